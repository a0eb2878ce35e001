"""Every part that our plug-ins name can be loaded, and belongs to its game."""

import pytest

from splittable.core.errors import PluginError
from splittable.core.plugins import LazyMapping, load
from splittable.games import PLUGINS

PARTS = ("encoding", "simulator", "bots", "reasons", "review", "board", "pad", "lessons", "unseen")


@pytest.mark.parametrize("part", PARTS)
def test_each_of_our_games_has_every_part(part: str) -> None:
    assert list(PLUGINS.parts(part)) == ["split-it", "splito", "split"]
    for name, plugin in PLUGINS.built_in.items():
        found = PLUGINS.parts(part)[name]
        assert found is load(getattr(plugin, part))
        if hasattr(found, "game"):
            assert found.game is plugin.game


@pytest.mark.parametrize("path", ["no_module:NAME", "splittable.core:NAME", "not a path"])
def test_a_part_that_cannot_be_loaded_is_one_line(path: str) -> None:
    with pytest.raises(PluginError, match=rf"^{path} can't be loaded: \w+: .*$"):
        load(path)


def test_a_lazy_mapping_looks_for_its_keys_and_values_once_and_only_when_needed() -> None:
    asked: list[str] = []

    def keys() -> list[str]:
        asked.append("keys")
        return ["a", "b"]

    def value(key: str) -> str:
        asked.append(key)
        return key.upper()

    lazy = LazyMapping(keys, value)
    assert asked == []
    assert "b" in lazy
    assert (lazy["b"], lazy["b"], len(lazy), list(lazy)) == ("B", "B", 2, ["a", "b"])
    assert asked == ["keys", "b"]
    with pytest.raises(KeyError):
        lazy["c"]
