# Split: the table. A "Standard" is an ordinary card, a "Wild" one of thirteen special cards;
# translate both the same way everywhere. Piles lie left and right; the middle card lies between.

# What I must do now: one short sentence in the bar at the top.
split-task-play = Play a card between { $low } and { $high }
split-task-side = Send { $middle } left or right, and play a card
split-task-reset = Nothing fits: you must reset
split-task-reset-last = A Wild can’t be your last card: you must reset
split-task-helper = None of your cards fit: play a helper
split-task-bury = Too few Standards: put a Wild under the draw pile
split-task-open = Lay any two Standards as the new piles
split-task-answer = { $name } has reset: do you trust it?
split-task-over = The game is over

split-progress = Turn { $turn }
split-progress-opening = Opening

# Cards by name, for screen readers and sentences.
split-card = { $card }
split-card-wild = { $card }, Wild

# The numbers that fit in a gap between two piles. Very short: it stands on a button.
split-room = { $first }–{ $last }
split-room-one = only { $card }
split-room-none = no room

# The number line in words, for screen readers.
split-line-empty = Number line from 0 to 100. There are no piles.
split-line-piles = Number line from 0 to 100. Left pile { $left }, right pile { $right }.
split-line-gap = Room: { $room }.
split-line-gap-left = Room if { $middle } goes left: { $room }.
split-line-gap-right = Room if { $middle } goes right: { $room }.

# The middle of the table.
split-table = Piles and middle card
# On a large button; the middle card goes onto that pile.
split-send-left = { $middle } goes left
split-send-right = { $middle } goes right
split-fit-count = { $count ->
    [0] none of yours fits
    [one] { $count } of yours fits
   *[other] { $count } of yours fit
  }
split-pile-left = Left pile
split-pile-right = Right pile
split-pile-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
split-middle = Middle
split-middle-card = Middle card: { $card }
split-middle-empty = No middle card yet
split-piles-none = Waiting for new piles

# Seats in the order of play, with how many cards each holds.
split-seats = Players clockwise, and how many cards they hold
split-seat-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
split-seat-you = you
split-seat-turn = to play
split-seat-out = out
split-seat-answered = has answered
split-clockwise = clockwise
split-counter-clockwise = anticlockwise

# The draw pile: the cards to draw from, face down.
split-stock = Draw pile { $count }
split-discards = Discards { $count }
split-discards-title = The discard pile
split-discards-about = Anyone can look at these cards. When the draw pile runs short, they go under it.
split-discards-none = Nothing has been discarded yet.
split-buried = Buried { $count }
split-buried-title = Wilds you put under the draw pile
split-buried-about = Only you know them. They come back when the draw pile gets down to them.
split-buried-card = { $before ->
    [0] { $card } is the next card of the draw pile
    [one] { $card }, below { $before } card
   *[other] { $card }, below { $before } cards
  }

# The hand.
split-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
split-hand-empty = You have no cards left
split-watching = You’re watching: the hands are hidden
split-helpers = Helpers for all
split-place = { $place } of { $count }
split-chosen = chosen
split-new = new
# Said of a card of my hand: where the middle card must go for it to fit.
split-fits-left = fits if the middle card goes left
split-fits-right = fits if the middle card goes right
split-fits-both = fits on either side
split-fits = fits
split-fits-not = doesn’t fit
split-fits-not-side = doesn’t fit on the side you chose
split-wild-last = a Wild can’t be your last card
split-only-wilds = only a Wild can be buried
split-only-standards = only a Standard can be laid
split-strands = leaves you only Wilds
# The meaning of the arrows on the cards: a short legend.
split-legend-left = fits if { $middle } goes left
split-legend-right = fits if { $middle } goes right
split-legend-between = fits between the piles
split-sort-value = Sort by number
split-sort-wilds = Sort Wilds to the end

# The button that plays what was picked.
split-play = Play { $card }
split-play-left = { $middle } left, play { $card }
split-play-right = { $middle } right, play { $card }
split-ask-side = Which way does { $middle } go?
split-side-left = { $middle } left
split-side-right = { $middle } right
split-play-anyway = Play { $card } anyway
split-stranding = After { $card }, you hold only Wilds. A Wild can’t be the last card, so you’ll have to reset.
split-stranding-together = After { $card }, you hold only Wilds. That hand can never be emptied, so the game would be lost.

# Resetting. The dots say that more will be asked.
split-reset-ask = Reset…
split-reset-title = Reset the table?
split-reset-forced = Reset the table
split-reset-discard = { $count ->
    [one] The { $count } card on the table is discarded.
   *[other] All { $count } cards on the table are discarded.
  }
split-reset-draw = You draw 3 cards from the draw pile, which has { $stock }.
split-reset-draw-refill = The draw pile has only { $stock }, so the discards go under it first. Then you draw 3 cards.
split-reset-lay = Your lowest and your highest Standard become the new piles. Right now they’d be { $low } and { $high }; the cards you draw may change that.
split-reset-bury = You need two Standards for the new piles. If you still have fewer, you put Wilds under the draw pile, one by one, and draw a card for each.
split-reset-bluff = You lay any two Standards as the new piles. The honest way is the lowest and the highest. The others may challenge you.
split-reset-count = You go from { $before ->
    [one] { $before } card
   *[other] { $before } cards
  } to { $after }.
split-reset-next = Play goes on clockwise, and { $name } is next.
split-reset-next-kept = The direction stays the same, and { $name } is next.
split-reset-next-two = Then it’s { $name }’s turn.
split-reset-confirm = Reset

# Burying a Wild.
split-bury-pick = Pick the Wild to put under the draw pile.
split-bury = Bury { $card }

# Opening at a bluff reset.
split-open-pick = Pick two Standards. The lowest and the highest are honest; anything else is a bluff.
split-open-honest = Honest: { $low } and { $high }
split-open = Lay { $low } and { $high }
split-open-bluff = Bluff with { $low } and { $high }

# Answering a bluff reset.
split-answer-about = { $name } has laid { $low } and { $high }. Honest, or a bluff?
split-trust = Trust
split-challenge = Challenge
split-challenge-about = A bluff costs { $name } 5 cards. If it was honest, you draw 1.
split-seal-trust = Choose trust
split-seal-challenge = Choose challenge
split-answered-trust = You trust it
split-answered-challenge = You challenge it
split-answered-wait = Hidden until everyone has answered.

# The log. $name is a person's name.
split-chapter-first = The opening
split-chapter-reset = After a reset
split-log-middle-left = { $name } sends { $card } left.
split-log-middle-right = { $name } sends { $card } right.
split-log-played = { $name } plays { $card }.
split-log-wild = { $name } plays { $card }, a Wild.
split-log-helper = { $name } plays { $card }, the helper.
split-log-clockwise = Play goes clockwise now.
split-log-counter-clockwise = Play goes anticlockwise now.
split-log-reset = { $name } resets. { $count ->
    [one] { $count } card is discarded.
   *[other] { $count } cards are discarded.
  }
split-log-refill = { $count ->
    [one] { $count } discard goes under the draw pile.
   *[other] { $count } discards go under the draw pile.
  }
split-log-drawn = { $name } draws { $count ->
    [0] nothing.
    [one] { $count } card.
   *[other] { $count } cards.
  }
# $cards is a list of numbers: "12, 50 and 77".
split-log-drawn-cards = { $name } draws { $cards }.
split-log-buried = { $name } puts a Wild under the draw pile.
split-log-buried-card = { $name } puts { $card } under the draw pile.
split-log-opened = { $name } lays { $low } and { $high }.
# The cards that lie there before the first turn.
split-log-opening = The game starts with the piles { $low } and { $high }.
split-log-answered = { $name } has answered.
split-log-taken-back = { $name } takes the answer back.
split-log-all-trust = Nobody challenges the reset.
# $names is a list of names, $count how many.
split-log-challenged = { $count ->
    [one] { $names } challenges the reset.
   *[other] { $names } challenge the reset.
  }
split-log-honest = { $name }’s reset was honest.
split-log-bluff = { $name }’s reset was a bluff.
split-log-out = { $name } is out of cards.

# The end.
split-end-last-card = { $name } wins with the last card played.
split-end-turn-limit = { $count ->
    [one] The 1,000-turn limit has been reached. { $names } wins with the fewest cards.
   *[other] The 1,000-turn limit has been reached. { $names } share the win with the fewest cards.
  }
split-end-everyone-out = Won together: every hand is empty.
split-end-stuck = Lost together: the player whose turn it was couldn’t play.
# $name could play nothing.
split-end-stuck-seat = Lost together: { $name } couldn’t play.

split-score-going = Cards in hand right now
split-score-won = Won together!
split-score-lost = Lost together
split-score-wins = { $names } wins!
split-score-share = { $names } share the win
split-score-seat = Player
split-score-cards = Cards left
split-score-winner = winner
split-score-stuck = { $name } couldn’t play: nothing fitted, and no helper was left.
split-score-how = The first to run out of cards wins. What the others still hold is shown, but doesn’t score.
split-score-how-together = All hands must be empty. If anyone has even one card left, you’ve all lost.
split-score-yours = What you still hold
split-score-total = { $count ->
    [one] { $count } card left in all
   *[other] { $count } cards left in all
  }

## What the move picked would leave

# One line in the status bar until everybody had a turn.
split-goal = Goal: be the first to run out of cards
split-goal-together = Goal: empty all hands together
# Of the cards left in my hand; $cards lists those that would fit.
split-foreseen-fits = { $all ->
    [one] You could still play your last card: { $cards }
   *[other] { $count ->
        [one] You could still play one of your { $all } cards: { $cards }
       *[other] You could still play { $count } of your { $all } cards: { $cards }
    }
}
split-foreseen-none = { $all ->
    [one] Your last card wouldn’t fit
   *[other] None of your { $all } cards would fit
}
# $room: “53–79 / 41–51”, the numbers that would fit.
split-foreseen-room = Room: { $room }
split-foreseen-helpers = Helpers left: { $helpers }
split-foreseen-wins = Your last card: you win
split-foreseen-out = Your last card: you’re done
split-foreseen-drawn = { $drawn ->
    [one] You draw one card, which makes { $count }
   *[other] You draw { $drawn } cards, which makes { $count }
}
split-foreseen-bluff = A bluff: if anyone challenges it, you draw { $count }
split-foreseen-doubt = If it was honest, you draw { $count }

# The ten colours of the cards, the lowest numbers first, as one names a colour by itself.
split-band-0 = red
split-band-1 = orange
split-band-2 = brown
split-band-3 = olive
split-band-4 = green
split-band-5 = turquoise
split-band-6 = blue
split-band-7 = indigo
split-band-8 = purple
split-band-9 = pink

## Hints: why a move is good. “It” is the move.

hint-split-wins = It’s your last card and wins at once.
hint-split-hand = { $best ->
    [one] It leaves you with { $best } card; a reset leaves you with more.
   *[other] It leaves you with { $best } cards; a reset leaves you with more.
  }
hint-split-clears = It clears the table, where hardly any of your cards would fit.
hint-split-keeps-standard = It keeps your { $cards }, your only Standard: a Wild can’t be the last card.
hint-split-saves-helper = It saves the helper { $cards } for later.
hint-split-saves-wild = It saves the Wild { $cards } for when nothing else fits.
hint-split-spends-wild = It gets rid of a Wild, which can’t be the last card.
hint-split-fits = You could still play { $cards } afterwards.
hint-split-room = { $best ->
    [one] Even the wider gap it leaves { $name } has room for only { $best } number.
   *[other] Even the wider gap it leaves { $name } has room for only { $best } numbers.
  }
hint-split-room-together = { $best ->
    [one] It leaves { $name } a gap with room for { $best } number.
   *[other] It leaves { $name } a gap with room for { $best } numbers.
  }
hint-split-further-out = The { $best } is far out and would be hard to play later.
hint-split-opens-honestly = An honest opening doesn’t have to fear a challenge.
hint-split-opens-falsely = { $best ->
    [one] The bluff leaves the others room for only { $best } number.
   *[other] The bluff leaves the others room for only { $best } numbers.
  }
# In the list of keys.
split-side-key-left = Send the middle card to the left
split-side-key-right = Send the middle card to the right
