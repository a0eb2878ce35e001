### The replay of a finished game.

replay-title = Replay: { $game }
replay-home = Home page
replay-failed = Can’t show this replay
replay-retry = Try again
replay-position = Move { $at } of { $moves }
replay-scrub = Position in the game
# Before the first move of the game.
replay-beginning = The cards have been dealt.
# A move that says nothing to this viewer, such as the hidden choice of somebody else.
replay-quiet = { $name } has made a move.

replay-controls = Replay controls
replay-first = To the beginning
replay-previous-round = Previous round
replay-previous = Back one move
replay-play = Play
replay-pause = Pause
replay-next = Forward one move
replay-next-round = Next round
replay-last = To the end
replay-tempo = Speed
replay-tempo-slow = Slow
replay-tempo-normal = Normal
replay-tempo-fast = Fast

replay-view = Seen by
replay-view-spectator = Spectator
# $name is a player: the replay shows what this player saw.
replay-view-seat = { $name }
replay-view-open = All hands open
# The list of all moves, to tap one.
replay-moves = Moves

replay-board = Table
replay-score = Score
replay-more = More about this game
replay-link = Link to this move
replay-copied = Copied
replay-not-copied = Your browser doesn’t allow copying here. Copy the page’s address yourself.
replay-download = Download the game
replay-review = Review this game
replay-same-deal = Play this deal yourself
replay-keys = Keys: ← and → step through the moves, Home and End go to the ends, [ and ] jump by round.

## The fair deal

replay-fair = Fair deal
replay-fair-about = Before the first move, the table published a fingerprint of the deal. After that, nobody could change a card.
replay-fair-checking = Checking the deal…
replay-fair-fair = Checked in your browser: these are exactly the cards that were promised before the first move.
replay-fair-unfair = The cards don’t match the fingerprint. This deal isn’t the one that was promised.
replay-fair-unpublished = This game has no fingerprint, so there’s nothing to check.
replay-fair-unchecked = Your browser can check fingerprints only over a secure connection (https). Open this page at an https address, or check the downloaded game.
# The fingerprint itself follows: 64 letters and digits.
replay-fair-fingerprint = Fingerprint
replay-log-first = From now on, your browser keeps the fingerprint of this game’s log and tells you if the server ever gives a different one.
replay-log-same = This game’s log hasn’t changed since your browser first saw it.
replay-log-changed = This game’s log has changed: the server gives a different fingerprint than it did at first.
# The fingerprint itself follows: 64 letters and digits.
replay-log-fingerprint = Fingerprint of the table’s log

## Who chose the cards

replay-drawn-mine = Nobody chose these cards. They come from a secret the server had promised beforehand and random digits your browser added.
replay-drawn-others = These cards come from a secret the server had promised beforehand and random digits added by the players named below. Your browser added none.
replay-drawn-nobody = These cards come from the server’s secret alone, because no player’s browser added anything. The server could have chosen them.
replay-drawn-missing = Your browser added random digits to this deal, but they aren’t in it. That’s right only if you left your seat before the cards were dealt.
replay-drawn-forged = These cards don’t match what the saved game says. Somebody chose or changed them.
replay-drawn-untold = This deal was known beforehand, or comes from an older server: there’s no way to tell who chose it.
# $names are the players whose browsers added random digits.
replay-drawn-by = Added to the deal by: { $names }
replay-drawn-about = The server first published a fingerprint of its secret. Only then did browsers add their digits, and the cards come from both. So neither the server alone nor a player alone could choose them. This doesn’t show whether the server and a player worked together.
