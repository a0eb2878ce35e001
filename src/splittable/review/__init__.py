"""Reviews of finished games: winning chances, judged decisions, luck and skill.

Requires the extra `sim`; importing a module of it raises MissingPackage otherwise.
"""
