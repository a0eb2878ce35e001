/** Split at the table: the number line, the hand, and its words. */

import type { GameModule } from "../game";
import Board from "./Board.svelte";
import { SplitChoice } from "./choice.svelte";
import Hand from "./Hand.svelte";
import Score from "./Score.svelte";
import { beginning, chapter, firstChapter, goal, inWords, progress, task, tell } from "./words";

const split: GameModule<"split", SplitChoice> = {
    choice: (scene, preferences) => new SplitChoice(scene, preferences),
    Board,
    Hand,
    Score,
    task,
    progress,
    goal,
    tell,
    beginning,
    inWords,
    chapter,
    firstChapter,
};

export default split;
