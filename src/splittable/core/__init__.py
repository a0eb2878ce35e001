"""What all games share: the game protocol, seats, options, errors, records and fair deals."""
