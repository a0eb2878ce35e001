### Guided first games. The coach says one or two short sentences at a time; $left and $right are the names of the neighbours.

lesson-coach = Your coach
lesson-wait = Watch what the others do …
lesson-progress = { $at } of { $count }
lesson-go-on = Go on
lesson-back = Back
lesson-leave = Leave the lesson
lesson-over = That’s the game! You know all you need for a real one.
lesson-play-real = Play a real one
lesson-read-rules = Short rules
lesson-play-on = Play on here

## Split it!

lesson-split-it-welcome = Welcome! You win cards and collect equal numbers in columns. At the end the longest column of each number scores that number.
lesson-split-it-row = Seven cards lie in a row. In this round you split it into three sections, white, pink and black, with the two split cards.
lesson-split-it-cut = Move the split cards until white has 2 cards, pink 2 and black 3. Then press “Split here”.
lesson-split-it-secret = Now everybody guesses a section in secret, you too. If you are the only one there, its cards are yours.
lesson-split-it-guess = Black has the most cards. Guess black.
lesson-split-it-contested = { $right } was alone on white and takes it. Nobody guessed pink: it leaves the game. You and { $left } both guessed black, so its cards stay and are split again.
lesson-split-it-again = Three cards, one in each section: guess again. My tip: the 9 in pink.
lesson-split-it-alone = { $left } guessed another section. So both of you were alone, and each has won a 9.
lesson-split-it-alone-other = That has cost you the 9 in pink. You can make up for it in the next round.
lesson-split-it-next-row = A new round: { $left } has split this row. White holds a 9, a 5 and a joker.
lesson-split-it-take = A joker makes one of your columns longer. Guess white.
lesson-split-it-joker = Alone! Put the joker on one of your columns, where it stays for good. Choose the 9s.
lesson-split-it-majority = Your column of 9s is the longest on the table: 9 points, if it stays so.
lesson-split-it-majority-other = There the joker counts for a smaller number. On the 9s it would have protected 9 points.
lesson-split-it-threat = { $right } has split this row. White holds three 5s: enough to overtake your column of 5s.
lesson-split-it-choose = Others want those 5s as well. Guess pink: two 8s.
lesson-split-it-lost = The 8s are yours. But { $right } has the three 5s: you have lost the lead in the 5s.
lesson-split-it-lost-other = You were not alone there, so those cards stay in the row. And the two 8s, which nobody guessed, have left the game.
lesson-split-it-scoring = So it goes on until the draw pile is empty. Then every longest column scores its number once, and equal ones all score. Most points win.

## Splito

lesson-splito-welcome = Welcome! In Splito you share a zone with each of your neighbours. Nine of thirteen rounds are already played; you play the last four.
lesson-splito-zones = This zone you share with { $left }, the one on the right with { $right }. Each of your cards goes left or right.
lesson-splito-objective = Cards with diamonds are Objectives: they score at the end, if their zone meets them. Here exactly two 3s are wanted, and there is one so far.
lesson-splito-pick = Choose your blue 3 and send it left.
lesson-splito-met = Two 3s: the Objective is met. A third one would spoil it again.
lesson-splito-met-other = On the right your 3 does not help. The left zone still lacks a 3, and like this its Objective scores nothing.
lesson-splito-lost = Meanwhile { $right } has put a 5 into your right zone. “No 5s” is lost there, for both of you.
lesson-splito-passed = All choose at the same time, and the cards are turned together. Then every hand goes to the left: these cards come from { $right }.
lesson-splito-place = Objectives are cards to play, too. This one wants pink, green and black: your right zone has all three. Send it right.
lesson-splito-placed = Met at once: one point more on the right.
lesson-splito-placed-other = On the left green is missing. As long as none comes, it scores nothing there.
lesson-splito-common = In the middle lie two common Objectives. This one goes to the zone with the most green cards. Two zones have equally many, so nobody has it.
lesson-splito-majority = Your green 6 makes a majority on the right. Send it right.
lesson-splito-won = Three green cards, more than in any other zone: the common Objective goes to your right zone.
lesson-splito-won-other = On the left it does not help: two other zones still have two green cards each.
lesson-splito-last = The last round: only one card is left, but the side is yours to choose. The left zone wants no 2s, so send it right.
lesson-splito-kept = Well kept: the left zone has no 2. All cards are played, and the zones are counted.
lesson-splito-kept-other = The 2 has cost the left zone a point: it wanted no 2s. All cards are played, and the zones are counted.
lesson-splito-product = Your score is left times right. A zone worth 0 makes it all 0, so look after both.

## Split

lesson-split-welcome = Welcome! In Split the first to get rid of all cards wins. Some turns are already played: you have four cards left.
lesson-split-table = Between the piles lies the middle card. On your turn you send it to one of them. Then you put a card of yours in the middle, which must fit between the two piles.
lesson-split-first = If the 47 goes left, everything from 48 to 75 fits. Send it left and play your 55.
lesson-split-gap = You can see it on the number line: with every card the gap gets smaller.
lesson-split-second = If the 72 goes left, only 73 to 75 fit. Send it right, and your 66 fits.
lesson-split-wilds = Now hardly anything fits. But your 30 is a Wild: 0, 1, 99, 100 and all numbers ending in 0 fit anywhere.
lesson-split-wild = Play your 30, and send the middle card left.
lesson-split-turned = A Wild turns the direction: { $right } was next, then { $left }. Just remember that a Wild cannot be your last card.
lesson-split-turned-other = Right costs you nothing here: a Wild fits anywhere. It turns the direction: { $right } was next, then { $left }.
lesson-split-stuck = Your 93 fits nowhere, so you reset. You draw three cards, and your lowest and your highest Standard become the new piles.
lesson-split-fresh = 12 and 93 are the new piles, and play goes clockwise again. You have a card more than before, but there is room.
lesson-split-third = Both cards fit. Keep the higher one, since the gap closes from below: send the 39 left and play your 45.
lesson-split-last = One card left, and it fits! Send the 62 left and play your 78.
lesson-split-won = You are the first without cards, and that wins the game. There are no points in Split.

## Cooperative Split

lesson-cooperative-split-welcome = Here you all play together: either everybody gets rid of all cards, or nobody wins. Four turns each are played, and everybody has three cards left.
lesson-cooperative-split-table = As always you send the middle card left or right and play a card that fits between the piles. But there is no reset: if anybody is stuck, all have lost.
lesson-cooperative-split-first = Only your 46 fits. Send the 42 left and play it.
lesson-cooperative-split-talk = Nobody may show or name their cards. But you may say whether you would like it low or high, left or right: the chat has phrases for it.
lesson-cooperative-split-stuck = Your 12 and your 25 fit nowhere! That is what the helpers are for: 0 and 100 are there for all, once each, and fit anywhere.
lesson-cooperative-split-helper = You need room for low numbers. Play the 0, and send the middle card left.
lesson-cooperative-split-opened = Now low numbers fit again. Like every Wild the 0 has turned the direction, and you still have your two cards.
lesson-cooperative-split-opened-other = Right is just as good here: low numbers fit again. Like every Wild the 0 has turned the direction, and you still have your two cards.
lesson-cooperative-split-keep = Leave room for your last card: the 25 first, then the 12. Send the 37 right and play your 25.
lesson-cooperative-split-out = { $left } and { $right } have no cards left. Now it is all up to you!
lesson-cooperative-split-last = Send the 17 right and play your 12.
lesson-cooperative-split-won = All cards are played: you have won together. Had anybody been stuck, all of you would have lost.
