# Words that every page uses.
loading = One moment…
loading-failed = This part of the page couldn’t be loaded.
loading-again = Try again
close = Close
cancel = Cancel
change = Change

# The address leads to no page of ours.
nowhere-page = Nothing here
nowhere-page-why = This address doesn’t lead to a table.
# The table in the address does not exist.
nowhere-table = This table isn’t here
nowhere-table-why = Perhaps the link is incomplete, or the table was closed a long time ago.
nowhere-home = Go to the home page

# No room for newcomers on this server.
full-title = The tables are full
full-why = There’s no room on this server right now. This page will try again automatically.

# A computer player; $number counts them at a table.
bot-name = Bot { $number }
# How well a computer player plays; the last three are not offered, but older tables have them.
bot-level-easy = Easy
bot-level-medium = Medium
bot-level-hard = Hard
bot-level-expert = Expert
bot-level-rules-of-thumb = Thoughtful
bot-level-random = Anything goes
seat-free = free seat

# Titles of the games: proper names, left as they are.
game-split-it = Split it!
game-splito = Splito
game-split = Split

## Without a network

# Above the home page and the rules.
offline-page = You’re offline. You can still read the rules and your games; tables will be back when you’re online.
# At a table.
offline-table = You’re offline. The table will be back when you’re online again.
