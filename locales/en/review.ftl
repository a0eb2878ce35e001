### The review of a finished game: why the better move is better. “It” is the better move, “the other move” the one
### that was played, or the next best. $best and $other are the figures of the two.

review-reason-wins-more = It wins { $best }% of the games played on from here, the other move { $other }%.

## Split

review-reason-split-wins = It’s the last card and wins at once.
review-reason-split-hand = { $best ->
    [one] It leaves { $best } card in hand; a reset leaves { $other }.
   *[other] It leaves { $best } cards in hand; a reset leaves { $other }.
  }
review-reason-split-clears = { $other ->
    [one] It clears the table. After the other move, { $other } Standard in hand would fit.
   *[other] It clears the table. After the other move, { $other } Standards in hand would fit.
  }
review-reason-split-keeps-standard = The other move leaves only Wilds in hand, and a Wild can’t be the last card.
review-reason-split-saves-helper = The other move uses up a helper.
review-reason-split-saves-wild = It saves a Wild for when nothing else fits.
review-reason-split-spends-wild = It gets rid of a Wild, which can’t be the last card.
review-reason-split-fits = { $best ->
    [one] { $best } Standard left in hand would fit next; after the other move, { $other }.
   *[other] { $best } Standards left in hand would fit next; after the other move, { $other }.
  }
review-reason-split-room = { $best ->
    [one] It leaves the next player room for only { $best } number; the other move, for { $other }.
   *[other] It leaves the next player room for only { $best } numbers; the other move, for { $other }.
  }
review-reason-split-room-together = { $best ->
    [one] It leaves the next player room for { $best } number; the other move, only for { $other }.
   *[other] It leaves the next player room for { $best } numbers; the other move, only for { $other }.
  }
review-reason-split-further-out = The { $best } is further out than the { $other } and harder to play later.
review-reason-split-opens-honestly = An honest opening doesn’t have to fear a challenge.
review-reason-split-opens-falsely = { $best ->
    [one] The bluff leaves the others room for { $best } number; the honest opening, for { $other }.
   *[other] The bluff leaves the others room for { $best } numbers; the honest opening, for { $other }.
  }
review-reason-split-stuck = The next player is stuck in { $best }% of the imagined deals; after the other move, in { $other }%.
review-reason-split-stuck-together = The next player is stuck in only { $best }% of the imagined deals; after the other move, in { $other }%.
review-reason-split-lie = In { $percent }% of the imagined deals, the opening is a bluff.
review-reason-split-honest = In { $percent }% of the imagined deals, the opening is honest.

## Splito

review-reason-splito-met = { $best ->
    [one] { $best } Objective in the two zones would be met; after the other move, { $other }.
   *[other] { $best } Objectives in the two zones would be met; after the other move, { $other }.
  }
review-reason-splito-commons = { $best ->
    [one] The two zones would hold { $best } common Objective; after the other move, { $other }.
   *[other] The two zones would hold { $best } common Objectives; after the other move, { $other }.
  }
review-reason-splito-lost = { $best ->
    [one] { $best } Objective in the two zones would be lost; after the other move, { $other }.
   *[other] { $best } Objectives in the two zones would be lost; after the other move, { $other }.
  }
review-reason-splito-open = { $best ->
    [one] { $best } Objective in the two zones would still be open; after the other move, { $other }.
   *[other] { $best } Objectives in the two zones would still be open; after the other move, { $other }.
  }
review-reason-splito-product = As things stand, the product would be { $best }; after the other move, { $other }.
review-reason-splito-points = { $best ->
    [one] The two zones together would have { $best } point; after the other move, { $other }.
   *[other] The two zones together would have { $best } points; after the other move, { $other }.
  }
review-reason-splito-neighbour = The better neighbour would have a product of { $best }; after the other move, { $other }.
review-reason-splito-rival = The strongest rival would have a product of { $best }; after the other move, { $other }.
review-reason-splito-product-later = In the games played on from here, the product ends at { $best } on average; after the other move, at { $other }.
review-reason-splito-rival-later = In the games played on from here, the best of the others ends at { $best } on average; after the other move, at { $other }.

## Split it!

review-reason-split-it-points = { $best ->
    [one] Winning its section brings { $best } point; the other section, { $other }.
   *[other] Winning its section brings { $best } points; the other section, { $other }.
  }
review-reason-split-it-leads = { $best ->
    [one] With its section, { $best } column would lead; with the other, { $other }.
   *[other] With its section, { $best } columns would lead; with the other, { $other }.
  }
review-reason-split-it-jokers = { $best ->
    [one] Its section has { $best } joker; the other has { $other }.
   *[other] Its section has { $best } jokers; the other has { $other }.
  }
review-reason-split-it-sections-mine = { $best ->
    [one] Its sections could bring { $best } point in all; after the other move, { $other }.
   *[other] Its sections could bring { $best } points in all; after the other move, { $other }.
  }
review-reason-split-it-sections-theirs = { $best ->
    [one] Its sections could bring the strongest rival { $best } point in all; after the other move, { $other }.
   *[other] Its sections could bring the strongest rival { $best } points in all; after the other move, { $other }.
  }
review-reason-split-it-alone = You’d expect nobody else there { $best }% of the time; in the other section, { $other }%.
review-reason-split-it-joker-points = { $best ->
    [one] The score would be { $best } point; with the other column, { $other }.
   *[other] The score would be { $best } points; with the other column, { $other }.
  }
review-reason-split-it-joker-lead = { $margin ->
    [one] The column of { $number }s would lead by { $margin } card.
   *[other] The column of { $number }s would lead by { $margin } cards.
  }
review-reason-split-it-joker-column = Leading the column of { $best }s scores more than leading the column of { $other }s.

## The page of a review

review-name = Review
review-title = Review: { $game }
# $count is how many reviews are made before this one.
review-waiting = { $count ->
    [one] One other review comes first.
   *[other] { $count } other reviews come first.
  }
review-working = Reviewing the game. Results appear as they come in.
review-while-open = It runs while this page is open, and is kept once it’s done.
review-failed = Can’t show this review
# The graph of the chances, and the same as a table.
review-chances = Chances of winning
review-chance = { $name }: { $percent }
review-together = All together
# What the lines of the graph mean: one of two, each with a sentence. "Evidence" is review-evidence.
review-sight = What the graph shows
review-sight-seen = What each player knew
review-sight-seen-about = Each line shows how likely a player was to win, going only by what they could know at each decision. The evidence is judged the same way.
review-sight-known = All cards known
review-sight-known-about = This counts every hand, even those nobody could see. Chances often swing without anyone making a mistake.
# Beside a decision: a line of the graph that falls or rises although nobody made a mistake.
review-turn-seen = Since { $name }’s last decision, the chance of winning went from { $before } to { $after }. That was down to the cards and the other players, not { $name }.
review-turn-known = With all cards known, { $name }’s chance went from { $before } to { $after } with this move. Nobody could have known that: decisions are judged by what players could see.
# Whose decisions are marked (a list of names follows), and buttons from one to another.
review-whose = Decisions of
review-everybody = Everyone
review-mine = Only mine
review-previous = Previous mistake
review-next = Next mistake
review-look = See it on the table
review-graph-keys = On the graph, ← and → go from move to move, Home and End to the ends.
review-numbers = The numbers
review-column-move = Moves
# The position on show, and the decision there. $move is a move in words.
review-seen-by = As { $name } saw it
review-over = The game is over.
review-no-choice = There was nothing to choose here.
review-decision = Move { $number }, { $name }
review-played = Played: { $move }.
review-better = Better: { $move }.
review-best-played = Nothing better was found.
# $loss, $low and $high are percentages of the chance of winning; $low to $high is where it lies with a certainty of 95 %.
review-loss = That cost { $loss } of the chance of winning (between { $low } and { $high }).
review-loss-unsure = It may have cost { $loss }, but that’s a small or uncertain loss (between { $low } and { $high }).
review-mixed = Everyone chooses at once here, so no single choice is best. This one is compared with a good mix of choices.
review-evidence = Evidence
review-column-candidate = Move
review-column-chance = Chance of winning
# How many games were played on after this move.
review-column-tries = Games tried
# How often a good mix makes this choice.
review-column-mix = In the mix
# Decisions that lost something beyond doubt, in three grades from small to large.
review-marked = Mistakes
review-marked-about = Each is judged by what the player could know at the time.
review-marked-none = No clear mistakes.
review-grade-slip = Slip
review-grade-mistake = Mistake
review-grade-blunder = Blunder
# Luck and skill: where a result came from.
review-parts = Luck and skill
review-parts-about = How each player got from a fair share to the result: luck, the others and their own decisions. The parts add up.
review-part-player = Player
review-part-fair = Fair share
review-part-luck = Luck
review-part-others = The others
review-part-own = Own decisions
review-part-result = Result

# Playing on from a position. $name is the player whose seat one takes.
review-try = Try it from here
review-try-about = You take { $name }’s seat at this point of the game, and bots take the others. It’s practice, not a fair deal.
review-try-cards = Hidden cards
review-try-real = As they were
review-try-imagined = Dealt again
review-try-level = Bots
review-try-play = Play on from here
