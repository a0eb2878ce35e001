### The score pad for a game with the printed cards.

score-title = Score pad
score-lead = For a game with the printed cards. Everything is saved in this browser, even if the screen goes dark.
score-player = Player { $n }
score-add = Add a player
score-remove = Remove { $name }
# A button that takes the last tap back.
score-undo = Undo
score-clear = Clear the pad
score-next = Save, next game
score-columns-of = Columns of
score-columns-about = Tap each number once for every card in its column, jokers included.
score-who-out = Who went out?
score-all-out = Everyone is out
score-cards-left = Cards left in hand
# Beside a name: that player has no card left.
score-out = out
score-mode = What to enter
score-mode-cards = All cards
score-mode-totals = Points only
score-what = Where the cards are
score-commons-about = Tap the two Objectives in the middle: one with a star, one with a moon.
score-zone-about = Tap every card in this zone, failed Objectives too. Tap again for a second copy.
score-zone-points = Points
score-zone-cards = Cards, for ties
score-totals-about = Points in each zone, common Objectives included. The cards only matter if two players have the same product.
score-deck-about = The Objectives you made in this browser, instead of ours.
score-impossible = These cards can’t all be on the table.
score-offline = No connection. Everything is saved, and the rules check it once you’re back online.
score-tie = A tie: whoever has the fewest cards in both zones wins.
score-picture = Picture
score-link = Link to this pad
score-copied = Copied. The whole pad is in the link itself, not on a server.
score-copy = Copy this link:
score-brought = This is the pad from the link. Undo brings yours back.
score-bad-link = This link has no score pad. Yours hasn’t changed.
score-series-clear = Clear the series
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
