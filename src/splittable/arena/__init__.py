"""Bots against each other: every mixture of them meets on the same deals, in every rotation."""
