"""Bots that follow a few rules of thumb: fast, sensible, fallible and not predictable."""
