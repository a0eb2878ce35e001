"""Programs at live tables: seats a bot at a table of any server, over the public protocol."""
