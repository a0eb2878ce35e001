"""Splittable: play, simulate and analyse three card games, Split it!, Splito and Split."""

__version__ = "0.1.0"
