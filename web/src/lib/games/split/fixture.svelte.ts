/** A table of Split for tests: as the server would show it, with what a test wants changed. */

import { Keeping } from "$lib/keeping";
import { Preferences } from "$lib/preferences.svelte";
import type { SplitOptions, SplitView } from "$lib/protocol/messages";
import type { Scene } from "$lib/table/scene";
import { Text } from "$lib/text/text.svelte";
import { readFile } from "node:fs/promises";

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

export class TestScene implements Scene<"split"> {
    readonly game = "split";
    options = $state.raw<SplitOptions>({ seats: 3 });
    view = $state.raw<SplitView>(VIEW);
    legal = $state.raw<readonly string[]>(LEGAL);
    events = $state.raw<Scene<"split">["events"]>([]);
    isBusy = $state(false);
    canTakeBack = $state(false);
    readonly names = ["Nora", "Emil", "Ida"];
    readonly isBot = [false, true, true];
    readonly isLive = true;
    readonly played: string[] = [];
    takenBack = 0;

    constructor(view: Partial<SplitView> = {}, legal: readonly string[] = LEGAL) {
        this.view = { ...VIEW, ...view };
        this.legal = legal;
    }

    play(move: string): void {
        this.played.push(move);
    }

    takeBack(): void {
        this.takenBack += 1;
    }
}

export function preferences(confirmsMoves = true): Preferences {
    const kept = new Keeping({ getItem: () => null, setItem: () => undefined });
    const made = new Preferences(kept, "en", () => true);
    made.set("confirmsMoves", confirmsMoves);
    return made;
}

/** The real English words. */
export async function english(): Promise<Text> {
    const text = new Text((language, part) =>
        readFile(`../locales/${language}/${part}.ftl`, "utf8"),
    );
    await text.need("common", "split", "rules-split");
    return text;
}
