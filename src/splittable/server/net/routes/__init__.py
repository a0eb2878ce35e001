"""REST: everything but live play. Only this folder knows the web framework."""
