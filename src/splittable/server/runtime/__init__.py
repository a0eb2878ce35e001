"""The runtime: live tables, each with one writer, their schedules, and the registry of them all."""
