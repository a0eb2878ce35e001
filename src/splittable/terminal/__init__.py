"""The games on a terminal: tables as text, events as sentences, one person typing."""
