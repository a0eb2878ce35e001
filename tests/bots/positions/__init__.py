"""Positions with one clearly best move, as records whose last move is that one."""
