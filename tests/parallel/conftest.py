"""The command line as a fixture."""

from tests.cli.conftest import splittable

__all__ = ["splittable"]
