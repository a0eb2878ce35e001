# The rules of Split it!, in our own words. Shown as a page and in a narrow column.

rules-split-it-idea = One player cuts a row of cards into three sections. Then everyone secretly guesses a section. If nobody else guesses yours, its cards are yours.
rules-split-it-aim = You collect columns of equal numbers. At the end the longest column of each number scores.

## The cards

rules-split-it-cards = The cards
rules-split-it-cards-numbers = There is one 1, there are two 2s, three 3s and so on, up to ten 10s. High numbers score more, but there are more of them around.
rules-split-it-cards-jokers = There are also 15 jokers. A joker has no number: it makes one of your columns one card longer.
rules-split-it-cards-all = That makes 70 cards. They are shuffled and form the draw pile, face down.
rules-split-it-cards-picture = Some number cards and a joker

## A round

rules-split-it-round = A round
rules-split-it-start = A random player splits first. In each later round, the next player to the left splits.

rules-split-it-row = 1. Lay and split the row
rules-split-it-row-laid = A row of cards is laid face up: 7 cards with two or three players, 9 cards with four.
rules-split-it-row-split = The splitter puts two split cards between the cards. This makes three sections: white on the left, pink in the middle, black on the right. Each has at least one card. The cards keep their order.
rules-split-it-row-picture = Nine cards, split into three sections

rules-split-it-guess = 2. Guess in secret
rules-split-it-guess-all = Everyone guesses one section, the splitter too. Nobody sees the others’ guesses.
rules-split-it-guess-back = You may change your guess until the last player has guessed. Then all guesses are revealed together.

rules-split-it-judge = 3. See who was alone
rules-split-it-judge-one = Guessed by one player: that player wins all its cards and is done for this round.
rules-split-it-judge-several = Guessed by two or more: nobody gets the cards. They stay in the row.
rules-split-it-judge-nobody = Guessed by nobody: its cards are gone for good.
# Names of made-up players in the examples; take names that are common in your language.
rules-split-it-name-1 = Ada
rules-split-it-name-2 = Ben
rules-split-it-name-3 = Cleo
rules-split-it-name-4 = Dan
# $first … are the made-up players above.
rules-split-it-judge-example = Example: { $first } alone guessed white and wins three cards. { $second } alone guessed pink and wins two. { $third } and { $fourth } both guessed black: its four cards stay, and only these two go on.

rules-split-it-again = 4. Again, with what is left
rules-split-it-again-joined = The cards that stayed are pushed together in the same order. Only players who haven’t won cards yet in this round go on.
rules-split-it-again-none = No cards left: the round is over.
rules-split-it-again-one = One card left: it’s gone, and the round is over.
rules-split-it-again-two = Two cards left: the left one is white, the right one is pink. There’s no black section.
rules-split-it-again-three = Three cards left: each is a section of its own.
rules-split-it-again-more = Four or more: the same player splits again, even after winning cards.
rules-split-it-again-stand-off = Four players may guess two against two over the last two cards. Then all four guess again. If this happens ten times in a row, both cards are gone.

## Two players

rules-split-it-two = With two players
rules-split-it-two-remove = After the first split of a round, the player who didn’t split removes one section. Its cards are gone. Then both guess one of the other two sections, which keep their colours.
rules-split-it-two-must = One section must be removed. After later splits in the same round, nothing is removed.
rules-split-it-two-picture = The black section is removed; white and pink can be guessed

## Columns and jokers

rules-split-it-columns = Your columns and your jokers
rules-split-it-columns-place = The cards you win lie face up in front of you, with equal numbers in one column.
rules-split-it-jokers-place = You place each joker you win on one of your columns right away. A column you’ve just started counts too. Once placed, a joker never moves.
rules-split-it-jokers-only = If you have just one column, the joker goes there automatically.
rules-split-it-jokers-pending = A joker can’t start a column. If you have no columns, your jokers wait. When you win your first numbers, you place all waiting jokers.
rules-split-it-jokers-order = If several players have jokers to place, they do so clockwise, starting with the splitter. This order is ours; the printed rules don’t give one.
rules-split-it-jokers-example = Example: you win a 7, an 8 and a joker. The 7 and the 8 go to their columns. Now you may choose any of your columns for the joker, here the 8s.
rules-split-it-jokers-before = Before the joker
rules-split-it-jokers-after = After the joker

## The end

rules-split-it-end = End and score
rules-split-it-end-when = The game ends with the round that uses the last card of the draw pile: 10 rounds with two or three players, 8 with four. With four players the last row has only 7 cards.
rules-split-it-score-most = For each number, the longest column scores: the longest column of 8s is worth 8 points, however long it is. Jokers count as cards of their column.
rules-split-it-score-ties = Columns of equal length all score in full. If nobody has a number, nobody scores it.
rules-split-it-score-picture = The columns of three players, and who scores them
# $first, $second … are the made-up players; the figures come with the picture.
rules-split-it-worked = A whole score, with a tie
rules-split-it-score-example = { $first } has the most 8s, because the joker counts; { $second } has the most 3s and 5s, { $third } the most 7s. { $first } and { $second } have one 2 each, so both score 2.
# $sum is like "2 + 8 = 10".
rules-split-it-score-line = { $name }: { $sum }
rules-split-it-score-tie = { $first } and { $second } both have { $points } points. { $second } has { $more } columns and { $first } only { $fewer }, so { $second } wins.
rules-split-it-win = Most points wins. If points are tied, most columns wins. If that’s tied too, the win is shared.
rules-split-it-win-jokers = A joker still waiting at the end doesn’t count.

## Options

rules-split-it-options = An option for two players
rules-split-it-options-remove = If you choose “Remove a section after every split”, a section is removed after every split into three, not only after the first one of a round. The split of three single cards counts; a row of two cards never loses a section.

## Good to know

rules-split-it-know = Good to know
rules-split-it-know-open = Everyone can see all columns, all waiting jokers and all cards that are gone. “Tally” shows where all cards are, and so also what’s left in the draw pile.
rules-split-it-know-whole = What matters is how many cards are left in the whole row. When two sections stay, they’re joined, and all who go on may guess anywhere.
rules-split-it-know-free = A guess is never used up. You may guess the same colour every time.
rules-split-it-know-turns = Some players split once more than others. This isn’t evened out.
rules-split-it-know-fan = This is an unofficial version made by fans. Split it! was designed by Igor Ganzha and is published by Piatnik, who have nothing to do with this page.

## Where we depart from the print

rules-split-it-depart-start = Unless the host chooses, a random player splits first; in the printed rules, it’s the youngest.
rules-split-it-depart-order = If several players have jokers to place, they do so clockwise, starting with the splitter; the printed rules give no order.
rules-split-it-depart-two = Two cards left are always white and pink, and three cards are always split one, one and one.
rules-split-it-depart-waiting = Waiting jokers are all placed together, once you have your first column; if you never get one, they don’t count.
rules-split-it-depart-stand-off = Two against two over the last two cards ends at the tenth time.
rules-split-it-depart-change = You may change your guess until the last player has guessed.
rules-split-it-depart-tally = Everyone can see the tally of all cards, unless the table switches it off; at a real table, you have to remember them.

## Questions: found with their answers, and given as examples where one can ask

rules-split-it-asked-same = What if two players choose the same section?
rules-split-it-asked-joker = Can I move a joker later?
