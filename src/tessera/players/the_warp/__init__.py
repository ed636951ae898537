"""The specialist of The Warp."""
