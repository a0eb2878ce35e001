/** The rules of each game in its own chunk, fetched when somebody wants to read them. */

import type { Component } from "svelte";
import type { GameName } from "../protocol/messages";

/** `isTogether`: all win or lose together, so those rules come first. */
type Rules = Component<{ isTogether?: boolean }>;

const RULES = {
    "split-it": () => import("../games/split-it/Rules.svelte"),
    splito: () => import("../games/splito/Rules.svelte"),
    split: () => import("../games/split/Rules.svelte"),
};

export const rulesOf = async (game: GameName): Promise<Rules> =>
    (await RULES[game]()).default as Rules;
