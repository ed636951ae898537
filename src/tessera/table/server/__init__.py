"""The server: HTTP and WebSocket around the house. It knows no rule of any game."""
