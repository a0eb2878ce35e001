"""The games in the terminal: draws tables, narrates events, parses typed moves."""
