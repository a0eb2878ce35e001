"""Broadcast: what each viewer of a table may see, and sending it to every subscriber."""
