"""Splito for PettingZoo, as docs/encoding.md describes it."""

from splittable.adapters.pettingzoo.versions import version

env, raw_env, parallel_env = version("splito", "splito_v0")
