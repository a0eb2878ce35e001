"""Fuzzing: untrusted input raises only our own errors, each in one short line."""
