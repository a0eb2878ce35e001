/** Split it! at the table: cut the row, guess in secret, collect the longest columns. */

import type { GameModule } from "../game";
import Board from "./Board.svelte";
import { Choice } from "./choice.svelte";
import { choreography } from "./choreography";
import { dealt } from "./dealt";
import Hand from "./Hand.svelte";
import Score from "./Score.svelte";
import { chapter, firstChapter, goal, inWords, progress, task, tell } from "./words";

export default {
    choice: (scene, preferences) => new Choice(scene, preferences),
    aim: () => "short-split-it-goal",
    shortcuts: [{ keys: ["1", "2", "3"], does: "split-it-section-key" }],
    Board,
    Hand,
    Score,
    choreography,
    skip: (choice, view, events) => choice.hear(view, events),
    placesSeats: { width: 0, height: 0 }, // a plate is the heading of its display, also on a phone
    task,
    progress,
    goal,
    tell,
    inWords,
    chapter,
    firstChapter,
    dealt,
} satisfies GameModule<"split-it", Choice>;
