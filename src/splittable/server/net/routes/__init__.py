"""REST routes: everything but live play. Only this folder imports the web framework."""
