"""What specialists know about Atlas Lost."""
