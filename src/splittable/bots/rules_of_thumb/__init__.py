"""Sensible players that follow a few rules of thumb: quick, fallible, never the same twice."""
