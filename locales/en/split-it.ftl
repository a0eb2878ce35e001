# Split it! at the table.

# A card without a number; it makes a column one card longer.
split-it-joker = joker

# The three sections of the row, named by the colour of their guess card: left, middle, right.
split-it-section-white = White
split-it-section-pink = Pink
split-it-section-black = Black

## What I must do, in the status line

split-it-task-split = Split the row into three sections
split-it-task-resplit = Split the remaining cards into three sections
split-it-task-remove = Remove one section from the game
split-it-task-guess = Guess a section in secret
split-it-task-joker = { $n ->
    [one] Put your joker on one of your columns
   *[other] Put your { $n } jokers on your columns, one at a time
}
split-it-progress = Round { $round } of { $rounds }
# A heading in the log.
split-it-chapter = Round { $round }

## The row and the buttons below the board

# $name splits the row in this round.
split-it-row = { $n ->
    [one] The row: one card
   *[other] The row: { $n } cards
}
split-it-splitter = { $name } splits
split-it-row-empty = The row is empty.
split-it-over = The draw pile is empty and the game is over.
# What a section is called by a screen reader; $cards is a list such as "6, 6 and joker".
split-it-section-cards = { $section }, { $n ->
    [one] one card: { $cards }
   *[other] { $n } cards: { $cards }
}
split-it-section-sealed = { $section }, { $n ->
    [one] one card: { $cards }
   *[other] { $n } cards: { $cards }
}. Your sealed guess
split-it-row-cards = { $n ->
    [one] One card: { $cards }
   *[other] { $n } cards: { $cards }
}
split-it-sections-guess = Sections to guess
split-it-sections-remove = Sections to remove
split-it-sections = Sections of the row

# The two split cards; each lies between two sections.
split-it-divider-first = Split card between white and pink
split-it-divider-second = Split card between pink and black
# How many cards each section would have.
split-it-divider-value = White { $white }, pink { $pink }, black { $black }
split-it-divider-first-left = Move the white–pink split card left
split-it-divider-first-right = Move the white–pink split card right
split-it-divider-second-left = Move the pink–black split card left
split-it-divider-second-right = Move the pink–black split card right
# A button; the row is split where the split cards lie.
split-it-split-here = Split here

split-it-pick-guess = Tap the section you want.
split-it-pick-remove = Tap the section to remove.
split-it-pick-joker = Tap the column to make longer.
# Buttons; $section is White, Pink or Black.
split-it-play-remove = Remove { $section }
split-it-play-guess = Guess { $section }
# $number is 1 to 10: the column of that number.
split-it-play-joker = Joker to the { $number }s
# Split cards after the $first and the $second card of the row.
split-it-play-split = Split after cards { $first } and { $second }
split-it-guessed = Sealed: { $section }
split-it-columns-joker = Your columns
# A column as a button; $what says how long it is and how it stands.
split-it-column-button = Your column of { $number }s: { $what }

## What has happened: the guesses turned, or a section removed

split-it-fate-won = { $name } wins
split-it-fate-stays = { $names }: stays
split-it-fate-gone = Nobody: gone
split-it-fate-removed = { $name } removes it
# The heading of cards that left the game, where it is no longer known which section they were.
split-it-gone-heading = Gone
# Shown before the first reveal: how the guesses are judged, in three short lines.
split-it-guide = How guesses are judged
split-it-guide-one = Guessed by you alone?
split-it-guide-one-then = You win its cards.
split-it-guide-several = Guessed by several?
split-it-guide-several-then = It stays and is split again.
split-it-guide-nobody = Guessed by nobody?
split-it-guide-nobody-then = Its cards are gone.

## The columns of all players

# One column in words; $standing says who leads.
split-it-column = { $cards ->
    [one] one card
   *[other] { $cards } cards
}{ $jokers ->
    [0] {""}
    [one] , one a joker
   *[other] , { $jokers } of them jokers
}; { $standing }
split-it-column-none = none
split-it-standing-ahead = leads by { $n }
split-it-standing-tied = shares the lead
split-it-standing-behind = { $n } behind
# One number for a screen reader; $what says how many cards there are of it.
split-it-column-of = { $number }s: { $what }
split-it-pending = { $n ->
    [0] none
    [one] one joker waiting for a column
   *[other] { $n } jokers waiting for a column
}
split-it-points = { $n ->
    [one] one point
   *[other] { $n } points
}
# Beside a player's name.
split-it-mark-done = has won cards this round
# The heading of the row of cards that have left the game.
split-it-gone = Gone
split-it-gone-of = { $n } of { $all }

## The tally of all cards

split-it-stock = Draw pile: { $n }
# A button: opens the list of where all cards are.
split-it-tally = Tally
split-it-tally-title = Where the cards are
split-it-tally-card = Card
split-it-tally-gone = Gone
split-it-tally-columns = In columns
split-it-tally-row = In the row
split-it-tally-unseen = In the draw pile
split-it-tally-all = Total
split-it-tally-total = Total
split-it-tally-note = Nobody knows the order of the draw pile, but everybody can count.

## The score

split-it-score-title = The score
split-it-score-now = As things stand
split-it-score-rule = The longest column of a number scores that number. In a tie, all of them score.
split-it-score-number = Number
# In a narrow table: how many cards a column has.
split-it-score-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
split-it-score-total = Points
split-it-score-columns = Columns
split-it-score-columns-note = In a tie, most columns wins.
split-it-score-place = Place
split-it-score-pending = { $n ->
    [one] { $name } had one joker without a column. It doesn’t count.
   *[other] { $name } had { $n } jokers without a column. They don’t count.
}
# $names is one name or a list of names.
split-it-won-points = { $points ->
    [one] { $names } wins with one point.
   *[other] { $names } wins with { $points } points.
}
split-it-won-columns = { $names } wins: tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
}, but with more columns.
split-it-won-shared = { $names } share the win: { $points ->
    [one] { $points } point
   *[other] { $points } points
} each and equally many columns.

## The log

split-it-told-laid = { $name } lays a new row: { $cards }.
split-it-told-split = { $name } splits the row. White: { $white }. Pink: { $pink }. Black: { $black }.
split-it-told-split-three = The last three cards are split, one in each section. White: { $white }. Pink: { $pink }. Black: { $black }.
split-it-told-split-two = The last two cards are split. White: { $white }. Pink: { $pink }.
split-it-told-removed = { $name } removes a section. { $section } is gone: { $cards }.
split-it-told-guessed = { $name } has guessed.
split-it-told-guessed-mine = { $name } has guessed, face down: { $section }.
split-it-told-taken-back = { $name } takes the guess back.
split-it-guess-of = { $name }: { $section }
split-it-told-turned = The guesses are revealed. { $guesses }.
split-it-told-won = { $name } alone guessed { $section } and wins { $cards }.
split-it-told-gone-unchosen = Nobody guessed these, so they’re gone: { $cards }.
split-it-told-gone-single = A single card is left over, so it’s gone: { $cards }.
split-it-told-gone-stand-off = Ten times nobody gave way, so both cards are gone: { $cards }.
split-it-told-stood-off = { $times ->
    [1] Two against two over the last two cards: all four guess again.
    [10] Two against two over the last two cards for the tenth time.
   *[other] Two against two over the last two cards, { $times } times now: all four guess again.
}
split-it-told-joker = { $name } puts a joker on the column of { $number }s.
split-it-told-joker-forced = { $name } has only one column, so a joker goes on the { $number }s.

## What the move picked would change: 2 → 4 is drawn with an arrow

# One line in the status bar during the first round.
split-it-goal = Goal: have the most of each number
split-it-foreseen-won = If you’re alone on { $section }:
split-it-foreseen-column-alone = { $number }s: { $before } → { $after ->
    [one] { $after } card
   *[other] { $after } cards
}, you would lead alone
split-it-foreseen-column-shared = { $number }s: { $before } → { $after ->
    [one] { $after } card
   *[other] { $after } cards
}, you would share the lead
split-it-foreseen-column-behind = { $number }s: { $before } → { $after ->
    [one] { $after } card
   *[other] { $after } cards
}, still behind
split-it-foreseen-jokers = { $n ->
    [one] and one joker to place
   *[other] and { $n } jokers to place
}
split-it-foreseen-waiting = { $n ->
    [one] one joker would wait for a column
   *[other] { $n } jokers would wait for a column
}
split-it-foreseen-points = your points: { $before } → { $after }
# One section of several: the points I would have with it.
split-it-foreseen-section = { $section }: { $before } → { $after ->
    [one] { $after } point
   *[other] { $after } points
}
split-it-foreseen-gone = These leave the game: { $cards }

## Hints: why a move is good. “It” is the move.

hint-split-it-points = { $best ->
    [one] This section would bring you { $best } point.
   *[other] This section would bring you { $best } points.
  }
hint-split-it-leads = With this section, you’d lead here: { $columns }.
hint-split-it-jokers = { $best ->
    [one] This section has { $best } joker.
   *[other] This section has { $best } jokers.
  }
hint-split-it-sections-mine = { $best ->
    [one] These sections could bring you { $best } point in all.
   *[other] These sections could bring you { $best } points in all.
  }
hint-split-it-sections-theirs = { $best ->
    [one] { $name } could gain only { $best } point from all these sections.
   *[other] { $name } could gain only { $best } points from all these sections.
  }
hint-split-it-joker-points = { $best ->
    [one] Your score would be { $best } point.
   *[other] Your score would be { $best } points.
  }
hint-split-it-joker-lead = { $margin ->
    [one] Your column of { $number }s would lead by { $margin } card.
   *[other] Your column of { $number }s would lead by { $margin } cards.
  }
hint-split-it-joker-column = Leading the column of { $best }s scores more than most others.
# In the list of keys.
split-it-section-key = Choose a section
