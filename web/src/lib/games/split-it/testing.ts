/** Only for tests: a made-up table of Split it!, and the words around it. */

import type { SplitItView } from "$lib/protocol/messages";
import { english } from "$lib/testing/around";
import { TestScene } from "$lib/testing/scene.svelte";
import type { Text } from "$lib/text/text.svelte";

const NONE = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

export function display(
    columns: Record<number, [numbers: number, jokers: number]> = {},
    pending = 0,
): SplitItView["displays"][number] {
    const read = (index: 0 | 1) => NONE.map((_, number) => columns[number + 1]?.[index] ?? 0);
    return { numbers: read(0), jokers: read(1), pending };
}

/** Three seats in round 1, a whole row of seven, nothing won yet. */
export function view(changes: Partial<SplitItView> = {}): SplitItView {
    return {
        seat: 0,
        toAct: [0],
        round: 1,
        rounds: 10,
        splitter: 0,
        stock: 63,
        parts: [[6, 6, 0, 9, 2, 10, 4]],
        removalDue: false,
        active: [0, 1, 2],
        guess: null,
        guessed: [],
        standOffs: 0,
        placing: [],
        displays: [display(), display(), display()],
        gone: [0, ...NONE],
        outcome: null,
        leads: NONE.map((_, index) => ({ number: index + 1, seats: [], size: 0, margin: 0 })),
        points: [0, 0, 0],
        ...changes,
    };
}

/** It is nobody's turn until a test says so. */
export const newScene = (): TestScene<"split-it"> => new TestScene("split-it", view(), []);

export const words = (): Promise<Text> => english("split-it", "rules-split-it");

/** All ways to split a row of this many cards, as the server lists them. */
export function splits(length: number): string[] {
    const moves: string[] = [];
    for (let first = 1; first < length - 1; first++) {
        for (let second = first + 1; second < length; second++)
            moves.push(`split ${first} ${second}`);
    }
    return moves;
}
