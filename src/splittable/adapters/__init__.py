"""The games through the interfaces of research libraries: generic, with no rule of any game."""
