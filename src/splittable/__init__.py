"""Splittable: a table for the three split card games, Split it!, Splito and Split."""

__version__ = "0.1.0"
