# The rules of Split in our own words. "Standard" and "Wild" are the two kinds of cards:
# use the same words as at the table.

rules-split-idea = Two piles lie on the table, and every card you play must fit between them. The gap shrinks. Whoever gets rid of all cards first wins, or you do it all together.

rules-split-cards = The cards
rules-split-cards-all = There are 101 cards, from 0 to 100, each number once.
rules-split-cards-wilds = Thirteen cards are Wilds: 0, 1, 99, 100 and every number that ends in 0. They are dark, with a jagged edge and two turning arrows.
rules-split-cards-standards = The other 88 are Standards. The little line at the foot of a card shows where its number lies between 0 and 100.
rules-split-cards-bands = Each ten has its own colour and pattern. They help you find your way, and no rule depends on them.

rules-split-setup = Before you begin
rules-split-setup-deal = Two to five can play, from about eight years on. Everybody gets 7 cards, and the dealer, who is drawn by lot, gets 9. The rest is the draw pile, face down.
rules-split-setup-open = The dealer lays down the lowest and the highest Standard of the hand: the lowest begins the left Split pile, the highest the right one; for short, the left and the right pile. This happens by itself.
rules-split-setup-first = Play goes clockwise, and the seat to the left of the dealer begins.
rules-split-setup-example = The dealer has laid 12 and 84. Any card from 13 to 83 fits between them.

rules-split-turn = Your turn
rules-split-turn-one = Do one of two things: play a card, or reset the table.

rules-split-play = Playing a card
rules-split-play-move = If a card lies in the middle, send it to the left pile or to the right pile. You choose the side. Its number is now the number of that pile. Right after an opening there is no middle card, and nothing is moved.
rules-split-play-card = Put one card from your hand in the middle. That ends your turn.
rules-split-play-fits = A Standard fits if its number lies between the two piles as they are after the move. A number equal to a pile does not fit.
rules-split-play-together = Side and card are one decision: you choose both, and then they are played together.
# The table drawn; the others stand at the cards of the hand, for ears.
rules-split-table = The table: two piles with a gap between them, the middle card, the direction, and your hand. If the 43 goes left, cards from 44 to 83 fit; if it goes right, cards from 13 to 42.
rules-split-table-left = fits if the middle card goes left
rules-split-table-right = fits if the middle card goes right
rules-split-table-either = a Wild: fits on either side
rules-split-table-nowhere = does not fit
rules-split-play-example = The piles are 12 and 84, and 43 lies in the middle. If 43 goes left, 55 fits. If 43 goes right, 23 fits. The 91 fits on neither side.
rules-split-play-example-left = The 43 has gone left, and 55 was played. For the next player the gap is smaller.
rules-split-play-none = If no number is left between the piles, as with 47 and 48, only a Wild fits.

rules-split-wild = Wilds
rules-split-wild-fits = A Wild fits between any two piles, whatever its number.
rules-split-wild-turns = Every Wild played turns the direction of play round. Moving a Wild to a pile, discarding it or burying it does not.
rules-split-wild-two = Between two players there is no direction: turns simply alternate.
rules-split-wild-last = A Wild cannot be your last card. Whoever holds a single Wild and nothing else must reset.
rules-split-wild-pile = In the middle a Wild is a card like any other: it is sent left or right, and its number counts for that pile. So the left pile may become higher than the right one. Cards must still lie between the two numbers.
rules-split-wild-example = The 90 has gone to the left pile, and the right pile shows 60. Now the cards from 61 to 89 fit.

rules-split-reset = Resetting
rules-split-reset-when = You may reset on any of your turns. You must reset if none of your cards fits, or if your only card is a Wild.
rules-split-reset-discard = Both piles and the middle card are discarded, face up.
rules-split-reset-draw = You draw 3 cards from the draw pile.
rules-split-reset-bury = If you hold fewer than two Standards, you put a Wild under the draw pile and draw a card. Repeat until you have two Standards.
rules-split-reset-lay = Your lowest and your highest Standard become the new piles. This happens by itself.
rules-split-reset-example = You hold 33, 47 and 90 and draw 5, 60 and 71. Of the Standards 5 is the lowest and 71 the highest: they are the new piles. You keep 33, 47, 60 and 90.
rules-split-reset-next = Play goes on clockwise with the seat to your left. There is no middle card.
rules-split-reset-cost = A reset usually costs you one card: you draw three and lay two. So a reset never wins, but it is a good way to get rid of a very high and a very low card.

rules-split-stock = The draw pile
rules-split-stock-refill = If the draw pile has fewer cards than must be drawn, all discards go under it first, shuffled. If there are still too few, you draw what there is.
rules-split-stock-exchange = For an exchange of Wilds the discards go under the draw pile as soon as no Standard is left in it.

rules-split-end = The end
rules-split-end-win = Whoever plays the last card of the hand wins at once. It is always a Standard.
rules-split-end-score = Split has no points: the first one out wins. What the others still hold is shown. For programs it also gives places, fewer cards being better; that is ours, not the printed game’s.
rules-split-end-limit = If nobody has won after 1,000 turns, the game ends, and the fewest cards win.

rules-split-coop = Cooperative play: all together
rules-split-coop-detail = All together in full
rules-split-coop-goal = Three to five can play as one team. You win if every hand becomes empty.
rules-split-coop-helpers = The 0 and the 100 are not dealt. They lie open beside the table as helpers for all.
rules-split-coop-helper-play = On your turn you may play a helper in place of a card from your hand, even if one of yours would fit. A helper is a Wild: it fits anywhere and turns the direction. Each helper can be played once.
rules-split-coop-no-reset = There is no reset, and nobody draws.
rules-split-coop-last = The last card of every hand must be a Standard. A hand of nothing but Wilds can never be emptied, so the table warns you before that happens.
rules-split-coop-out = Whoever has no cards left is out, has no more turns and cannot play a helper. The next seat with cards goes on; that can be the same one again.
rules-split-coop-lost = If the player on turn can play nothing and no helper is left, all have lost.
rules-split-coop-talk = You may give advice about left and right, and say that you would like to stay low or in one colour. You may never name a number.

rules-split-bluff = Bluff resets
rules-split-bluff-lay = With this option you may lay any two Standards when you reset, not just the lowest and the highest.
rules-split-bluff-answer = Then each of the others answers in secret: trust or challenge. All answers are turned together.
rules-split-bluff-example = A bluff: 33 and 47 were laid, although 5 and 71 are in the hand. The gap is narrow, and hard for everybody else.
rules-split-bluff-caught = A bluff that somebody challenges: whoever bluffed draws 5 cards. The piles stay.
rules-split-bluff-honest = An honest reset: everybody who challenged it draws 1 card. That penalty is ours; the printed rules have none.
rules-split-bluff-trusted = If nobody challenges, nothing happens, and nobody learns whether it was a bluff.

rules-split-options = Options
rules-split-options-helpers = Together: use both helpers, only the 0, only the 100, or none. Fewer helpers make it harder.
rules-split-options-direction = A reset can leave the direction as it is. Then the next seat in that direction goes on.
rules-split-options-bluff = Bluff resets can be switched on; see above. Both of these are for games against each other.

rules-split-seen = What is open, what is secret
rules-split-seen-open = Everybody sees the piles, the middle card, the discards, the helpers, and how many cards each hand and the draw pile have.
rules-split-seen-secret = Your hand is yours alone, also when you play together. So are the cards you draw and the Wilds you bury.

rules-split-questions = Questions you may meet
rules-split-question-must-move = Must the middle card be moved? Yes. Only the side is your choice.
rules-split-question-reset = May I reset although a card of mine fits? Yes, but not when you play together.
rules-split-question-equal = Piles 40 and 60: does 40 or 60 fit by its number? No, only from 41 to 59. As Wilds they fit anyway.
rules-split-question-two-wilds = My last two cards are Wilds: may I play one? Yes. With the other one you will have to reset.
rules-split-question-again = Can I have two turns running? Only when you play together and nobody else has cards.
rules-split-question-helper-wild = My only card is a Wild: may I play a helper? Yes, when you play together. Your hand does not get smaller by it.
rules-split-question-dealer = What if the dealer has fewer than two Standards? Then the dealer puts Wilds under the draw pile and draws, as at a reset.

rules-split-unofficial = This is an unofficial fan version in our own words. It has nothing to do with the publisher or the designer of the game.

rules-split-depart-points = Split has no points: the first one out wins. What the others still hold is shown, and nothing more; that programs rank players by it is ours.
rules-split-depart-dealer = The dealer is drawn by lot or named by the host, and in a rematch the deal passes to the left; nothing is printed about the first one.
rules-split-depart-reset = At a reset the right cards are laid by themselves. With bluff resets one may cheat; then a wrong challenge costs one card, which is ours as well.
rules-split-depart-bury = With too few Standards only Wilds go under the draw pile; printed, it is just “a card”.
rules-split-depart-refill = When the draw pile runs out, the discards go under it; nothing is printed about it.
rules-split-depart-limit = After 1,000 turns the game ends, and the fewest cards win.
rules-split-depart-bands = Which numbers have which colour is ours; no rule depends on it.

## Questions: found with their answers, and given as examples where one can ask

rules-split-asked-wild = Can a Wild be my last card?
rules-split-asked-stuck = What if none of my cards fits?
