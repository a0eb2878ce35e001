"""The network: HTTP and WebSocket connections, routes and middleware."""
