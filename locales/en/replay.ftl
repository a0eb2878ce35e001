### The replay of a finished game.

replay-title = Replay: { $game }
replay-home = Home page
replay-failed = This replay can’t be shown
replay-retry = Try again
replay-position = Move { $at } of { $moves }
replay-scrub = Moment of the game
# Before the first move of the game.
replay-beginning = The cards are dealt.
# A move that says nothing to this viewer, such as the hidden choice of somebody else.
replay-quiet = { $name } has made a move.

replay-controls = Replay controls
replay-first = To the beginning
replay-previous-round = Previous round
replay-previous = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
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
replay-not-copied = Copying isn’t allowed here. Copy the address of the page by hand.
replay-download = Download the game
replay-review = Review this game
replay-same-deal = Play this deal yourself
replay-keys = Keys: ← and → step, Home and End go to the ends, [ and ] jump by round.

## The fair deal

replay-fair = Fair deal
replay-fair-about = Before the first move the table published a fingerprint of the deal. Nobody could change a card after that.
replay-fair-checking = Checking the deal …
replay-fair-fair = Checked here, in your browser: these are the very cards that were promised before the first move.
replay-fair-unfair = The cards don’t match the fingerprint. This deal isn’t the one that was promised.
replay-fair-unpublished = This game has no fingerprint, so there’s nothing to check.
replay-fair-unchecked = Your browser checks fingerprints only on a safe connection (https). Open this page by such an address, or check the downloaded game.
# The fingerprint itself follows: 64 letters and digits.
replay-fair-fingerprint = Fingerprint
replay-log-first = From now on your browser keeps the fingerprint of this game’s log, and tells you if the server ever gives a different one.
replay-log-same = The log of this game is still the one your browser saw first.
replay-log-changed = The server gives a different fingerprint of this game’s log than it did at first. Its log was changed.
# The fingerprint itself follows: 64 letters and digits.
replay-log-fingerprint = Fingerprint of the table’s log

## Who chose the cards

replay-drawn-mine = Nobody chose these cards: they follow from a secret that the server had promised beforehand, and from random digits that your browser added.
replay-drawn-others = These cards follow from a secret that the server had promised beforehand, and from random digits of the players named below. Your browser added none.
replay-drawn-nobody = These cards follow from a secret of the server alone, because no player’s browser added anything. The server could have chosen them.
replay-drawn-missing = Your browser added random digits to this deal, but they aren’t in it. That’s right only if you had left your seat before the cards were dealt.
replay-drawn-forged = These cards don’t follow from what the saved game says. Somebody has chosen or changed them.
replay-drawn-untold = This deal was known beforehand, or comes from an older server: nothing shows who chose it.
# $names are the players whose browsers added random digits.
replay-drawn-by = Added to the deal by: { $names }
replay-drawn-about = The server published a fingerprint of its secret first; only then did browsers add their digits, and the cards follow from both. So neither the server alone nor a player alone could choose them. It doesn’t show whether the server and a player acted together.
