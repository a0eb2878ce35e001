# Splito: cards, zones, Objectives, score.
# "Splito" is a proper name. An Objective is a card that asks something of a zone and is worth points.
# A zone is the place for cards between two neighbours. A common is one of the two Objectives in the middle.

## Status and log

splito-task = Choose a card for your left or right zone
splito-task-last = Your last card: left or right?
splito-progress = Round { $round } of { $rounds }
splito-chapter = Round { $round }

# Only where the table shows sides: the card is still secret.
splito-told-sealed-left = { $name } has chosen a card for the left side.
splito-told-sealed-right = { $name } has chosen a card for the right side.
splito-told-taken-back = { $name } takes the choice back.
# $card: "Blue 4" or an Objective; $zone: "Ada – Ben", the zone between those two, or "Ada, left".
splito-told-turned = { $name }: { $card }, into { $zone }.
splito-told-passed = All hands are passed to the left.
splito-told-second-hands = Everyone gets thirteen new cards.
splito-told-won = { $names } has won with { $score }.
splito-told-won-fewest = { $names } has won with { $score } and the fewest cards of those tied.
splito-told-shared = { $names } share the win with { $score }.

## Cards

# Colours, as nouns: they stand in "most cards in { $color }" and in lists.
splito-color-y = yellow
splito-color-o = orange
splito-color-p = pink
splito-color-b = blue
splito-color-g = green
splito-color-k = black

# One letter for each colour, printed on its cards. All six must differ within a language.
splito-color-letter-y = Y
splito-color-letter-o = O
splito-color-letter-p = P
splito-color-letter-b = B
splito-color-letter-g = G
splito-color-letter-k = K

# Names of cards: the blue card of value 4 is "Blue 4".
splito-card-y = Yellow { $value }
splito-card-o = Orange { $value }
splito-card-p = Pink { $value }
splito-card-b = Blue { $value }
splito-card-g = Green { $value }
splito-card-k = Black { $value }

# An Objective whose text is not known yet.
splito-objective = Objective
# $wanted: what it asks for, such as "Most 4s".
splito-objective-named = Objective “{ $wanted }”

## What an Objective asks of its zone
## Values are 1 to 6; "4s" are cards of value 4, in whatever colour.

# More than in every other zone; a tie is not enough.
splito-wants-most-value = Most { $value }s
splito-wants-most-color = Most cards in { $color }
splito-wants-no-value = No { $value }
splito-wants-value =
    { $count ->
        [one] Exactly one { $value }
        [2] Exactly two { $value }s
       *[other] Exactly { $count } cards of value { $value }
    }
# An option of the table: more cards are fine, too.
splito-wants-value-least =
    { $count ->
        [one] At least one { $value }
        [2] At least two { $value }s
       *[other] At least { $count } cards of value { $value }
    }
splito-wants-no-color = No card in { $color }
splito-wants-color =
    { $count ->
        [one] Exactly one card in { $color }
       *[other] Exactly { $count } cards in { $color }
    }
# $colors: a list such as "yellow, orange and pink".
splito-wants-colors = At least one card each in { $colors }
splito-wants-all-colors = All six colours
splito-wants-all-values = All six values
splito-wants-different-colors-exactly =
    { $count ->
        [one] Exactly one colour
       *[other] Exactly { $count } different colours
    }
splito-wants-different-colors-least =
    { $count ->
        [one] At least one colour
       *[other] At least { $count } different colours
    }
splito-wants-different-colors-most =
    { $count ->
        [one] At most one colour
       *[other] At most { $count } different colours
    }
splito-wants-different-values-exactly =
    { $count ->
        [one] Exactly one value
       *[other] Exactly { $count } different values
    }
splito-wants-different-values-least =
    { $count ->
        [one] At least one value
       *[other] At least { $count } different values
    }
splito-wants-different-values-most =
    { $count ->
        [one] At most one value
       *[other] At most { $count } different values
    }
splito-wants-different-both = At least { $colors ->
    [one] { $colors } colour
   *[other] { $colors } colours
} and { $values ->
    [one] { $values } value
   *[other] { $values } values
}
# All cards lying in the zone count, Objectives too.
splito-wants-size-exactly =
    { $count ->
        [one] Exactly one card in the zone
       *[other] Exactly { $count } cards in the zone
    }
splito-wants-size-least =
    { $count ->
        [one] At least one card in the zone
       *[other] At least { $count } cards in the zone
    }
splito-wants-size-most =
    { $count ->
        [one] At most one card in the zone
       *[other] At most { $count } cards in the zone
    }

# How far a zone is with an Objective; whole sentences.
# A race with the other zones: how many it has, and the most in any other zone.
splito-here-race = This zone has { $have }, the best other zone { $most }.
splito-here-count = This zone has { $have }.
splito-here-colors = Colours here: { $have } of { $wanted }.
splito-here-both = Colours here: { $colors }, values: { $values }.

splito-state-met = met
splito-state-open = open
splito-state-lost = lost

splito-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# Read aloud: what it asks for, its worth, its state, how far it is (a sentence).
splito-objective-state = { $wanted }, { $points }: { $state }. { $standing }

## Zones

splito-zone-between = { $one } – { $other }
# Two seats: each has two zones of its own.
splito-zone-own-left = { $name }, left
splito-zone-own-right = { $name }, right
splito-mine-left = Left
splito-mine-right = Right
splito-mine-left-with = Left, with { $name }
splito-mine-right-with = Right, with { $name }

splito-zone-cards =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
# The label of a zone for screen readers; $zone is its name, $cards "9 cards".
splito-zone-label = Zone { $zone }: { $cards }
splito-zone-label-points = Zone { $zone }: { $cards }, { $points }
splito-zone-open = Show zone { $zone }
splito-zone-other = The other zones
splito-zone-mine = My two zones
splito-zone-all = All zones
splito-players = Players
splito-zone-empty = Nothing here yet
splito-zone-total = Zone total
splito-zone-objectives = Objectives
splito-zone-splito-cards = Splito cards
splito-zone-by-color = By colour
splito-zone-by-value = By value
splito-zone-commons = Common Objectives
splito-zone-fits = { $card } into the zone { $zone }
# My secret choice, lying face down in the zone.
splito-zone-sealed-mine = Your card, face down
# Sealed cards of others lying face down in a zone.
splito-zone-sealed =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
# Read aloud for the cards of one colour in a zone; $values is a list such as "2, 4 and 4".
splito-stack-y = Yellow: { $values }
splito-stack-o = Orange: { $values }
splito-stack-p = Pink: { $values }
splito-stack-b = Blue: { $values }
splito-stack-g = Green: { $values }
splito-stack-k = Black: { $values }
# How many of its Objectives are met, open, lost.
splito-zone-states = Objectives: { $met } met, { $open } open, { $lost } lost

## Commons

splito-commons = The two common Objectives
# In place of the zone that holds a common.
splito-common-tie = tied
splito-common-none = nobody yet
splito-common-star = Star
splito-common-moon = Moon
# Read aloud: $symbol is "Star" or "Moon".
splito-common-label-held = { $symbol }: { $wanted }. Held by { $zone }, { $points }.
splito-common-label-tie = { $symbol }: { $wanted }. Tied for the most, { $points }.
splito-common-label-none = { $symbol }: { $wanted }. Nobody has any yet, { $points }.
splito-common-counts = Cards in each zone
# One zone's count for a common.
splito-common-count-star = star { $count }
splito-common-count-moon = moon { $count }
splito-common-count-star-held = star { $count }, held
splito-common-count-moon-held = moon { $count }, held

## The product

# Read aloud.
splito-product-label = Your product now: { $left } times { $right } is { $product }
# Read aloud for who only watches.
splito-product-label-of = { $name }’s product now: { $left } times { $right } is { $product }

## The hand

splito-hand = Your hand
splito-hand-card = { $card }, { $place } of { $count }
splito-hand-card-picked = { $card }, picked, { $place } of { $count }
# The card cannot be played now.
splito-hand-card-waiting = { $card }, { $place } of { $count }, not now: you’ve already chosen
splito-hint-pick = Pick a card.
splito-hint-side = { $card }: left or right?
# An Objective is picked; $wanted is what it asks for.
splito-hint-objective = { $wanted } – { $points }
splito-hint-ready-left = { $card }: to the left?
splito-hint-ready-right = { $card }: to the right?
splito-hint-new = A new hand from { $name }. Pick a card.
splito-hint-new-cards = Thirteen new cards. Pick one.
splito-side-left = Left
splito-side-right = Right
splito-play-left = Play left
splito-play-right = Play right
# Read aloud; must begin with the words of the button above.
splito-play-card-left = Play left: { $card }
splito-play-card-right = Play right: { $card }
splito-chosen-left = Chosen: { $card }, left
splito-chosen-right = Chosen: { $card }, right
splito-sort-dealt = Sorting: as dealt
splito-sort-value = Sorting: by value
splito-sort-colour = Sorting: by colour
splito-known = Hands I know
splito-known-why = You’ve held these hands and passed them on. Everything played from them lies face up, so you know what’s left.
splito-known-none = You haven’t passed on any hands yet.
# $count cards left in the hand of $name
splito-known-hand =
    { $count ->
        [one] { $name }, { $count } card
       *[other] { $name }, { $count } cards
    }

## The score sheet

splito-score-now = The score so far
splito-score-final = The final score
splito-score-hidden = Totals are hidden during the game. You can show them in the settings.
splito-score-player = Player
splito-score-left = Left
splito-score-right = Right
splito-score-product = Score
splito-score-cards = Cards
splito-score-place = Place
splito-score-won-highest = { $names } has the highest score and wins.
splito-score-won-fewest = { $names } wins: the scores are tied, so the fewest cards decide.
splito-score-won-shared = { $names } share the win: same score, same number of cards.
splito-score-cards-why = If scores are tied, the player with the fewest cards in both zones is ahead.
splito-score-none = There’s no Objective here, so this zone scores nothing.
splito-score-zones = Zone by zone
# A common on the sheet of the zone that holds it.
splito-score-common-star = Common Objective with a star: { $wanted }
splito-score-common-moon = Common Objective with a moon: { $wanted }
# A common that no zone holds.
splito-score-nobody = Nobody gets it: no zone has the most on its own.

## What the card picked would change, by what lies there now: “met → lost” is drawn with an arrow

# One line in the status bar during the first round.
splito-goal = Goal: points left × points right
# $before and $after: met, open or lost.
splito-foreseen-objective = { $wanted }: { $before } → { $after }
# The card is an Objective itself.
splito-foreseen-new = { $wanted }: { $after }
splito-foreseen-elsewhere = { $zone }: { $wanted }: { $before } → { $after }
# $zone: “Left, with Ben”; $points: “3 points”.
splito-foreseen-zone = { $zone }: { $before } → { $points }
# A common: how many this zone has before and after.
splito-foreseen-common-here = { $wanted }: { $before } → { $after } here, this zone would get it
splito-foreseen-common-tied = { $wanted }: { $before } → { $after } here, tied
splito-foreseen-common-there = { $wanted }: { $before } → { $after } here, another zone has more
splito-foreseen-same = No Objective changes
splito-foreseen-product = Your score: { $before } → { $after }

# On the podium, for screen readers: the left zone times the right zone.
splito-result = { $left } times { $right } makes { $product }

## Hints: why a move is good. “It” is the move.

hint-splito-met = It meets this: { $objectives }.
hint-splito-commons = It gets you this common Objective: { $objectives }.
hint-splito-lost = Many other cards would cost you this: { $objectives }.
hint-splito-open = You could still meet this Objective.
hint-splito-product = As things stand, it makes your product { $best }; many other cards give less.
hint-splito-points = { $best ->
    [one] Together, your two zones would have { $best } point.
   *[other] Together, your two zones would have { $best } points.
  }
hint-splito-neighbour = It leaves { $name } with a product of only { $best }.
hint-splito-rival = It leaves { $name } with a product of only { $best }.
# In the list of keys.
splito-side-key-left = Play the picked card to the left zone
splito-side-key-right = Play the picked card to the right zone
