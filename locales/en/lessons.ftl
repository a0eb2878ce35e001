### Guided first games. The coach says one or two short sentences at a time; $left and $right are the names of the neighbours.

lesson-coach = Your coach
lesson-wait = Watch what the others do…
lesson-progress = { $at } of { $count }
lesson-go-on = Continue
lesson-back = Back
lesson-leave = Leave the lesson
lesson-over = That’s the game! Now you know enough to play a real one.
lesson-play-real = Play a real one
lesson-read-rules = Short rules
lesson-play-on = Play on here

## Split it!

lesson-split-it-welcome = Welcome! You win cards and collect equal numbers in columns. At the end the longest column of each number scores that number.
lesson-split-it-row = Seven cards lie in a row. This round, you split it into three sections, white, pink and black, with the two split cards.
lesson-split-it-cut = Move the split cards until white has 2 cards, pink 2 and black 3. Then press “Split here”.
lesson-split-it-secret = Now everyone guesses a section in secret, you too. If nobody else guesses yours, its cards are yours.
lesson-split-it-guess = Black has the most cards. Guess black.
lesson-split-it-contested = Only { $right } guessed white and takes it. Nobody guessed pink, so it’s gone. You and { $left } both guessed black, so its cards stay and are split again.
lesson-split-it-again = Three cards, one in each section: guess again. Go for the 9 in pink.
lesson-split-it-alone = { $left } guessed another section. So you were both alone, and each of you wins a 9.
lesson-split-it-alone-other = That cost you the 9 in pink. You can make up for it in the next round.
lesson-split-it-next-row = A new round: { $left } has split this row. White holds a 9, a 5 and a joker.
lesson-split-it-take = A joker makes one of your columns longer. Guess white.
lesson-split-it-joker = You were alone! Put the joker on one of your columns, where it stays for good. Choose the 9s.
lesson-split-it-majority = Your column of 9s is the longest on the table: 9 points, if it stays that way.
lesson-split-it-majority-other = There the joker counts for a smaller number. On the 9s it would have protected 9 points.
lesson-split-it-threat = { $right } has split this row. White has three 5s: enough to overtake your column of 5s.
lesson-split-it-choose = Others want those 5s too. Guess pink: two 8s.
lesson-split-it-lost = The 8s are yours. But { $right } got the three 5s, so you’ve lost the lead in the 5s.
lesson-split-it-lost-other = You weren’t alone there, so those cards stay in the row. Nobody guessed the two 8s, so they’re gone.
lesson-split-it-scoring = This goes on until the draw pile is empty. Then the longest column of each number scores that number, and in a tie everyone scores. Most points wins.

## Splito

lesson-splito-welcome = Welcome! In Splito, you share a zone with each of your neighbours. Nine of the thirteen rounds have been played; you play the last four.
lesson-splito-zones = You share this zone with { $left } and the one on the right with { $right }. Each of your cards goes left or right.
lesson-splito-objective = Cards with diamonds are Objectives: they score at the end if their zone meets them. This one wants exactly two 3s, and there’s one so far.
lesson-splito-pick = Choose your blue 3 and send it left.
lesson-splito-met = Two 3s: the Objective is met. A third one would spoil it.
lesson-splito-met-other = Your 3 doesn’t help on the right. The left zone still needs a 3; without it, its Objective scores nothing.
lesson-splito-lost = Meanwhile, { $right } put a 5 into your right zone. “No 5s” is lost there, for both of you.
lesson-splito-passed = Everyone chooses at the same time, and the cards are turned over together. Then each hand goes to the left: these cards come from { $right }.
lesson-splito-place = You can play Objectives, too. This one wants pink, green and black, and your right zone has all three. Send it right.
lesson-splito-placed = Met at once: one more point on the right.
lesson-splito-placed-other = There’s no green on the left. Until one comes, it scores nothing there.
lesson-splito-common = In the middle are two common Objectives. This one goes to the zone with the most green cards. Two zones are tied, so nobody has it.
lesson-splito-majority = Your green 6 gives the right zone the most green. Send it right.
lesson-splito-won = Three green cards, more than in any other zone: the common Objective goes to your right zone.
lesson-splito-won-other = It doesn’t help on the left: two other zones still have two green cards each.
lesson-splito-last = Last round: you have only one card, but you still choose the side. The left zone wants no 2s, so send it right.
lesson-splito-kept = Well done: no 2 on the left. All cards have been played, and now the zones score.
lesson-splito-kept-other = The 2 cost the left zone a point: it wanted no 2s. All cards have been played, and now the zones score.
lesson-splito-product = Your score is left times right. A zone worth 0 makes it all 0, so look after both.

## Split

lesson-split-welcome = Welcome! In Split, the first to get rid of all their cards wins. Some turns have already been played, and you have four cards left.
lesson-split-table = The middle card lies between the piles. On your turn, you send it to one of them. Then you play one of your cards to the middle: it must fit between the two piles.
lesson-split-first = If the 47 goes left, everything from 48 to 75 fits. Send it left and play your 55.
lesson-split-gap = You can see it on the number line: every card makes the gap smaller.
lesson-split-second = If the 72 goes left, only 73 to 75 fit. Send it right, and your 66 fits.
lesson-split-wilds = Now hardly anything fits. But your 30 is a Wild: 0, 1, 99, 100 and all numbers ending in 0 fit anywhere.
lesson-split-wild = Play your 30, and send the middle card left.
lesson-split-turned = A Wild reverses the direction: { $right } went next, then { $left }. Just remember: a Wild can’t be your last card.
lesson-split-turned-other = Right is fine here too: a Wild fits anywhere. It reverses the direction: { $right } went next, then { $left }.
lesson-split-stuck = Your 93 doesn’t fit anywhere, so you reset. You draw three cards, and your lowest and your highest Standard become the new piles.
lesson-split-fresh = 12 and 93 are the new piles, and play goes clockwise again. You have one more card than before, but now there’s room.
lesson-split-third = Both cards fit. Keep the higher one, because the gap is closing from below: send the 39 left and play your 45.
lesson-split-last = One card left, and it fits! Send the 62 left and play your 78.
lesson-split-won = You’re the first to run out of cards, so you win. There are no points in Split.

## Cooperative Split

lesson-cooperative-split-welcome = Here you all play together: either you all get rid of your cards, or nobody wins. Everyone has had four turns and has three cards left.
lesson-cooperative-split-table = As always, you send the middle card left or right and play a card that fits between the piles. But there’s no reset: if anyone is stuck, you’ve all lost.
lesson-cooperative-split-first = Only your 46 fits. Send the 42 left and play it.
lesson-cooperative-split-talk = You can’t show or name your cards. But you can say if you’d like it low or high, left or right: the chat has phrases for it.
lesson-cooperative-split-stuck = Your 12 and your 25 don’t fit anywhere! That’s what the helpers are for: anyone can play the 0 and the 100, once each, and they fit anywhere.
lesson-cooperative-split-helper = You need room for low numbers. Play the 0, and send the middle card left.
lesson-cooperative-split-opened = Now low numbers fit again. Like every Wild, the 0 reversed the direction, and you still have your two cards.
lesson-cooperative-split-opened-other = Right is just as good here: low numbers fit again. Like every Wild, the 0 reversed the direction, and you still have your two cards.
lesson-cooperative-split-keep = Leave room for your last card: the 25 first, then the 12. Send the 37 right and play your 25.
lesson-cooperative-split-out = { $left } and { $right } have no cards left. Now it’s all up to you!
lesson-cooperative-split-last = Send the 17 right and play your 12.
lesson-cooperative-split-won = All cards have been played: you’ve won together! If anyone had been stuck, you’d all have lost.
