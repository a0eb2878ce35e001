"""Games as Parquet files for learners: `decisions` writes them."""

from splittable.core.extras import require_extras

require_extras("splittable.adapters.parquet", "parquet")
