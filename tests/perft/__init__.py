"""Perft: how many sequences of moves there are from fixed positions, kept as data files."""
