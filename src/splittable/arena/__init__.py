"""The arena: tournaments of bots, in which all pairings play the same deals in every rotation."""
