/** The rules of each game in its own chunk, fetched when somebody wants to read them. */

import type { Component } from "svelte";
import type { GameName } from "../protocol/messages";

const RULES: Record<GameName, () => Promise<{ default: Component }>> = {
    "split-it": () => import("../games/split-it/Rules.svelte"),
    splito: () => import("../games/splito/Rules.svelte"),
    split: () => import("../games/split/Rules.svelte"),
};

export const rulesOf = async (game: GameName): Promise<Component> => (await RULES[game]()).default;
