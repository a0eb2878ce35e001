### The home page, the lobby, settings, invitations and the waiting room of a table.

## The home page

home-title = Splittable
home-lead = Three clever little card games. Play bots right away, or send friends a link.
home-language = Language
home-settings = Settings
home-to-home = Splittable, home page
home-games = Games
home-other-games = More games on this server

# Labels the field where one types one's name.
home-name = Your name

# Names for somebody who gave none: friendly animals, shown to the others at the table.
home-guest-0 = Otter
home-guest-1 = Hare
home-guest-2 = Owl
home-guest-3 = Badger
home-guest-4 = Lynx
home-guest-5 = Heron
home-guest-6 = Hedgehog
home-guest-7 = Robin

home-about-split-it = Cut the row in three, guess in secret, and win the section nobody else has guessed.
home-about-splito = Share a zone of cards with each neighbour, and multiply left by right.
# Followed by one of the two home-mode-…-about sentences.
home-about-split = Squeeze your numbers between two piles.

# How many can play this game: from $least to $most.
home-players = { $least } to { $most } players
# The printed numbers, and two as a variant of ours.
home-players-variant = { $least } to { $most } players, 2 as a variant

home-play-now = Play now
home-with-friends = Play with friends
home-opening = One moment…
home-rules = Rules
home-lesson-new = First time? Play a guided game
home-lesson-begun = Continue the guided game
home-lesson-done = Play the guided game again
home-rules-game = Rules of { $game }
home-back = All games

# What "Play now" will open, in a few words. $seats is the number of players.
home-choices = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}, standard rules
# Two players where more are printed.
home-choices-variant = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}, a variant
home-choices-special = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}, custom settings
# The disclosure under the buttons, followed by one of the two messages above.
home-change-choices = Change players, bots and rules
home-reset-choices = Back to standard

home-seats = Players
home-seats-variant = The printed rules are for 3 to 8 players. The variant for two is our own reconstruction.
home-bots = Bots
home-bot-easy-about = They follow simple rules and make mistakes.
home-bot-medium-about = They think a little ahead: an even game.
home-bot-hard-about = They think every move through: a real challenge.
# Where the server lacks what medium and hard need.
home-bot-rules-of-thumb-about = They know the game’s rules of thumb.

## Options of the games

home-mode = How to play
home-mode-competitive = Against each other
home-mode-competitive-about = The first to get rid of all their cards wins.
home-mode-cooperative = All together
home-mode-cooperative-about = Cooperative play: you all get rid of your cards, or nobody wins. For three players or more.

home-helpers = Shared helpers
home-helpers-about = Wilds next to the table that anyone can play, once each. Fewer is harder.
home-helpers-both = 0 and 100
home-helpers-zero = Only the 0
home-helpers-hundred = Only the 100
home-helpers-none = None

home-rules-options = Rules
home-option-remove-after-every-split = Remove a section after every split
home-option-remove-after-every-split-about = For two players: a section leaves the game after every split into three, not just once a round.
home-option-value-at-least = “At least” is enough
home-option-value-at-least-about = An Objective that asks for two 4s is also met by three of them.
home-option-show-side = Show left or right
home-option-show-side-about = Everyone sees right away which side a hidden card will go to.
home-option-reset-keeps-direction = A reset keeps the direction
home-option-reset-keeps-direction-about = After a reset, play keeps its direction instead of going clockwise again.
home-option-bluff-resets = Bluffing
home-option-bluff-resets-about = When you reset, you may lay any two Standards, and the others may call your bluff.

## Table settings

# How many games of a table are counted together.
home-series = Series
home-series-none = Single games
# Until somebody has won so many.
home-series-wins = { $count ->
    [one] First to { $count } win
   *[other] First to { $count } wins
}
home-series-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
home-table-settings = Table settings
home-visibility = Who may join
home-visibility-private = Only people with the link
home-visibility-public = Anyone: the table is listed on this page
home-talk = Chat
home-talk-usual = Usual for the game
home-talk-free = Free
home-talk-presets = Ready-made phrases only
home-talk-off = Off
home-talk-about = Bots ask for advice and give it, too. With chat off, everyone stays silent, which makes the game harder.
home-clock = Time per move
home-clock-none = No clock
# How long one may think. $seconds is 30 or more.
home-clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
home-clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
home-absence = If somebody’s away
home-absence-never = Wait, however long it takes
home-absence-seconds = { $seconds ->
    [one] A bot plays for them after { $seconds } second
   *[other] A bot plays for them after { $seconds } seconds
}
home-absence-minutes = { $minutes ->
    [one] A bot plays for them after { $minutes } minute
   *[other] A bot plays for them after { $minutes } minutes
}
home-take-back = Choices can be changed
home-take-back-about = You can change your choice until the last player has chosen.
home-hints = Hints
home-hints-about = Alone with bots, you can ask for a hint. With other people, everyone has to agree first.
home-aids-split-it = Show the tally
home-aids-split-it-about = Which cards are gone, and which may still come. Without it, you have to keep count.
home-aids-splito = Show hands you’ve passed on
home-aids-splito-about = What’s left in the hands you’ve held. Without it, you have to remember.

# The menu in which the host says who begins; Split it! has a starter, Split a dealer.
begins-split-it = Who starts
begins-split = Who deals
begins-lot = Anyone, at random
# Answers “Who starts” and “Who deals”, before anybody else is there.
begins-me = I do
begins-about = At a table with friends, the host can still change this, for example to the youngest player.
begins-youngest = The youngest player
begins-youngest-who = Who is the youngest?
begins-told-lot = A random player begins.
begins-told-split-it = { $name } starts.
begins-told-split = { $name } deals.
begins-why-youngest = The youngest begins.
# After “… deals.”, from the second game on.
begins-why-passed = The deal passes to the left.

## My tables

home-mine-sure = You’ll lose your seat there for good.
home-mine-forget-sure = Forget it
home-mine-all = { $n ->
    [one] Show { $n } more
   *[other] Show { $n } more
}

## Open tables

home-open = Open tables
home-open-about = Anyone can sit down here, or watch.
home-open-none = No open tables right now. To open one, choose “Anyone” in a game’s table settings.
home-open-look = Refresh
home-open-join = Join
home-open-watch = Watch
home-open-free = { $n ->
    [0] All seats are taken
    [one] { $n } seat is free
   *[other] { $n } seats are free
}
home-open-playing = Game in progress
home-open-variant = A variant

## A record

home-record = Open a saved game
home-record-about = A downloaded game includes its deal. Play the same cards yourself and see if you do better.
home-record-choose = Choose a file…
# What was found in the file: the game, and how many played it.
home-record-review = Review
home-record-found = { $game } for { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
# Who had played it. $names is a list of names.
home-record-names = Played by { $names }
home-record-unreadable = This file isn’t one of our games. Choose one you downloaded after a game.
home-record-unfinished = This game isn’t finished, so its deal stays secret.
home-record-too-big = This file is too big to be a game.

home-about = Fan-made and free. Not affiliated with the publishers or designers of the printed games.
home-licences = Third-party licences

## What went wrong, and what to do. By the code of the server's answer.

problem-invalid = The server didn’t understand that. Please reload the page.
problem-illegal = The rules don’t allow that now. Please choose something else.
problem-not-your-turn = It isn’t your turn yet.
problem-off-lesson = The lesson needs another move here. Try what your coach says.
problem-stale = The table changed in the meantime. Please choose again.
problem-wrong-phase = You can’t do that right now.
problem-not-allowed = You can’t do that here. To sit down you need an invitation link.
problem-taken = This seat is taken. Take another one, or watch.
problem-name-taken = Somebody here already has this name, or one very like it. Please choose another.
problem-sent-away = The host has removed you from this table.
problem-unknown = There’s no such table or game. Please check the link.
problem-later-rules = This table was last played on a newer version of the server, so this one can’t open it.
problem-damaged = This table is damaged on the server and can’t be opened any more. Please open a new one.
problem-too-fast = That was a bit too fast. Please wait a moment and try again.
problem-too-big = That’s too long. Please make it shorter.
problem-foreign-origin = You can’t play on that server from this page. Please open the server’s own page.
problem-too-busy = Too many reviews are waiting right now. Please try again in a moment.
problem-full = The tables are full right now. Please try again in a moment.
problem-no-reviews = This server can’t review games.
problem-closed = The people who run this server have closed this table.
problem-banned = The people who run this server have banned you.
problem-unwanted = Please choose other words: one of these isn’t allowed on this server.
problem-maintenance = You can’t start new games right now: the server is about to go down for maintenance.
problem-unavailable = The server can’t be reached right now. Please try again in a moment.
problem-broken = Something went wrong on our side. Please try again.

## Settings

settings-title = Settings
settings-saved = Changes are saved in this browser.
settings-look = Appearance
settings-theme = Colours
settings-theme-system = Same as my device
settings-theme-light = Light
settings-theme-dark = Dark
settings-contrast = High contrast
settings-contrast-about = Always, not only when your device asks for it.
settings-felt = Background
settings-felt-classic = Colourful
settings-felt-calm = Calm
settings-index = Numbers on cards
settings-index-standard = Normal
settings-index-large = Large
settings-speed = Card animations
settings-speed-none = None
settings-speed-rush = Very fast
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-speed-still = Your device is set to reduce motion, so cards don’t move.
settings-patterns = Strong patterns on coloured cards
settings-patterns-about = They help you tell cards apart without their colours.
settings-totals = Show points during play
settings-totals-about = Totals and leads so far. Without them, you keep count.
settings-playing = Playing
settings-confirm = Confirm every move
settings-confirm-about = A second tap plays the card. Without this, the last tap plays it straight away.
settings-shortcuts = Single-key shortcuts
settings-shortcuts-about = Letters and digits work as shortcuts while you’re not typing.
settings-talk = Show the chat
settings-talk-about = Turn it off to play in peace.
settings-sound = Sound
settings-sounds = Play sounds
settings-volume = Volume
settings-sound-turn = It’s my turn
settings-sound-sealed = Somebody has chosen
settings-sound-reveal = Choices are shown
settings-sound-hurry = Time is running out
settings-sound-tick = Every one of my last ten seconds
settings-sound-talk = Somebody says something
settings-sound-end = The game is over
settings-sound-rematch = Somebody wants a rematch
settings-sound-try = Listen
# For screen readers. $sound is one of the six messages above.
settings-sound-try-sound = Listen: { $sound }

## Invitations

invite-title = Invite friends
invite-about = Anyone with this link can sit down. No account needed.
invite-link = Link for players
invite-copy = Copy the link
invite-copied = Copied
invite-not-copied = Your browser doesn’t allow copying here. The link is selected, so you can copy it yourself.
invite-share = Share…
# What a shared message says, before the link.
invite-share-text = Come and play with me!
invite-qr = QR code with the link for players
invite-qr-about = Friends next to you can scan this.
# The server can be reached from this machine alone; $command starts one that phones can reach.
invite-only-here = Only this computer can reach this server. To invite phones and others on your network, start it with { $command }.
invite-no-address = This computer isn’t on a network, so nobody else can open a link to it.
invite-here-link = Link for this computer only
# This machine has several addresses: one of them is in the links.
invite-address = Address for the others
invite-address-about = If the link doesn’t open on their phones, try another one.
invite-watch = Link for spectators
invite-watch-about = They see what’s face up on the table, but nobody’s hand.
invite-watch-copy = Copy the link for spectators

## The waiting room

gathering-title = { $game }: waiting for players
gathering-about-host = Invite friends or add bots, then start.
gathering-about-guest = You have a seat. { $host } starts the game.
gathering-about-guest-no-host = You have a seat. The game starts soon.
gathering-about-newcomer = You’re invited. Enter your name and take a seat.
gathering-about-late = All seats are taken. You can watch from here.
gathering-about-spectator = You’re watching. To play, ask somebody at the table for an invitation link.
gathering-known-deal = This deal has been played before, so somebody may remember the cards.
gathering-seats = Seats
# Seats are counted from 1 here.
gathering-seat = Seat { $seat }
gathering-free = Free
gathering-you = You
gathering-host = Host
gathering-away = Away
gathering-sit = Sit here
gathering-add-bot = Add a bot
# Names the choice between the levels of a bot that sits there.
gathering-level = How well { $name } plays
gathering-send-away = Remove
gathering-send-away-name = Remove { $name }
gathering-start = Start the game
# The host starts although seats are free: bots take these.
gathering-start-bots = { $n ->
    [one] Start with { $n } bot
   *[other] Start with { $n } bots
}
gathering-waiting = { $n ->
    [one] Waiting for { $n } more player
   *[other] Waiting for { $n } more players
}
gathering-waiting-host = Waiting for { $name } to start
gathering-waiting-start = All seats are taken. Waiting for the game to start.
gathering-rename = Change my name
gathering-join = Take a seat
gathering-watch-name = Watch under this name
gathering-watch-about = With a name you can join the chat.
gathering-watchers = { $n ->
    [one] Watching: { $names }
   *[other] Watching: { $names }
}
gathering-rules = Rules of this table
gathering-usual = Standard rules
gathering-variant = A variant for two players, our own reconstruction
# $helpers is like "0 and 100" or "None".
gathering-helpers = Shared helpers: { $helpers }
gathering-invite = Invite friends
gathering-visibility-public = This table is listed on the home page: anyone can sit down.
gathering-visibility-private = Only people with the link can find this table.
gathering-talk-free = Chat is free.
gathering-talk-presets = Chat with ready-made phrases only.
gathering-talk-off = No chat.
# $series is what home-series-… says.
gathering-series = A series: { $series }.
gathering-clock-none = No clock.
gathering-clock-seconds = { $seconds ->
    [one] { $seconds } second per move.
   *[other] { $seconds } seconds per move.
}
gathering-take-back = You can change a hidden choice until everyone has chosen.
gathering-no-take-back = You can’t change a hidden choice.
gathering-hints = Hints, once everybody agrees.
gathering-no-hints = No hints.
gathering-absence = { $seconds ->
    [one] A bot plays for anyone who’s away for { $seconds } second.
   *[other] A bot plays for anyone who’s away for { $seconds } seconds.
}
gathering-no-absence = If somebody’s away, the game waits for them.
gathering-no-aids-split-it = No tally: you have to keep count.
gathering-no-aids-splito = Hands you’ve passed on aren’t shown again.
gathering-leave = Leave the table
gathering-leave-sure = Leave and give up your seat?

## Faces

# The button beside the name; it shows the present face.
face-choose = Choose your face
# Drawings of animals to choose from.
face-bear = Bear
face-duck = Duck
face-fox = Fox
face-koala = Koala
face-owl = Owl
face-cat = Cat
face-hedgehog = Hedgehog
face-rabbit = Rabbit
face-panda = Panda
face-frog = Frog
face-penguin = Penguin
face-octopus = Octopus
# A preference: quick signs that fly from seats.
settings-reactions = Show reactions
settings-reactions-about = Emojis that float up from the seats.

## My games

my-games = My games
my-games-waiting-room = Not started yet
my-games-turn = Your turn
my-games-turn-of = Waiting for { $name }
my-games-running = In progress
my-games-won = Won
# Won together with somebody, in a game against each other.
my-games-shared = Shared win
my-games-lost = Lost
my-games-replay = Replay
my-games-replay-of = Replay: { $game }, { $when }
my-games-review = Review
my-games-review-of = Review: { $game }, { $when }
my-games-remove = Remove
my-games-remove-game = Remove: { $game }, { $when }
my-games-sure = Remove it from the list and from your stats?
my-games-statistics = My stats
my-games-game = Game
my-games-played = Played
my-games-wins = Won
my-games-share = Win rate
my-games-seats = { $seats } players
my-games-save = Save as a file
my-games-bring = Load games from a file
my-games-brought = Games loaded.
my-games-bad-file = This file has no Splittable games in it; nothing was changed.

## Notices

settings-notices = Tell me when it’s my turn
settings-notices-about = Get a notification on this device while you’re doing something else.
settings-notices-refused = The browser blocks notifications from this page. You can allow them in its settings.
settings-notices-none = This browser doesn’t support notifications.
settings-vibrate = Vibrate
settings-vibrate-about = When it’s my turn and when my time runs out, if your device supports it.

## For a game with the printed cards

home-companion = If you have the printed game
home-companion-score = Score pad
home-companion-deck = Your box’s Objectives
# A link to a page that lets two tables play the same cards.
home-companion-deals = Same cards, several tables
home-companion-rules = Questions about the rules
home-deck = Objectives
home-deck-usual = Splittable’s
home-deck-mine = From my box
gathering-deck = The table’s own Objectives

## Privacy, and what operators tell

privacy = Privacy
forget-me = Forget me
forget-about = Erases your name and what you said at all tables that this browser knows. Your moves stay, without a name, and you give up your seats. This can’t be undone.
forget-sure = Yes, forget me
forget-done = 
    { $tables ->
        [one] Done: your name and words are gone from { $tables } table.
       *[other] Done: your name and words are gone from { $tables } tables.
    }
notice-from = From the people who run this server: { $text }
