"""Values that a notebook shows as a picture."""

from pkgutil import resolve_name


class ShownAsTable:
    """Base of views: drawn by `splittable.svg`, which is imported on first use."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        drawn: str = resolve_name("splittable.svg:table")(self)
        return drawn
