"""What people may be called at a table: names that can be read, and that nobody else has.

Records are read more liberally (`core.record`): what was once let in stays readable.
"""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from splittable.core.errors import Invalid
from splittable.core.reading import shown
from splittable.core.record import read_name

# Letters and symbols by their category that show nothing: Hangul fillers and an empty Braille cell.
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
MOST_MARKS: Final = 4  # on one letter, as Unicode TR 39 (5.4) advises; real writing needs fewer
JOINER, NON_JOINER = "\u200d", "\u200c"
VIRAMA: Final = 9  # combining class of the sign that joins consonants in the scripts of India
SKIN: Final = frozenset("\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff")

# Letters that are drawn alike, of those people type most: from the table that Unicode TR 39 keeps
# (confusables.txt), the Cyrillic, Greek, Armenian and Latin ones that look like a letter of ours.
_LOOK_ALIKES: Final = {
    "АВЕЅІЈКМНОРСТУХЬ": "ABESIJKMHOPCTYXb",
    "аеѕіјорсухһԁԛԝ": "aesijopcyxhdqw",
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ": "ABEZHIKMNOPTYX",
    "αγινορυϲϳ": "ayivopucj",
    "օսհոԼ": "ouhnL",
    "ıɑɡℓ0": "iaglO",
    "I1|ǀ": "llll",
}
_DRAWN_LIKE: Final = str.maketrans(
    {
        mine: ours
        for those, these in _LOOK_ALIKES.items()
        for mine, ours in zip(those, these, strict=True)
    }
)
_BOT: Final = re.compile(r"bot ?\d*")  # what pages call one


def read_person_name(raw: str, where: str) -> str:
    """A name with something to see in it, and nothing that hides or spills over."""
    name = read_name(raw.strip(), where)
    if not any(_is_seen(sign) for sign in name) or _is_mark(name[0]):
        raise Invalid(where, f"expected a name that can be seen, found {shown(name)}")
    if any(map(_is_mark, name)) and _most_marks(name) > MOST_MARKS:
        raise Invalid(where, f"expected at most {MOST_MARKS} marks on a letter: {shown(name)}")
    for place, sign in enumerate(name):
        if sign in (JOINER, NON_JOINER) and not _joins(name, place):
            raise Invalid(
                where, f"character {place + 1} is unseen and joins nothing: {shown(name)}"
            )
    return name


def is_bot_name(name: str, bots: Iterable[str]) -> bool:
    return _BOT.fullmatch(_folded(name)) is not None or any(are_alike(name, bot) for bot in bots)


def are_alike(one: str, other: str) -> bool:
    """Whether a reader could take one name for the other: case, width and look-alikes are one."""
    return _folded(one) == _folded(other) or _drawn(one) == _drawn(other)


# Signs that are seen


def _is_seen(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LNPS" and sign not in BLANK


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "M"


def _most_marks(name: str) -> int:
    """In a row; those that a letter is written with count too."""
    runs = "".join("m" if _is_mark(sign) else " " for sign in unicodedata.normalize("NFD", name))
    return max(map(len, runs.split()), default=0)


def _joins(name: str, place: int) -> bool:
    """Whether a joiner or non-joiner changes how its neighbours are drawn, as UAX 31 asks of it.

    After a virama both do. Between Arabic letters, as in Persian, a non-joiner parts them. A joiner
    makes one picture of two emoji.
    """
    before, after = name[:place], name[place + 1 :]
    if not before or not after:
        return False
    if unicodedata.combining(before[-1]) == VIRAMA:
        return True
    if name[place] == NON_JOINER:
        return _is_arabic(_bare(before)[-1:]) and _is_arabic(after[0])
    return _is_picture(_bare(before)[-1:]) and _is_picture(after[0])


def _bare(text: str) -> str:
    """Without the marks and skin colours at its end."""
    while text and (_is_mark(text[-1]) or text[-1] in SKIN):
        text = text[:-1]
    return text


def _is_arabic(sign: str) -> bool:
    return sign != "" and unicodedata.bidirectional(sign) == "AL"


def _is_picture(sign: str) -> bool:
    return sign != "" and unicodedata.category(sign) == "So" and sign not in BLANK


# Names that look alike


def _folded(name: str) -> str:
    """Without what is not seen, and one blank for many."""
    seen = "".join(sign for sign in name if sign not in BLANK and sign not in (JOINER, NON_JOINER))
    return " ".join(unicodedata.normalize("NFKC", seen).casefold().split())


def _drawn(name: str) -> str:
    drawn = unicodedata.normalize("NFKC", name).translate(_DRAWN_LIKE).casefold()
    return _folded(drawn.translate(_DRAWN_LIKE)).replace("rn", "m")
