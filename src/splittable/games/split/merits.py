"""What the rule of thumb for Split weighs a move by: the numbers, for bots and simulator alike."""

from typing import Final

NOISE: Final = 0.5  # of a play: keeps me hard to read
LAST_RESORT: Final = -1e6  # a reset, worse than any play
DOUBT: Final = 0.04  # challenge when an honest reset would be this unlikely
WIDEST: Final = 100  # from the lowest card to the highest

# Alone
LAST_CARD: Final = 1000.0  # it wins
FITTING: Final = 2.0  # each of my other cards that would fit next
ROOM: Final = -0.15  # each number that is left free for the next player
EARLY_WILD: Final = -6.0  # spent while other Standards are left
LATE_WILD: Final = 6.0  # spent before the last Standard
STRANDING: Final = -20.0  # leaves only Wilds in hand

# Alone, besides, for the playouts of who searches: tuned by the share of the wins among seats that
# go by the numbers above
NARROW_ROOM_ALONE: Final = -0.4  # each number in the narrower gap
EDGE: Final = 0.18  # each number from the middle to the card
HOARDING: Final = -10.0  # a Wild spent while other Standards are left

# Together: tuned on whole games, by the share of those that were won
WIDE_ROOM: Final = 1.2  # each number in the wider gap
NARROW_ROOM: Final = 0.1  # each number in the narrower one
FITTING_WIDE: Final = 2.0  # each of my other Standards in the wider gap
FITTING_NARROW: Final = -4.0  # the wider one will be played in
NONE_FITS: Final = -40.0  # none of my other Standards is in the wider gap
WILD_TOGETHER: Final = -70.0
HELPER: Final = -140.0  # besides, for it is a Wild
STRANDING_TOGETHER: Final = -170.0
