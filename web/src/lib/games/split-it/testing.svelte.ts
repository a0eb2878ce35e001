/** Only for tests: a made-up table of Split it!, and the words around it. */

import type { App } from "$lib/app";
import { Keeping } from "$lib/keeping";
import { Preferences } from "$lib/preferences.svelte";
import type { SplitItEvent, SplitItView } from "$lib/protocol/messages";
import type { Scene } from "$lib/table/scene";
import { fetchText } from "$lib/text/fetching";
import { Text } from "$lib/text/text.svelte";

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

/** A table whose state a test sets by hand, and that keeps what is played. */
export class FakeScene implements Scene<"split-it"> {
    readonly game = "split-it";
    readonly options = { seats: 3 } as const;
    readonly names = ["Ada", "Ben", "Cleo"];
    readonly isBot = [false, true, true];
    view = $state.raw<SplitItView>(view());
    legal = $state.raw<readonly string[]>([]);
    events = $state.raw<readonly SplitItEvent[]>([]);
    isLive = $state(true);
    isBusy = $state(false);
    canTakeBack = $state(false);
    played: string[] = [];
    takenBack = 0;

    play(move: string): void {
        this.played.push(move);
    }

    takeBack(): void {
        this.takenBack += 1;
    }
}

/** All ways to split a row of this many cards, as the server lists them. */
export function splits(length: number): string[] {
    const moves: string[] = [];
    for (let first = 1; first < length - 1; first++) {
        for (let second = first + 1; second < length; second++)
            moves.push(`split ${first} ${second}`);
    }
    return moves;
}

export function preferences(): Preferences {
    const kept = new Map<string, string>();
    const keeping = new Keeping({
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
    });
    return new Preferences(keeping, "en", () => true);
}

export async function english(): Promise<Text> {
    const text = new Text(fetchText);
    await text.need("common", "split-it", "rules-split-it");
    return text;
}

/** What a component of this game reaches for, and no more. */
export const around = (text: Text, preferences: Preferences): App =>
    ({ text, preferences }) as unknown as App;
