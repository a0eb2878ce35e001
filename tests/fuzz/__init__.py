"""Fuzz: whatever strangers send, only our own errors come out, each in one short line."""
