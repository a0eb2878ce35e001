"""The table server: people, bots and spectators at tables that lose nothing and leak nothing."""
