"""The table server: people, bots and spectators at tables that lose nothing and leak nothing."""

from splittable.core.extras import require_extras

require_extras("splittable.server", "server")
