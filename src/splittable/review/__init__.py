"""The review of a finished game: chances, decisions judged by what their seat knew, luck and skill.

Like the simulators it needs the extra `sim`; whoever imports a part of it learns so in one line.
"""
