"""Load for a server: a real one is started, many people play on it at once, and it is measured from outside.

Nothing here knows how the server works: it is started by its command and spoken to by HTTP and WebSocket.
"""
