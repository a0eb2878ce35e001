"""A standing league: bots, programs and web addresses play on and on; a ledger keeps every game."""
