"""Adapters to research libraries. They are generic and contain no rules of any game."""
