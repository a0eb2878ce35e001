# The table, as all games share it.

## The sentence at the top

# I have made my secret choice; $names are still choosing.
status-chosen = You’ve chosen. Waiting for { $names }.
status-waiting = Waiting for { $names }.
# The same for more than three.
status-chosen-many = You’ve chosen. Waiting for { $count } others.
status-waiting-many = Waiting for { $count } players.
status-you-won = You’ve won!
status-won =
    { $count ->
        [one] { $names } has won.
       *[other] { $names } have won together.
    }
status-all-won = A tie: everyone wins.
# Cooperative Split: all win or lose together.
status-won-together = You’ve all won together!
status-lost-together = You’ve all lost this time.
status-watching = You’re watching.
# The clock ran out on me, and a bot makes this one move.
status-stood-in-move = Time’s up: a bot makes this move for you.
status-stood-in = A bot is playing for you.
status-rematch =
    { $count ->
        [one] { $names } wants a rematch.
       *[other] { $names } want a rematch.
    }
status-rematch-same =
    { $count ->
        [one] { $names } wants the same deal again.
       *[other] { $names } want the same deal again.
    }

# The title of the browser tab
title-table = { $game } · Splittable
title-turn = ● Your turn · { $game }
title-over = ■ Game over · { $game }
# $names want another game.
title-rematch = ■ Rematch? { $names } · { $game }

## Seats

seats = Players
seat-you = you
seat-bot = bot
seat-away = away
seat-stand-in = a bot is playing for them
seat-waited = choosing
seat-done = has chosen
seat-rematch = wants a rematch
# $seconds left on the clock
seat-clock =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

## Connection

connection-lost = Connection lost. Reconnecting…
# Beside my clock: $seconds are left; the button gives more of them.
clock-seconds = { $seconds } s
clock-more = More time
# Read aloud once.
clock-last = Ten seconds left
# $count is how many: moves, messages, people who sat down.
lost-entries = { $count ->
    [one] The server lost the last thing that happened here, so the game goes on from just before it.
   *[other] The server lost the last { $count } things that happened here, so the game goes on from just before them.
}
stood-in-clock = Your time ran out several times in a row, so a bot is playing for you.
stood-in-absence = You were away, so a bot is playing for you.
stood-in-left = You left, so a bot is playing for you.
# The clock ran out on me: a bot made that one move.
stood-in-missed = Your time ran out, so a bot made one move for you. The next one is yours again.
stood-in-back = Play for myself
# Somebody else.
stand-in-left = { $name } has left, so a bot plays for them.
stand-in-absence = { $name } is away, so a bot plays for them.
stand-in-clock = { $name } ran out of time, so a bot plays for them.
# For a friend who comes late; the names of the bots follow as buttons.
take-over = Take over from a bot:
take-over-not = Just watch

## Menu

menu = Menu
menu-settings = Settings
menu-invite = Invite friends
menu-leave = Leave the table
menu-screen = Show on a big screen
menu-home = Home page
menu-watch-link = Link for spectators
menu-stand-in = Let a bot play for { $name }
menu-stand-in-soon = { $name } was just here: a bot can take over in { $seconds } s
menu-ban = Remove { $name } for good
leave-title = Leave the table?
leave-why-playing = A bot will play for you. You can come back with the same link.
leave-why = Somebody else can take your seat.
leave-confirm = Leave

## Panel: log, chat, score, rules

panel = Log, chat, score and rules
panel-open = Log and more
panel-log = Log
panel-chat = Chat
panel-score = Score
panel-rules = Rules
panel-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }

log-empty = Nothing has happened yet.
log-jump = Show this moment
looking-back = This is how it was after move { $at }.
looking-back-now = Back to now

chat-empty = Nobody has said anything yet.
chat-earlier = Show what was said earlier
chat-label = Your message
chat-send = Send
chat-presets = Say it with one tap
chat-off = Chat is off at this table.
chat-zen = You’ve turned chat off for yourself.
chat-watchers-later = While a game is on, players don’t see what spectators say.
chat-watch-first = Enter a name to join the chat.
chat-name-confirm = Join
chat-spectator = { $name } (watching)
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
# What may not be said at such a table, in one line above the phrases.
chat-forbidden-splito = Try to win your neighbours over, but don’t say which cards you hold, what you’ll play, or which Objective you’re after.
chat-forbidden-split = Give advice, but never name a number.
# Buttons that open a choice: which Objective, which colour.
chat-about-objective-open = This Objective isn’t met yet…
chat-about-stay-in-band = Stay in a colour…

## The end

# Three buttons side by side, in a series four: what one looks at after the game.
end-views = What is shown
end-result = The result
end-score = The score
end-table = The table
end-rematch = Rematch
end-rematch-wanted = You want a rematch
end-rematch-waiting = Waiting for { $names }.
end-rematch-now = Deal now
end-rematch-join = Join the rematch
# The same for a rematch with the same cards.
end-same-join = Join: same deal
end-same-wanted = You want the same deal
end-rematch-new = Rematch with new cards
end-replay = Replay
end-review = Review
end-same-deal = Same deal again
end-share = Share
end-shared = Link copied
end-picture = Share as a picture
end-again = Show the last play again
end-download = Download the game
end-home = Home page
# Opens the seldom wanted actions.
end-more = More
# On the podium, for screen readers.
end-place = Place { $place }
end-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
end-known-deal = This deal has been played before, so somebody may know it.
# A table where a position of an earlier game is played on. Moves are numbered, 0 is the deal.
tried-game = Practice from game { $number }, move { $at }. The cards were known, so it isn’t a fair deal.
tried-record = Practice from a saved game, move { $at }. The cards were known, so it isn’t a fair deal.
tried-imagined = Hidden cards were dealt again.

## Preset phrases

preset-hello = Hello!
preset-good-luck = Good luck!
preset-thanks = Thank you!
preset-sorry = Sorry!
preset-oops = Oops…
preset-well-played = Well played!
preset-good-game = Good game!
preset-one-moment = One moment, please.
preset-i-am-back = I’m back.
preset-take-your-time = Take your time.
preset-again = Another game?
preset-bye = Bye!
preset-nice-cut = Nice cut!
preset-great-minds = Great minds think alike.
preset-so-close = So close!
preset-my-joker = My lovely joker!
preset-you-read-me = You can read my mind.
preset-nice-zone = What a nice zone!
preset-hello-neighbour = Hello, neighbour!
preset-what-a-product = What a product!
preset-last-round = The last round!
preset-go-left = To the left, please.
preset-go-right = To the right, please.
preset-stay-low = Stay low.
preset-stay-high = Stay high.
preset-tight-gap = A tight gap!
preset-what-a-reset = What a reset!
# $what is an Objective in a few words, or the name of a colour.
preset-objective-open = Not met yet: { $what }
preset-come-to-me = Come and play with me!
preset-left-or-right = Left or right?
preset-any-advice = What would help you?
preset-stay-middle = Stay in the middle.
preset-stay-in-band = Stay in this colour, please: { $what }
preset-i-am-fine = I’m fine.
preset-in-trouble = I’m in trouble.

# Several people at one device, and a screen for all
party-hand-over = Pass to { $name }
party-lift = I’m { $name }: show my cards
party-nobody = It’s nobody’s turn on this device. Everyone can look.
party-again = Play again
party-device = Several people on this device
party-device-about = Pass it around. Your cards stay hidden from the others.
party-device-here = Also on this device: { $names }
party-device-name = Name of another player
party-device-add = Add
party-scan = Scan to join
party-scan-watch = Scan to watch
# Between two figures, for ears: “2 then 4” where the eye sees 2 → 4.
foreseen-then = then

## Reactions

# The button that shows the six signs.
reaction-open = React
reaction-clap = Applause
reaction-laugh = Laughter
reaction-wow = Wow
reaction-hmm = Hmm
reaction-oops = Oops
reaction-heart = Heart
# For ears: who reacted, and how.
reaction-told = { $name }: { $reaction }

## Hints: why a move is good. “It” is the move.

hint-only = It’s the only move.
hint-in-the-end = It did best when the game was played on from here many times.
hint-ask = Hint
hint-thinking = Looking for a good move…
hint-told = Hint: { $move }.
hint-by = { $name }, the strongest bot here, would play this.
hint-none = No hint available right now.
hint-agree = Hints for everyone
hint-agree-about = You get hints once all players have turned this on.
hint-waiting-for = Still to agree: { $names }
hint-wished = { $name } would like hints for everyone.
hint-join = Agree
hint-close = Close the hint

## The series

# In the bar, beside how far the game is: the number of the game within the series.
series-bar-wins = Game { $number }, first to { $count }
series-bar-games = Game { $number } of { $count }
# Games that were won together.
series-won = { $count ->
    [one] { $count } won
   *[other] { $count } won
}
series-to-wins = { $count ->
    [one] Series: first to { $count } win
   *[other] Series: first to { $count } wins
}
series-to-games = { $count ->
    [one] Series: { $count } game
   *[other] Series: { $count } games
}
# At its end; $count is how many have won it.
series-over = { $count ->
    [one] { $names } has won the series.
   *[other] { $names } share the series.
}
series-over-you = You have won the series!
# In cooperative play. $count is 2 or more.
series-over-together = { $won } of { $count } games won together.
series-standing = Standings
series-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
# Beside the name of somebody who is not at the table any more.
series-left = has left
series-games = Games
series-game = Game { $number }
series-game-won = Won
series-game-lost = Lost
series-no-games = No game of this series is over yet.
# As end-rematch, status-rematch, title-rematch and seat-rematch: within a series, and after one.
end-series = The series
end-next = Next game
end-next-join = Join the next game
end-next-wanted = You’re ready
end-new-series = New series
end-new-series-join = Join the new series
end-new-series-wanted = You want a new series
status-next = { $count ->
    [one] { $names } is ready for the next game.
   *[other] { $names } are ready for the next game.
}
status-new-series = { $count ->
    [one] { $names } wants a new series.
   *[other] { $names } want a new series.
}
title-next = ■ Next game? { $names } · { $game }
title-new-series = ■ New series? { $names } · { $game }
seat-next = ready for the next game
seat-new-series = wants a new series
# What the game is about, and the keys that play it.
help = Help
help-rules = Read the rules
help-keys = Keyboard
help-key-tab = Go to the next group of cards or buttons
help-key-arrows = Move between cards
help-key-enter = Pick a card, or press a button
help-key-escape = Put back what you’ve picked
help-key-help = Open this help
help-keys-off = Single-key shortcuts are off in your settings.

## Games of plug-ins, which this page knows only by their moves

any-about = Play one of the moves on offer. Its rules come with the plug-in.
any-task = Choose a move
any-moves = Moves
any-play = Play: { $move }
any-player = Player
any-points = Points

## Reporting a table or a remark to the people who run the server

report = Report…
report-title = Report something
report-about = The people who run this server will see the table and what was said there.
report-what = What?
report-table = The table
report-why = Why?
report-insult = Insults
report-name = Offensive name
report-spoil = Spoiling the game
report-other = Something else
report-words = In your own words
report-send = Send
report-sent = Thank you. The people who run this server will look at it.
report-nobody = Nobody reads reports on this server.
