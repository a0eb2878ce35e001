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


def test_a_lazy_mapping_computes_a_value_once_and_has_the_keys_of_now() -> None:
    keys, computed = ["a", "b"], list[str]()

    def value(key: str) -> str:
        computed.append(key)
        return key.upper()

    lazy = LazyMapping(lambda: keys, value)
    assert (len(lazy), list(lazy), "b" in lazy, computed) == (2, ["a", "b"], True, [])
    assert (lazy["b"], lazy["b"], computed) == ("B", "B", ["b"])
    with pytest.raises(KeyError):
        lazy["c"]
    keys.append("c")
    assert lazy["c"] == "C"
