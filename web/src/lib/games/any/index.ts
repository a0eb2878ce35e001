/** Any game at the table, as the server describes it. */

import type { GameName } from "$lib/protocol/messages";
import type { GameModule } from "../game";
import Board from "./Board.svelte";
import { MoveChoice } from "./choice.svelte";
import DealtCard from "./DealtCard.svelte";
import Hand from "./Hand.svelte";
import Score from "./Score.svelte";
import { inWords, tell } from "./words";

const any: GameModule<GameName, MoveChoice> = {
    choice: (scene, preferences) => new MoveChoice(scene, preferences),
    aim: () => "any-about",
    shortcuts: [],
    Board,
    Hand,
    Score,
    task: (_, text) => text.say("any-task"),
    goal: () => null,
    progress: () => "",
    tell,
    inWords,
    chapter: () => null,
    firstChapter: (text) => text.say("panel-log"),
    dealt: { Card: DealtCard, name: (card) => card, sign: (card) => card },
};

export default any;
