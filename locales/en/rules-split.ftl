# The rules of Split in our own words. "Standard" and "Wild" are the two kinds of cards:
# use the same words as at the table.

rules-split-idea = Two piles lie on the table, and every card you play must fit between them. The gap keeps shrinking. Whoever gets rid of all their cards first wins, or you do it all together.

rules-split-cards = The cards
rules-split-cards-all = There are 101 cards, from 0 to 100, each number once.
rules-split-cards-wilds = Thirteen cards are Wilds: 0, 1, 99, 100 and every number that ends in 0. They are dark, with a jagged edge and two turning arrows.
rules-split-cards-standards = The other 88 are Standards. The little line at the foot of a card shows where its number lies between 0 and 100.
rules-split-cards-bands = Each ten has its own colour and pattern. They help you find your way; no rule depends on them.

rules-split-setup = Before you begin
rules-split-setup-deal = Two to five can play, from about age eight. Everyone gets 7 cards; the dealer, chosen at random, gets 9. The rest is the draw pile, face down.
rules-split-setup-open = The dealer lays down the lowest and the highest Standard in hand: the lowest starts the left Split pile, the highest the right one; for short, the left and the right pile. This happens automatically.
rules-split-setup-first = Play goes clockwise, and the seat to the dealer’s left begins.
rules-split-setup-example = The dealer has laid 12 and 84. Any card from 13 to 83 fits between them.

rules-split-turn = Your turn
rules-split-turn-one = Do one of two things: play a card or reset the table.

rules-split-play = Playing a card
rules-split-play-move = If there’s a card in the middle, send it to the left or the right pile. You choose the side. Its number is now that pile’s number. Right after an opening there’s no middle card, so you don’t send anything.
rules-split-play-card = Put one card from your hand in the middle. That ends your turn.
rules-split-play-fits = A Standard fits if its number is between the two piles after you’ve sent the middle card. A number equal to a pile doesn’t fit.
rules-split-play-together = Side and card are one decision: you choose both, and then they’re played together.
# The table drawn; the others stand at the cards of the hand, for ears.
rules-split-table = The table: two piles with a gap between them, the middle card, the direction, and your hand. If the 43 goes left, cards from 44 to 83 fit; if it goes right, cards from 13 to 42.
rules-split-table-left = fits if the middle card goes left
rules-split-table-right = fits if the middle card goes right
rules-split-table-either = a Wild: fits on either side
rules-split-table-nowhere = doesn’t fit
rules-split-play-example = The piles are 12 and 84, and 43 is in the middle. If 43 goes left, 55 fits. If 43 goes right, 23 fits. The 91 doesn’t fit on either side.
rules-split-play-example-left = The 43 has gone left, and 55 was played. The next player has a smaller gap.
rules-split-play-none = If there’s no number left between the piles, as with 47 and 48, only a Wild fits.

rules-split-wild = Wilds
rules-split-wild-fits = A Wild fits between any two piles, whatever its number.
rules-split-wild-turns = Every Wild played reverses the direction of play. Sending a Wild to a pile, discarding it or burying it doesn’t.
rules-split-wild-two = With two players there’s no direction: you just take turns.
rules-split-wild-last = A Wild can’t be your last card. If all you have is one Wild, you must reset.
rules-split-wild-pile = In the middle, a Wild is a card like any other: it’s sent left or right, and its number counts for that pile. So the left pile can end up higher than the right one. Cards must still be between the two numbers.
rules-split-wild-example = The 90 has gone to the left pile, and the right pile shows 60. Now the cards from 61 to 89 fit.

rules-split-reset = Resetting
rules-split-reset-when = You may reset on any of your turns. You must reset if none of your cards fits, or if your only card is a Wild.
rules-split-reset-discard = Both piles and the middle card are discarded, face up.
rules-split-reset-draw = You draw 3 cards from the draw pile.
rules-split-reset-bury = If you have fewer than two Standards, you put a Wild under the draw pile and draw a card. Repeat until you have two Standards.
rules-split-reset-lay = Your lowest and your highest Standard become the new piles. This happens automatically.
rules-split-reset-example = You hold 33, 47 and 90 and draw 5, 60 and 71. Your lowest Standard is 5 and your highest is 71, so they become the new piles. You keep 33, 47, 60 and 90.
rules-split-reset-next = Play goes on clockwise with the seat to your left. There’s no middle card.
rules-split-reset-cost = A reset usually costs you one card: you draw three and lay two. So a reset never wins, but it’s a good way to get rid of a very high and a very low card.

rules-split-stock = The draw pile
rules-split-stock-refill = If the draw pile has fewer cards than you must draw, all discards are shuffled and put under it first. If there still aren’t enough, you draw what’s there.
rules-split-stock-exchange = When Wilds are being exchanged, the discards go under the draw pile as soon as it has no Standards left.

rules-split-end = The end
rules-split-end-win = Whoever plays their last card wins at once. It’s always a Standard.
rules-split-end-score = Split has no points: the first one out wins. What the others still hold is shown. For programs, there are also places, fewer cards being better; that’s ours, not in the printed rules.
rules-split-end-limit = If nobody has won after 1,000 turns, the game ends, and the fewest cards win.

rules-split-coop = Cooperative play: all together
rules-split-coop-detail = All together in full
rules-split-coop-goal = Three to five can play as a team. You win if all hands become empty.
rules-split-coop-helpers = The 0 and the 100 aren’t dealt. They lie face up next to the table as helpers for everyone.
rules-split-coop-helper-play = On your turn, you may play a helper instead of a card from your hand, even if one of yours would fit. A helper is a Wild: it fits anywhere and reverses the direction. Each helper can be played once.
rules-split-coop-no-reset = There’s no reset, and nobody draws.
rules-split-coop-last = The last card of every hand must be a Standard. A hand with only Wilds can never be emptied, so the table warns you before that happens.
rules-split-coop-out = When you have no cards left, you’re out: you have no more turns and can’t play a helper. The next seat with cards goes on; that can be the same one again.
rules-split-coop-lost = If the player on turn can’t play anything and no helper is left, you’ve all lost.
rules-split-coop-talk = You may give advice about left and right, and say that you’d like to stay low or in one colour. You may never say a number.

rules-split-bluff = Bluff resets
rules-split-bluff-lay = With this option you may lay any two Standards when you reset, not just the lowest and the highest.
rules-split-bluff-answer = Then each of the others secretly chooses to trust or challenge. All answers are revealed together.
rules-split-bluff-example = A bluff: 33 and 47 were laid, although 5 and 71 are in hand. The gap is narrow, and hard for everyone else.
rules-split-bluff-caught = If somebody challenges a bluff, the bluffer draws 5 cards. The piles stay.
rules-split-bluff-honest = If the reset was honest, everyone who challenged it draws 1 card. That penalty is ours; the printed rules have none.
rules-split-bluff-trusted = If nobody challenges, nothing happens, and nobody finds out whether it was a bluff.

rules-split-options = Options
rules-split-options-helpers = Together: use both helpers, only the 0, only the 100, or none. With fewer helpers it’s harder.
rules-split-options-direction = A reset can keep the direction as it is. Then the next seat in that direction goes on.
rules-split-options-bluff = Bluff resets can be switched on; see above. Both of these are for games against each other.

rules-split-seen = What is open, what is secret
rules-split-seen-open = Everyone can see the piles, the middle card, the discards, the helpers, and how many cards are in each hand and in the draw pile.
rules-split-seen-secret = Only you can see your hand, even when you play together. The same goes for the cards you draw and the Wilds you bury.

rules-split-questions = Questions that come up
rules-split-question-must-move = Do I have to send the middle card? Yes. Only the side is up to you.
rules-split-question-reset = May I reset although a card of mine fits? Yes, but not when you play together.
rules-split-question-equal = The piles are 40 and 60: do 40 and 60 fit by their numbers? No, only 41 to 59. But as Wilds, they fit anyway.
rules-split-question-two-wilds = My last two cards are Wilds: may I play one? Yes. But then you’ll have to reset with the other one.
rules-split-question-again = Can I have two turns in a row? Only when you play together and nobody else has cards.
rules-split-question-helper-wild = My only card is a Wild: may I play a helper? Yes, when you play together. But your hand doesn’t get any smaller.
rules-split-question-dealer = What if the dealer has fewer than two Standards? Then the dealer puts Wilds under the draw pile and draws, as in a reset.

rules-split-unofficial = This is an unofficial fan version in our own words. It has nothing to do with the publisher or the designer of the game.

rules-split-depart-points = Split has no points: the first one out wins. What the others still hold is shown, and nothing more; programs also rank players by it, which is ours.
rules-split-depart-dealer = The dealer is chosen at random or by the host, and in a rematch the deal passes to the left; the printed rules don’t say who deals first.
rules-split-depart-reset = In a reset, the right cards are laid automatically. With bluff resets you may cheat; then a wrong challenge costs one card, which is ours as well.
rules-split-depart-bury = With too few Standards, only Wilds go under the draw pile; the printed rules just say “a card”.
rules-split-depart-refill = When the draw pile runs out, the discards go under it; the printed rules say nothing about it.
rules-split-depart-limit = After 1,000 turns the game ends, and the fewest cards win.
rules-split-depart-bands = Which numbers have which colour is ours; no rule depends on it.

## Questions: found with their answers, and given as examples where one can ask

rules-split-asked-wild = Can a Wild be my last card?
rules-split-asked-stuck = What if none of my cards fits?
