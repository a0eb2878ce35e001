"""Reviews of finished games: winning chances, judged decisions, luck and skill.

Requires the extra `sim`; importing `game_review` raises MissingPackage otherwise. Reading a stored
review requires nothing.
"""
