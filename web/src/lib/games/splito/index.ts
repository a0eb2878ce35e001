/** Splito at the table. */

import type { GameModule } from "../game";
import Board from "./Board.svelte";
import { choreography } from "./choreography";
import { SplitoChoice } from "./choice.svelte";
import { dealt } from "./dealt";
import Hand from "./Hand.svelte";
import { objectives, type Objective } from "./objectives.svelte";
import Multiplied from "./Multiplied.svelte";
import Score from "./Score.svelte";
import { topic, topics } from "./talk";
import { chapter, firstChapter, goal, inWords, placeName, progress, task, tell } from "./words";

const splito: GameModule<"splito", SplitoChoice> = {
    prepare(rest, deck) {
        objectives.use(deck as readonly Objective[] | null);
        return objectives.load(rest);
    },
    choice(scene, preferences) {
        objectives.valueAtLeast = scene.options.value_at_least ?? false;
        return new SplitoChoice(scene, preferences);
    },
    aim: () => "short-splito-goal",
    shortcuts: [
        { keys: ["1", "←"], does: "splito-side-key-left" },
        { keys: ["2", "→"], does: "splito-side-key-right" },
    ],
    Board,
    Hand,
    choreography,
    placesSeats: { width: 0, height: 0 }, // the plates are part of the ring, on a phone too
    Score,
    Result: Multiplied,
    celebration: { shape: "diamond", motion: "rise" }, // as points
    task,
    progress,
    goal,
    tell,
    inWords,
    placeName,
    topics,
    topic,
    chapter,
    firstChapter,
    dealt,
};

export default splito;
