"""Weights of the rule of thumb for Split, shared by bots and simulator."""

from typing import Final

NOISE: Final = 0.5  # added to the merit of a play, to stay unpredictable
LAST_RESORT: Final = -1e6  # a reset: worse than any play
DOUBT: Final = 0.04  # challenge if the chance of an honest reset is below this
WIDEST: Final = 100  # from the lowest card to the highest

# Competitive play
LAST_CARD: Final = 1000.0  # it wins
FITTING: Final = 2.0  # per other card of mine that would fit next
ROOM: Final = -0.15  # per number left free for the next seat
EARLY_WILD: Final = -6.0  # a Wild spent while other Standards are left
LATE_WILD: Final = 6.0  # a Wild spent before the last Standard
STRANDING: Final = -20.0  # leaves only Wilds in hand

# Competitive play, additionally in the playouts of a search: tuned by win share against seats that
# use the weights above
NARROW_ROOM_ALONE: Final = -0.4  # per number in the narrower gap
EDGE: Final = 0.18  # per number between the card and the middle
HOARDING: Final = -10.0  # a Wild spent while other Standards are left

# Cooperative play: tuned by the share of games won
WIDE_ROOM: Final = 1.2  # per number in the wider gap
NARROW_ROOM: Final = 0.1  # per number in the narrower gap
FITTING_WIDE: Final = 2.0  # per other Standard of mine in the wider gap
FITTING_NARROW: Final = -4.0  # likewise in the narrower gap: the next seat plays in the wider one
NONE_FITS: Final = -40.0  # none of my other Standards fits the wider gap
WILD_TOGETHER: Final = -70.0
HELPER: Final = -140.0  # in addition to WILD_TOGETHER: helpers are Wilds
STRANDING_TOGETHER: Final = -170.0
