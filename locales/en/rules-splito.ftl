# The rules of Splito, in our own words. One message is one paragraph, list item or caption.
# Objective, common and zone: see splito.ftl.

rules-splito-intro = In Splito you share one zone with the player on your left and another with the player on your right. You score your left zone times your right zone, so help both neighbours, and let them help you.
rules-splito-numbers = For 3 to 8 players, from about age eight, with a variant for two. A game lasts thirteen rounds, about a quarter of an hour. A newcomer sits best between two players who know the game.

## Cards

rules-splito-cards = The cards
rules-splito-cards-splito = There are 72 Splito cards: six colours with values from 1 to 6, two of each. Each colour has its own shape, pattern and letter.
rules-splito-cards-objective = There are 37 Objectives. An Objective asks something of the zone it’s in. It’s worth as many points as it shows diamonds, one to four. Some also have a star or a moon.
rules-splito-cards-caption = A yellow 3, a blue 5, and two Objectives: most 4s, with a star, for 3 points; no 2, for 1 point.

## Before the game

rules-splito-setup = Before the game
rules-splito-setup-commons = One star and one moon are drawn and laid face up in the middle. They are the two common Objectives: any zone can win them.
rules-splito-setup-deal = All other cards are shuffled together, and everyone gets thirteen. The leftover cards aren’t used, and nobody sees them.
rules-splito-setup-zones = There’s a zone between every two neighbours. So there are as many zones as players, and you have two of them: one to your left, one to your right.
# A drawing: three players A, B and C with a zone between each two.
rules-splito-zones-caption = Three players and their three zones. The left zone of A is also the right zone of B.

## A round

rules-splito-round = A round
rules-splito-round-choose = Everyone chooses one card from their hand, a Splito card or an Objective, and a side, left or right. Any card may go to either side. You don’t have to treat both sides alike.
rules-splito-round-turn = When everyone has chosen, the cards are turned over together, each in its zone. There they stay until the end.
rules-splito-round-pass = Then everyone passes the rest of their hand to the left and gets the hand of the player on the right.
rules-splito-round-last = In the last round you have one card. You must play it, but you still choose the side.
rules-splito-round-change = You can take your choice back until the last player has chosen, if the table allows it.

## Objectives

rules-splito-objectives = Objectives
rules-splito-objectives-test = An Objective looks at the zone it’s in, with all the cards there at the end of the game. It gives its points once, or none. One Splito card can count for any number of Objectives. Objectives have no colour and no value.
rules-splito-kind-majority = Majority: this zone has more cards of that value, or of that colour, than any other zone on the table. A tie for the most isn’t enough.
rules-splito-kind-value = Value: exactly this many cards of that value are in this zone, in whatever colours; more fails too. A crossed-out value must not be there at all.
rules-splito-kind-colors = Three colours: at least one card of each colour shown. Other colours don’t matter.
rules-splito-kind-variety = Variety: count the different colours, or the different values. Copies don’t matter. The sign says whether it must be exactly, at least or at most that number.
rules-splito-kind-both = Both: at least this many different colours and at least this many different values. One card may count for both.
rules-splito-kind-zone = Zone: count all cards in the zone: Splito cards, Objectives (this one too, and failed ones), and the common Objectives the zone wins.

# Drawings: an Objective beside the cards of its zone.
rules-splito-example = Examples
rules-splito-example-met = There are exactly two 4s here: met, 2 points.
rules-splito-example-lost = A third 4 was added: lost, no points.
rules-splito-example-tie = The common Objective asks for the most blue. Two zones have three blue cards each: neither has the most alone, so neither wins it.

rules-splito-marks = While you play, every Objective is marked. Met: it would score if the game ended now. Lost: it can no longer be met, whatever is played. Open: neither. The marks look only at face-up cards, never at anyone’s hand.

## Scoring

rules-splito-scoring = The score
rules-splito-scoring-commons = First the two common Objectives. The zone that has the most, alone, wins the card and its points. If there’s a tie, or nobody has any, nobody wins it.
rules-splito-scoring-objectives = Then the Objectives in the zones. One that fails is turned over. It scores nothing, but still counts as a card in its zone.
rules-splito-scoring-zone = A zone scores the points of the Objectives it has met and of the common Objectives it has won. Splito cards themselves score nothing: a zone without Objectives may well score 0.
rules-splito-scoring-product = You score your left zone times your right zone. The highest score wins.
# The worked zone: what each Objective gives, then the sum; $sum is like "2 + 2 + 1 + 0 + 3 = 8".
rules-splito-worked = A whole zone, card by card
rules-splito-worked-about = The zone between A and B after thirteen rounds. Each Objective looks at all the cards here.
rules-splito-worked-pair = There are exactly two 3s here: 2 points.
rules-splito-worked-four = Four colours, yellow, blue, green and black, and no other: 2 points.
rules-splito-worked-three = Yellow, blue and green are all here: 1 point.
rules-splito-worked-none = There’s a 2 here: nothing, and the card is turned over.
rules-splito-worked-common = The common Objective: three 4s here, two and one in the other zones: 3 points.
rules-splito-worked-moon = The other common Objective stays in the middle: two zones have two pink cards each.
rules-splito-worked-sum = Together: { $sum }
rules-splito-worked-others = The other two zones, counted in the same way: { $second } and { $third } points.
# A drawing: zones with 8, 4 and 6 points. $name: A, B or C
rules-splito-scoring-line = { $name }: { $left } × { $right } = { $product }
rules-splito-scoring-caption = The zone between A and B scores 8, the one between B and C 4, and the one between C and A 6. A wins with 48.
rules-splito-scoring-zero = Anything times zero is zero. Don’t forget either side!
rules-splito-scoring-tie = If several players have the highest score, the one with the fewest cards in both zones wins: Splito cards, Objectives, failed ones too, and common Objectives won. If that’s tied as well, they share the win.

## What one knows

rules-splito-knowing = What you know
rules-splito-knowing-open = Everyone can see all zones and both common Objectives. Everyone sees who has chosen, but not what.
rules-splito-knowing-hands = You know your hand, and every hand you’ve passed on, because everything played from it is face up. The button with the eye shows what’s left in it.
rules-splito-knowing-talk = Don’t talk about your hand, your next card or the Objectives you’re after. But do win your neighbours over: this Objective is still open, come and play here!

## Two players

rules-splito-two = Two players
rules-splito-two-variant = This variant is our own reconstruction, so it may differ from other editions.
rules-splito-two-zones = Each player has two zones of their own, left and right, so there are four. Nobody plays into the other player’s zones.
rules-splito-two-rounds = You play thirteen rounds and swap hands after each. Then everybody gets thirteen new cards for thirteen more rounds.
rules-splito-two-majority = Majorities compare all four zones, your own two as well.

## Options

rules-splito-options = Options of a table
rules-splito-option-least = “At least” is enough: an Objective that asks for exactly two cards of a value is also met by more. Crossed-out values don’t change.
rules-splito-option-side = Show left or right: while you wait, everyone sees which side a face-down card goes to, but not the card. That’s how it is at a real table. Otherwise the side stays hidden until everyone has chosen, because on a screen, waiting would be an advantage.

## Questions

rules-splito-questions = Questions that come up
rules-splito-question-size = Do failed Objectives count as cards? Yes, for the size of a zone and for a tie.
rules-splito-question-commons = Do the common Objectives count as cards? Yes, for the zone that wins them.
rules-splito-question-order = Does the order of scoring matter? No. The common Objectives count Splito cards only, and no other Objective depends on the result of another.
rules-splito-question-deck = Are these the printed Objectives? The full list isn’t public. Ours follows everything that’s known, and makes every value and every colour equally frequent.

## Where we depart from the print

rules-splito-depart-side = The side you’ve chosen stays hidden until everyone has chosen, because on a screen, waiting would be an advantage. In the printed rules, everyone sees the side; the option “Show left or right” shows it.
rules-splito-depart-two = The game for two is a variant, our own reconstruction; the printed rules are for 3 to 8.
rules-splito-depart-objectives = The Objectives are a reconstruction, too: the full list isn’t public. In the terminal you can play with those from the box.
rules-splito-depart-change = You may change your choice until the last player has chosen.
rules-splito-depart-tie = If there’s still a tie after counting cards, the win is shared.
rules-splito-depart-help = The marks on Objectives, the totals during the game and the hands you’ve passed on are shown as a help; a table may switch the last off.

## Questions: found with their answers, and given as examples where one can ask

rules-splito-asked-zero = What if one of my zones scores nothing?
rules-splito-asked-tie = Who gets the common Objective in a tie?
