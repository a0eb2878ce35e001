/** Split at the table: the number line, the hand, and its words. */

import type { GameModule } from "../game";
import Board from "./Board.svelte";
import { SplitChoice } from "./choice.svelte";
import { choreography } from "./choreography";
import { dealt } from "./dealt";
import Hand from "./Hand.svelte";
import Remaining from "./Remaining.svelte";
import Score from "./Score.svelte";
import { advice, topic, topics } from "./talk";
import { beginning, chapter, firstChapter, goal, inWords, progress, task, tell } from "./words";

const split: GameModule<"split", SplitChoice> = {
    choice: (scene, preferences) => new SplitChoice(scene, preferences),
    aim: ({ options }) =>
        options.mode === "cooperative" ? "short-split-together-goal" : "short-split-goal",
    shortcuts: [
        { keys: ["L"], does: "split-side-key-left" },
        { keys: ["R"], does: "split-side-key-right" },
    ],
    Board,
    Hand,
    choreography,
    placesSeats: { width: 0, height: 0 }, // on a phone too, in a row along the top
    Score,
    Result: Remaining,
    celebration: { shape: "bar", motion: "close" }, // as the gap between the piles
    hasNoPlaces: true, // docs/rules/split.md: places are ours, for programs
    task,
    progress,
    goal,
    tell,
    beginning,
    inWords,
    topics,
    advice,
    topic,
    chapter,
    firstChapter,
    dealt,
};

export default split;
