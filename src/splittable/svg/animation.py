"""Several drawings of the same size as one animated SVG: each piece is written once, with the time
during which it is shown."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from hashlib import sha256
from typing import Final

from splittable.svg.drawing import Drawing, Picture, Piece, PlacedCard, document

SECONDS: Final = 1.0  # each position
LAST_SECONDS: Final = 4  # the last position stays longer


@dataclass(slots=True)
class _Span:
    piece: Piece
    start: int  # the first frame that shows it
    end: int  # the first frame that no longer does


def animated(frames: Sequence[Drawing]) -> Picture:
    spans = _spans([frame.pieces for frame in frames])
    faces = dict.fromkeys(span.piece.face for span in spans if isinstance(span.piece, PlacedCard))
    name = "s" + _digest("".join(str(span.piece) for span in spans) + str(len(frames)))
    ids = {face: f"{name}-{number}" for number, face in enumerate(faces)}
    ticks = len(frames) - 1 + LAST_SECONDS
    body = "".join(_shown(span, len(frames), ticks, name, ids) for span in spans)
    symbols = "".join(f'<g id="{ids[face]}">{face}</g>' for face in faces)
    style = "".join(_style(spans, len(frames), ticks, name))
    return document(frames[-1], f"<style>{style}</style><defs>{symbols}</defs>{body}")


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:10]


def _spans(frames: Sequence[Sequence[Piece]]) -> list[_Span]:
    """The pieces of all frames, in an order that is right for each of them."""
    spans = [_Span(piece, 0, len(frames)) for piece in frames[0]]
    live = list(spans)
    for number, pieces in enumerate(frames[1:], start=1):
        before = [span.piece for span in live]
        now: list[_Span] = []
        for kind, a, b, c, d in SequenceMatcher(None, before, pieces, False).get_opcodes():
            if kind == "equal":
                now += live[a:b]
                continue
            for gone in live[a:b]:
                gone.end = number
            new = [_Span(piece, number, len(frames)) for piece in pieces[c:d]]
            behind = live[b - 1] if b else None
            at = 0 if behind is None else _index(spans, behind) + 1
            spans[at:at] = new
            now += new
        live = now
    return spans


def _index(spans: Sequence[_Span], wanted: _Span) -> int:
    return next(place for place, span in enumerate(spans) if span is wanted)


def _shown(span: _Span, frames: int, ticks: int, name: str, ids: dict[str, str]) -> str:
    piece = span.piece
    markup = (
        f'<use href="#{ids[piece.face]}" transform="{piece.transform}"/>'
        if isinstance(piece, PlacedCard)
        else piece
    )
    if (span.start, span.end) == (0, frames):
        return markup
    length = _length(span, frames, ticks)
    last = f" {name}-last" if span.end == frames else ""
    delay = f"{(span.start - ticks) * SECONDS:g}s" if span.start else "0s"
    style = f"animation-name:{name}-{length};animation-delay:{delay}"
    return f'<g class="{name}{last}" style="{style}">{markup}</g>'


def _length(span: _Span, frames: int, ticks: int) -> int:
    return (ticks if span.end == frames else span.end) - span.start


def _style(spans: Sequence[_Span], frames: int, ticks: int, name: str) -> Iterator[str]:
    duration = f"{ticks * SECONDS:g}s"
    yield f".{name}{{visibility:hidden;animation:{duration} step-end infinite}}"
    yield f".{name}-last{{visibility:visible}}"
    yield f"@media (prefers-reduced-motion:reduce){{.{name}{{animation:none!important}}}}"
    partial = [span for span in spans if (span.start, span.end) != (0, frames)]
    for length in sorted({_length(span, frames, ticks) for span in partial}):
        share = f"{100 * length / ticks:.4f}%"
        shown, hidden = "{visibility:visible}", "{visibility:hidden}"
        yield f"@keyframes {name}-{length}{{0%{shown}{share}{hidden}100%{hidden}}}"
