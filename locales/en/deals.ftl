### Deals by number for real tables, and the comparison of their results. A seat is a place at the table, numbered from 1 here.

deals-title = Same cards, several tables
deals-lead = Two tables that choose the same game, number of players and deal number play the same cards. Print them or read them off the screen, then compare the results.
deals-mode = How to play
deals-number = Deal number
deals-random = Random number
deals-wrong = Please enter a whole number from 1 to { $most }.
deals-options = Other rule options don’t change the cards.
deals-heading = { $game } · { $seats } players · deal { $number }
deals-prepare-split-it = Stack the draw pile face down: row 1 on top, its first card first, then row 2 and so on. Each round the next cards from the top are the next row.
deals-prepare-splito = Lay the two common Objectives face up in the middle and put each hand together. The rest stays in the box, unseen.
deals-prepare-split = Put each hand together and stack the draw pile face down, its first card on top. The dealer then opens as usual, with the lowest and the highest Standard in hand.
deals-prepare-split-together = Lay the helpers face up next to the table, put each hand together, and stack the rest face down, its first card on top. The dealer then opens as usual, with the lowest and the highest Standard in hand.
# $seat: the number of a place at the table.
deals-begins-split-it = Seat { $seat } splits the first row.
deals-begins-split = Seat { $seat } is the dealer and has nine cards.
deals-who-split-it = Whoever stacks the pile sees the cards, so ask somebody who isn’t playing at this table.
deals-who-splito = It’s best if somebody who isn’t playing prepares this. Otherwise, look only at your own sheet and take that hand out of the deck, without checking who gets what.
deals-who-split = Whoever stacks the pile sees the cards, so ask somebody who isn’t playing. Otherwise, take your own hand from your own sheet, and let somebody from another table stack the rest.
deals-refill = If the draw pile runs out, shuffle the discard pile as usual: from then on the cards differ from table to table.
deals-deck = Dealt with Splittable’s Objectives. If your box has others, enter them first:
deals-deck-mine = Dealt with your box’s Objectives, as saved in this browser. The other table needs the same ones:
deals-sight-own = for this seat only
deals-sight-open = face up for everyone
deals-sight-hidden = face down, nobody looks yet
deals-hand = Hand of seat { $seat }
deals-second-hand = Second hand of seat { $seat }, for rounds 14 to 26
deals-common = Common Objectives
deals-helpers = Helpers
deals-row = Row { $number }
deals-rows = Draw pile: rows { $number } to { $last }
deals-stock = Draw pile, the top card first
deals-out = Not in the game
deals-sheets = Sheets
deals-sheets-all = All sheets
deals-print = Print
# On paper, above a dashed line.
deals-fold = Fold the bottom edge up to this line to hide the cards.
deals-compare = Afterwards
deals-compare-about = Enter each table’s results. Seat by seat, who did more with the same cards?
deals-compare-go = Compare results

compare-title = Compare tables
compare-lead = Enter each seat’s points. The same seat had the same cards at every table.
compare-lead-left = Enter how many cards each seat had left; 0 is out. The same seat had the same cards at every table.
compare-table = Table { $n }
compare-seat = Seat { $n }
compare-name = Name of table { $n }
compare-points = Points: { $name }
compare-left = Cards left: { $name }
compare-add = Another table
compare-remove = Remove { $table }
compare-paste = Or paste a link to a score pad:
compare-paste-go = Import
compare-pasted = Added the table from the score pad.
compare-no-link = This link has no score pad.
compare-other-deal = That score pad is for another game, or another number of players.
compare-unfinished = That score pad has no result yet.
compare-unavailable = No connection: the points couldn’t be worked out. Try again, or enter them by hand.
compare-brought = Added the tables from the link to yours.
compare-bad-link = This link has no results for this deal.
compare-seats = Seat by seat
# Head of a column: below it stand “Seat 1”, “Seat 2” …
compare-cards-of = Cards of
compare-mean = Average
# Beside the best result of a seat.
compare-best = best
compare-ranking = Who did best with their cards
compare-ranking-about = Points above the average for the same seat, so you can compare players from different tables.
compare-link = Link to this comparison
compare-copied = Copied. The results are in the link itself, not on a server.
compare-copy = Copy this link:
