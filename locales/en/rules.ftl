# What all rules pages share, and the short rules of every way to play: goal, turn, end, winning.
# The four texts of one way to play must stay below 150 words together; a test counts them.

rules-short = In short
rules-short-goal = Goal
rules-short-turn = Your turn
rules-short-round = A round
rules-short-end = End
rules-short-win = Winning
rules-full = The rules in full
rules-more = For both ways to play
rules-depart = How we differ from the printed rules

## Split it!

short-split-it-facts = 2 to 4 players
short-split-it-goal = Collect the most cards of each number.
short-split-it-turn = One player lays a row of 7 cards (9 with four players) and cuts it into three sections. Everyone secretly guesses one. If you’re alone on a section, you win its cards. If several guess it, its cards stay, and those who haven’t won anything yet go on with what’s left. A section nobody guesses is gone. With two players, the other one first removes a section. Your cards lie in columns of equal numbers; each joker makes one of your columns longer.
short-split-it-end = When the draw pile is used up: after 10 rounds, or 8 with four players.
short-split-it-win = The longest column of each number scores that number, once; in a tie, all score it. Most points wins, then most columns.
# The picture in words.
short-split-it-picture = Seven cards in a row, cut by two split cards into a white, a pink and a black section. Above it are the face-down guesses of two other players. Below it are your columns: 4s, 7s, and 8s with a joker.

## Splito

short-splito-facts = 3 to 8 players, with a variant for 2 · from 8 years · 15 minutes
short-splito-goal = You share one zone with each neighbour. Make both valuable: you score left zone times right zone.
short-splito-turn = Everyone secretly chooses a card and a side, left or right. All cards are turned over together, each in its zone; then you pass your hand to the left. Objectives ask something of their zone and are worth 1 to 4 points. Splito cards have a colour and a value, and help to meet them. Each of the two common Objectives in the middle goes to the one zone that has the most of what it asks for.
short-splito-end = After thirteen rounds, when all cards have been played.
short-splito-win = A zone adds up the Objectives it has met; if either of your zones is worth nothing, your score is 0. The highest score wins; in a tie, the fewest cards in both zones.
short-splito-picture = Three players around a table, with a zone of cards between every two. Two common Objectives lie in the middle. A times sign joins your left zone and your right zone.

## Split, against each other

short-split-facts = 2 to 5 players · from 8 years
short-split-goal = Be the first to get rid of all your cards.
short-split-turn = Send the card in the middle to the left or right pile. Then play a card to the middle: its number must be between the two piles. A Wild (0, 1, 99, 100 and every number ending in 0) fits anywhere and reverses the direction. Or reset: you may always do so, and must if nothing fits. The table is cleared, you draw three cards, and your lowest and highest Standard start the new piles.
short-split-end = As soon as somebody plays their last card. It can’t be a Wild: if you only have one Wild left, you must reset.
short-split-win = The first one out wins. There are no points.
short-split-picture = The left pile shows 12, the right pile 84, and 43 lies between them. An arrow shows the direction of play. In your hand, 23, 55 and the Wild 70 fit; 91 doesn’t.

## Split, all together

short-split-together-facts = 3 to 5 players · from 8 years
short-split-together-goal = All of you get rid of all your cards, as a team.
short-split-together-turn = Send the card in the middle left or right, then play a card between the piles, as in the game against each other. Or play a helper: the 0 and the 100 lie next to the table, and each can be played once. There’s no reset, and nobody draws. Ask for advice and give it: left or right, low or high, a colour. But never name a number.
short-split-together-end = When you have no cards, you’re out, and the others go on. If the player on turn can’t play anything and no helper is left, it’s over.
short-split-together-win = When all hands are empty, everyone wins; otherwise everyone loses. The last card of each hand must be a Standard.
short-split-together-picture = The Split table, with the helpers 0 and 100 lying face up next to the piles, for all players.

## Search

search-title = Questions about the rules
search-label = Search the rules of all three games
search-label-game = Search the rules of { $game }
search-found = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
search-best = The best { $most } of { $count } results
search-nothing = Nothing found. Try another word, or one of these:
search-all = Search the rules of all games
# Words of the game that are found, with commas; use the terms of locales/terms.toml.
search-terms-split-it = row, section, split card, joker, column, draw pile
search-terms-splito = zone, Objective, common Objective, majority, hand
search-terms-split = Wild, Standard, reset, dealer, helper, bluff
# Words of questions that say nothing about what is asked, with commas: not looked for.
search-ignored = a, an, and, are, as, at, be, by, can, do, does, for, from, get, gets, happens, have, how, i, if, in, is, it, may, me, my, of, on, or, that, the, their, then, there, they, this, to, we, what, when, where, which, who, why, will, with, you, your
search-asked = Questions that players ask
