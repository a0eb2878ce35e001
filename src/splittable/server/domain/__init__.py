"""The domain: log entries, the table as a value, commands and the reducer. No I/O, no framework."""
