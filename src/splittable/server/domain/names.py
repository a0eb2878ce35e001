"""Names of people at a table: readable, and unlike anybody else's.

Records are read more liberally (`core.record`): what was once let in stays readable.
"""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from splittable.core.errors import Invalid
from splittable.core.record import read_name
from splittable.core.validation import short_repr
from splittable.server.domain.look_alikes import LOOK_ALIKES

# Letters and symbols by their category that show nothing: Hangul fillers and an empty Braille cell.
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
MOST_MARKS: Final = 4  # on one letter, as Unicode TR 39 (5.4) advises; real writing needs fewer
JOINER, NON_JOINER = "\u200d", "\u200c"
VIRAMA: Final = 9  # combining class of the sign that joins consonants in the scripts of India
KEYCAP: Final = "\u20e3"
OTHER_SIGNS: Final = frozenset("\u203c\u2049\u3030")  # pictures that are punctuation by category
# Default_Ignorable_Code_Point of Unicode: drawn as nothing, wherever they are not at home.
_UNSEEN: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff]"
)
SKIN: Final = frozenset("\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff")

# Our own signs that are drawn like another of ours, and a Cyrillic l that the table takes for an i.
_OWN: Final = {"O": "0", "l": "1I|\u01c0\u04cf"}
_DRAWN_LIKE: Final = {
    sign: ours for table in (LOOK_ALIKES, _OWN) for ours, signs in table.items() for sign in signs
}
_BOT: Final = "bot"  # what pages call one, with or without a number
_NUMBER: Final = re.compile(r"[\W\d_]*$")


def read_person_name(raw: str, where: str) -> str:
    """A name with something to see in it, and nothing that hides or spills over."""
    name = read_name(raw.strip(), where)
    if not any(_is_seen(sign) for sign in name) or _is_mark(name[0]):
        raise Invalid(where, f"expected a name that can be seen, found {short_repr(name)}")
    if any(map(_is_mark, name)) and _most_marks(name) > MOST_MARKS:
        raise Invalid(where, f"expected at most {MOST_MARKS} marks on a letter: {short_repr(name)}")
    for unseen in _UNSEEN.finditer(name):
        place = unseen.start()
        if not _is_at_home(name, place):
            raise Invalid(
                where, f"character {place + 1} is unseen and changes nothing: {short_repr(name)}"
            )
    return name


def reads_as(name: str, others: Iterable[str]) -> bool:
    """Whether a reader could take it for one of these; a number behind it makes no other name."""
    bare = _unnumbered(name)
    return any(are_alike(bare, _unnumbered(other)) for other in others)


def is_bot_name(name: str, bots: Iterable[str]) -> bool:
    return are_alike(_unnumbered(name), _BOT) or any(are_alike(name, bot) for bot in bots)


def are_alike(one: str, other: str) -> bool:
    """Whether a reader could take one name for the other: case, width and look-alikes are one."""
    return folded(one) == folded(other) or drawn(one) == drawn(other)


# Signs that are seen


def _is_seen(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LNPS" and sign not in BLANK


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "M"


def _most_marks(name: str) -> int:
    """In a row; those that a letter is written with count too."""
    runs = "".join("m" if _is_mark(sign) else " " for sign in unicodedata.normalize("NFD", name))
    return max(map(len, runs.split()), default=0)


def _is_at_home(name: str, place: int) -> bool:
    """Whether a sign that is not seen itself changes how its neighbours are drawn."""
    sign, before, after = name[place], name[:place][-1:], name[place + 1 :][:1]
    if sign in (JOINER, NON_JOINER):
        return _joins(name, place)
    if "\ufe0e" <= sign <= "\ufe0f":  # as text, or as a picture
        return after == KEYCAP or (before != "" and _is_sign(before))
    if "\U000e0100" <= sign <= "\U000e01ef":  # which form of an ideograph, as Japanese names have
        return _is_of(before, "CJK")
    if "\u180b" <= sign <= "\u180f":
        return _is_of(before, "MONGOLIAN")
    return False


def _is_sign(sign: str) -> bool:
    """One that is drawn as a picture, too."""
    return sign in OTHER_SIGNS or (unicodedata.category(sign)[0] == "S" and not sign.isascii())


def _is_of(sign: str, script: str) -> bool:
    return sign != "" and unicodedata.name(sign, "").startswith(script)


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


def _unnumbered(name: str) -> str:
    return _NUMBER.sub("", folded(name))


def folded(name: str) -> str:
    """Without what is not seen, and one blank for many."""
    seen = "".join(sign for sign in _UNSEEN.sub("", name) if sign not in BLANK)
    return " ".join(unicodedata.normalize("NFKC", seen).casefold().split())


def drawn(name: str) -> str:
    """With the letter of ours that each is drawn like."""
    seen = unicodedata.normalize("NFKC", _UNSEEN.sub("", name))
    drawn = "".join(map(_drawn_like, seen)).casefold()
    return folded("".join(map(_drawn_like, drawn))).replace("rn", "m").replace("vv", "w")


def _drawn_like(sign: str) -> str:
    """The letter of ours that it is drawn like, or else it or its capital, as case makes no other
    name: a small Cyrillic к is a k, since К is a K."""
    if sign in _DRAWN_LIKE or sign.isascii():
        return _DRAWN_LIKE.get(sign, sign)
    return _DRAWN_LIKE.get(sign.upper(), sign)
