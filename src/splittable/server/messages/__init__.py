"""The message schema: everything that crosses the wire, typed."""
