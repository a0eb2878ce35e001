"""Split for PettingZoo, as docs/encoding.md describes it."""

from splittable.adapters.pettingzoo.versions import version

env, raw_env, parallel_env = version("split", "split_v0")
