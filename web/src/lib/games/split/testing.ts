/** A table of Split for tests: as the server would show it, with what a test wants changed. */

import type { SplitView } from "$lib/protocol/messages";
import { english } from "$lib/testing/around";
import { TestScene } from "$lib/testing/scene.svelte";
import type { Text } from "$lib/text/text.svelte";

export const VIEW: SplitView = {
    seat: 0,
    toAct: [0],
    phase: "playing",
    turn: 0,
    turnNumber: 9,
    clockwise: true,
    hand: [22, 42, 50, 81],
    handSizes: [4, 6, 5],
    left: [7, 18],
    right: [61, 55],
    middle: 30,
    gaps: [
        { side: "left", low: 30, high: 55 },
        { side: "right", low: 18, high: 30 },
    ],
    playable: [
        [42, 50],
        [22, 50],
    ],
    stranding: [],
    helpers: [],
    stock: 52,
    buried: [],
    discards: [],
    answer: null,
    answered: [],
    refills: 0,
    outcome: null,
};

export const LEGAL = ["left 42", "left 50", "right 22", "right 50", "reset"];

export const newScene = (
    changes: Partial<SplitView> = {},
    legal: readonly string[] = LEGAL,
): TestScene<"split"> => new TestScene("split", { ...VIEW, ...changes }, legal);

export const words = (): Promise<Text> => english("split", "rules-split");
