"""Text with styles: rich's, or without the extra `cli` a plain substitute that has no colours."""

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING or find_spec("rich") is not None:
    from rich.cells import cell_len, set_cell_size
    from rich.console import Console
    from rich.text import Text
else:
    from splittable.terminal.plain_text import Console, Text, cell_len, set_cell_size

__all__ = ["Console", "Text", "cell_len", "set_cell_size"]
