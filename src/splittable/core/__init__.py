"""The words all games share: seats, chance, moves and outcomes, errors, records, fair deals."""
