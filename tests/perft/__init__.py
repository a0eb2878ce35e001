"""Perft: the number of move sequences from fixed positions, stored as data files."""
