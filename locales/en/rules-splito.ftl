# The rules of Splito, in our own words. One message is one paragraph, list item or caption.
# Objective, common and zone: see splito.ftl.

rules-splito-intro = In Splito you share one zone with the player on your left and another with the player on your right. You score your left zone times your right zone, so help both neighbours, and let them help you.
rules-splito-numbers = For 3 to 8 players, from about eight years on, with a variant for two. A game lasts thirteen rounds, about a quarter of an hour. Somebody new sits best between two who know the game.

## Cards

rules-splito-cards = The cards
rules-splito-cards-splito = There are 72 Splito cards: six colours, values 1 to 6, and every one of them twice. Each colour has its own shape, pattern and letter.
rules-splito-cards-objective = There are 37 Objectives. An Objective asks something of the zone in which it lies and is worth as many points as it shows diamonds, one to four. Some also carry a star or a moon.
rules-splito-cards-caption = A yellow 3, a blue 5, and two Objectives: most 4s, with a star, for 3 points; no 2, for 1 point.

## Before the game

rules-splito-setup = Before the game
rules-splito-setup-commons = One star and one moon are drawn and laid open in the middle. They are the two common Objectives: every zone can win them.
rules-splito-setup-deal = All other cards are shuffled together, and everybody gets thirteen. What is left over is not used, and nobody sees it.
rules-splito-setup-zones = Between every two neighbours there is a zone. So there are as many zones as players, and you have two of them: one to your left, one to your right.
# A drawing: three players A, B and C with a zone between each two.
rules-splito-zones-caption = Three players and their three zones. The left zone of A is also the right zone of B.

## A round

rules-splito-round = A round
rules-splito-round-choose = Everybody chooses one card of the hand, a Splito card or an Objective, and a side, left or right. Any card may go to either side. You need not treat both sides alike.
rules-splito-round-turn = When all have chosen, the cards are turned together, each in its zone. There they stay until the end.
rules-splito-round-pass = Then everybody passes the rest of the hand to the left and gets the hand of the right neighbour.
rules-splito-round-last = In the last round you have one card. You must play it, but the side is still yours to choose.
rules-splito-round-change = Until the last player has chosen you can take your choice back, if the table allows it.

## Objectives

rules-splito-objectives = Objectives
rules-splito-objectives-test = An Objective is tested for the zone in which it lies, with all cards that lie there at the end of the game. It gives its points once, or none. One Splito card may serve any number of Objectives. Objectives have no colour and no value.
rules-splito-kind-majority = Majority: this zone has more cards of that value, or of that colour, than every other zone on the table. A tie for the most is not enough.
rules-splito-kind-value = Value: exactly this many cards of that value lie in this zone, in whatever colours; more fails too. The crossed-out value must not be there at all.
rules-splito-kind-colors = Three colours: at least one card of each colour shown. Other colours do no harm.
rules-splito-kind-variety = Variety: count the different colours, or the different values. Copies do not matter. The sign says whether it must be exactly, at least or at most that number.
rules-splito-kind-both = Both: at least this many different colours and at least this many different values. One card may count for both.
rules-splito-kind-zone = Zone: count all cards of the zone: Splito cards, Objectives, this one too, even if they fail, and the common Objectives that the zone wins.

# Drawings: an Objective beside the cards of its zone.
rules-splito-example = Examples
rules-splito-example-met = Exactly two 4s lie here: met, 2 points.
rules-splito-example-lost = A third 4 came along: lost, no points.
rules-splito-example-tie = The common Objective asks for the most blue. Two zones have three blue cards each: neither has the most alone, so neither wins it.

rules-splito-marks = While you play, every Objective is marked. Met: it would count if the game ended now. Lost: it can no longer be met, whatever is played. Open: neither. The marks look only at open cards, never at a hand.

## Scoring

rules-splito-scoring = The score
rules-splito-scoring-commons = First the two common Objectives. The zone that has the most, alone, wins the card and its points. If there is a tie, or nobody has any, nobody wins it.
rules-splito-scoring-objectives = Then the Objectives in the zones. One that fails is turned over. It gives nothing, but it stays as a card of its zone.
rules-splito-scoring-zone = A zone scores the points of its Objectives that are met and of the common Objectives it has won. Splito cards give no points themselves: a zone without Objectives may well score 0.
rules-splito-scoring-product = You score your left zone times your right zone. The highest score wins.
# The worked zone: what each Objective gives, then the sum; $sum is like "2 + 2 + 1 + 0 + 3 = 8".
rules-splito-worked = A whole zone, card by card
rules-splito-worked-about = The zone of A and B after thirteen rounds. Each Objective is looked at with all the cards that lie here.
rules-splito-worked-pair = Exactly two 3s lie here: 2 points.
rules-splito-worked-four = Four colours, yellow, blue, green and black, and no other: 2 points.
rules-splito-worked-three = Yellow, blue and green are all here: 1 point.
rules-splito-worked-none = A 2 lies here: nothing, and the card is turned over.
rules-splito-worked-common = The common Objective: three 4s here, two and one in the other zones: 3 points.
rules-splito-worked-moon = The other common Objective stays in the middle: two zones have two pink cards each.
rules-splito-worked-sum = Together: { $sum }
rules-splito-worked-others = The other two zones, counted in the same way: { $second } and { $third } points.
# A drawing: zones with 8, 4 and 6 points. $name: A, B or C
rules-splito-scoring-line = { $name }: { $left } × { $right } = { $product }
rules-splito-scoring-caption = The zone of A and B scores 8, that of B and C 4, and that of C and A 6. A wins with 48.
rules-splito-scoring-zero = Nothing times anything is nothing. Do not forget one of your sides!
rules-splito-scoring-tie = If several players have the highest score, the one with the fewest cards in both zones wins: Splito cards, Objectives, failed ones too, and common Objectives won. If that is the same as well, they share the win.

## What one knows

rules-splito-knowing = What you know
rules-splito-knowing-open = All zones and both common Objectives are open. Everybody sees who has chosen, but not what.
rules-splito-knowing-hands = You know your hand, and every hand that you have passed on: all that is played from it lies open. The button with the eye shows what is left in it.
rules-splito-knowing-talk = Do not talk about your hand, your next card or the Objectives you are after. But do coax your neighbours: this Objective is still open, come and play here!

## Two players

rules-splito-two = Two players
rules-splito-two-variant = This variant is our own reconstruction, so it may differ from other editions.
rules-splito-two-zones = Each player has two zones of their own, left and right, so there are four. Nobody plays into the zones of the other.
rules-splito-two-rounds = You play thirteen rounds and swap hands after each. Then everybody gets thirteen new cards for thirteen more rounds.
rules-splito-two-majority = Majorities compare all four zones, also your own two with each other.

## Options

rules-splito-options = Options of a table
rules-splito-option-least = “At least” will do: an Objective that asks for exactly two cards of a value is also met by more. The crossed-out values do not change.
rules-splito-option-side = Show left or right: while you wait, everybody sees to which side a card was sealed, but not the card. So it is on a real table. Otherwise the side stays hidden until all have chosen, because on a screen whoever waits would gain by it.

## Questions

rules-splito-questions = Questions that come up
rules-splito-question-size = Do failed Objectives count as cards? Yes, for the size of a zone and for a tie.
rules-splito-question-commons = Do the common Objectives count as cards? Yes, for the zone that wins them.
rules-splito-question-order = Does the order of counting matter? No. The common Objectives count Splito cards only, and no other test depends on the result of another.
rules-splito-question-deck = Are these the printed Objectives? The full list is not public. Ours follows everything that is known, and makes every value and every colour equally frequent.

## Where we depart from the print

rules-splito-depart-side = The side you have chosen stays hidden until all have chosen, because on a screen whoever waits would gain by it. Printed, the side is clear to all; the option “Show left or right” shows it.
rules-splito-depart-two = Two players are a variant, our own reconstruction; 3 to 8 are printed.
rules-splito-depart-objectives = The Objectives are a reconstruction, too: the full list is not public. In the terminal you can play with those of the box.
rules-splito-depart-change = A choice may be changed until the last player has chosen.
rules-splito-depart-tie = A tie that is left after counting cards is a shared win.
rules-splito-depart-help = The marks on Objectives, the totals during the game and the hands you have passed on are shown as a help; a table may switch the last off.

## Questions: found with their answers, and given as examples where one can ask

rules-splito-asked-zero = What if one of my zones scores nothing?
rules-splito-asked-tie = Who gets the common Objective in a tie?
