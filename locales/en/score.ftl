### The score pad for a game with the printed cards.

score-title = Score pad
score-lead = For a game with the printed cards. Everything stays in this browser, even when the screen goes dark.
score-player = Player { $n }
score-add = Add a player
score-remove = Remove { $name }
# A button that takes the last tap back.
score-undo = Undo
score-clear = Empty the pad
score-next = Count it, next game
score-columns-of = Columns of
score-columns-about = Tap each number once for every card in its column, jokers included.
score-who-out = Who went out?
score-all-out = Everybody is out
score-cards-left = Cards left in hand
# Beside a name: that player has no card left.
score-out = out
score-mode = How to write it down
score-mode-cards = All cards
score-mode-totals = Only the points
score-what = What lies there
score-commons-about = Tap the two Objectives in the middle: one with a star, one with a moon.
score-zone-about = Tap every card in this zone, failed Objectives too; a second tap is the second copy.
score-zone-points = Points
score-zone-cards = Cards, for ties
score-totals-about = Points of each zone, common Objectives included. The cards only matter if two have the same product.
score-deck-about = The deck made in this browser, in place of ours.
score-impossible = This can’t lie on a table.
score-offline = No connection. Everything is kept, and the rules judge it once there is one.
score-tie = A tie: whoever has the fewest cards in both zones wins.
score-picture = Picture
score-link = Link to this pad
score-copied = Copied. The link holds the whole pad; no server keeps it.
score-copy = Copy this link:
score-brought = This is the pad from the link. Undo brings yours back.
score-bad-link = There’s no score pad in this link. Yours is as it was.
score-series-clear = Forget the series
# $card is a card's name, $cards how many copies of it lie in this zone.
score-card = { $card }: { $cards } here
score-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
score-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
score-series = { $count ->
    [one] The series: { $count } game
   *[other] The series: { $count } games
}
score-column-more = { $cards ->
    [one] { $number }: { $cards } card, one more
   *[other] { $number }: { $cards } cards, one more
}
score-column-less = { $cards ->
    [one] { $number }: { $cards } card, one less
   *[other] { $number }: { $cards } cards, one less
}
