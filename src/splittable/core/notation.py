"""Types whose values have a notation: a short text that stands for the whole value."""


class Notated:
    """Base of types that are written as `str(value)` in messages and views: moves, and cards that
    an id stands for. Other types are written field by field, even if they define `__str__`."""

    __slots__ = ()

    def __str__(self) -> str:
        raise NotImplementedError(f"{type(self).__name__} has no notation yet")
