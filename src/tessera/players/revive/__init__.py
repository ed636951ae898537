"""The specialist of Revive."""
