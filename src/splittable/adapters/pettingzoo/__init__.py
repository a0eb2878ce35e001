"""The games as PettingZoo environments: `split_it_v0`, `splito_v0` and `split_v0`."""

from splittable.core.extras import require_extras

require_extras("splittable.adapters.pettingzoo", "pettingzoo")
