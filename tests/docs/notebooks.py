"""Runs notebooks without Jupyter: the code cells one after the other, in one namespace."""

import ast
import json
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parents[2] / "examples/notebooks"


@dataclass(frozen=True, slots=True)
class Ran:
    printed: str
    shown: list[Any]  # the values of the cells that end with an expression
    names: dict[str, Any] = field(repr=False)  # the namespace afterwards

    @property
    def displayed(self) -> list[str]:
        """What a notebook displays for those values."""
        return [_displayed(value) for value in self.shown]


def read(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))


def run(name: str) -> Ran:
    """Run a notebook from the first cell to the last; an error names the notebook and the cell."""
    ran = Ran("", [], {"__name__": "__main__"})
    printed = StringIO()
    with redirect_stdout(printed):
        for cell in read(name)["cells"]:
            if cell["cell_type"] == "code":
                _run_cell("".join(cell["source"]), f"{name}.ipynb, {cell['id']}", ran)
    return Ran(printed.getvalue(), ran.shown, ran.names)


def _run_cell(source: str, place: str, ran: Ran) -> None:
    module = ast.parse(source, place)
    last = module.body.pop() if isinstance(module.body[-1], ast.Expr) else None
    exec(compile(module, place, "exec"), ran.names)
    if isinstance(last, ast.Expr):
        value = eval(compile(ast.Expression(last.value), place, "eval"), ran.names)
        if value is not None:
            ran.shown.append(value)


def _displayed(value: Any) -> str:
    for method in ("_repr_html_", "_repr_svg_"):
        if hasattr(value, method):
            return str(getattr(value, method)())
    return repr(value)
