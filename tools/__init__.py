"""The house's own tools: building, checking, measuring. Nothing here is installed."""
