"""Shared test helpers: variants, random games, independent scoring, alternative worlds."""
