/** Only for tests: a made-up table of Splito, and the words around it. */

import type { App } from "$lib/app";
import type { Preferences } from "$lib/preferences.svelte";
import type { SplitoView, SplitoZoneSheet } from "$lib/protocol/messages";
import type { Rest } from "$lib/protocol/rest";
import { around, english } from "$lib/testing/around";
import { TestScene } from "$lib/testing/scene.svelte";
import type { Text } from "$lib/text/text.svelte";
import { faceOf, VALUES } from "./cards";
import type { Objective } from "./objectives.svelte";
import { COLORS } from "./palette";

/** One of every kind, and of every way to say it. */
export const CARDS: readonly Objective[] = [
    { id: "MV4", kind: "majority_value", params: { value: 4 }, points: 3, symbol: "star" },
    {
        id: "MC_black",
        kind: "majority_color",
        params: { color: "black" },
        points: 3,
        symbol: "moon",
    },
    { id: "V0_2", kind: "exact_value", params: { value: 2, count: 0 }, points: 1, symbol: null },
    { id: "V2_4", kind: "exact_value", params: { value: 4, count: 2 }, points: 2, symbol: null },
    { id: "V3_1", kind: "exact_value", params: { value: 1, count: 3 }, points: 2, symbol: null },
    {
        id: "C0",
        kind: "exact_color",
        params: { color: "orange", count: 0 },
        points: 1,
        symbol: null,
    },
    { id: "C2", kind: "exact_color", params: { color: "blue", count: 2 }, points: 1, symbol: null },
    {
        id: "T3",
        kind: "all_colors_present",
        params: { colors: ["yellow", "orange", "pink"] },
        points: 1,
        symbol: null,
    },
    {
        id: "D4C",
        kind: "distinct",
        params: { what: "color", op: "==", n: 4 },
        points: 2,
        symbol: null,
    },
    {
        id: "D3V",
        kind: "distinct",
        params: { what: "value", op: "<=", n: 3 },
        points: 2,
        symbol: null,
    },
    {
        id: "D6V",
        kind: "distinct",
        params: { what: "value", op: ">=", n: 6 },
        points: 4,
        symbol: null,
    },
    {
        id: "D55",
        kind: "distinct_both",
        params: { colors_min: 5, values_min: 5 },
        points: 2,
        symbol: null,
    },
    { id: "Z_GE15", kind: "zone_size", params: { op: ">=", n: 15 }, points: 2, symbol: null },
    { id: "Z_LE10", kind: "zone_size", params: { op: "<=", n: 10 }, points: 3, symbol: null },
];

/** A zone counted as the server counts it; the states are what a test says they are. */
export function zoneSheet(
    cards: readonly string[],
    lines: SplitoZoneSheet["lines"] = [],
    total = 0,
): SplitoZoneSheet {
    const faces = cards.flatMap((card) => faceOf(card) ?? []);
    return {
        lines,
        commons: [],
        tally: {
            values: VALUES.map((value) => faces.filter((face) => face.value === value).length),
            colors: COLORS.map((color) => faces.filter((face) => face.color === color).length),
            cards: cards.length,
            commons: 0,
        },
        total,
    };
}

/** Three seats in round 1, a hand of four, nothing played yet. */
export function view(changes: Partial<SplitoView> = {}): SplitoView {
    const zones = changes.zones ?? [[], [], []];
    const common = (objective: string) => ({
        objective,
        counts: zones.map(() => 0),
        statuses: zones.map(() => "open" as const),
        zone: null,
    });
    return {
        seat: 0,
        toAct: [0, 1, 2],
        round: 1,
        rounds: 13,
        common: ["MV4", "MC_black"],
        zones,
        toCome: 26,
        hand: ["b4", "V2_4", "y3", "b4"],
        knownHands: [["b4", "V2_4", "y3", "b4"], null, null],
        handSizes: [4, 4, 4],
        choice: null,
        sealed: [],
        shownSides: [null, null, null],
        outcome: null,
        sheet: {
            commons: [common("MV4"), common("MC_black")],
            zones: zones.map((cards) => zoneSheet(cards)),
            products: [0, 0, 0],
            cardCounts: [0, 0, 0],
        },
        ...changes,
    };
}

export const LEGAL = ["b4 left", "b4 right", "V2_4 left", "V2_4 right", "y3 left", "y3 right"];

export const newScene = (): TestScene<"splito"> => new TestScene("splito", view(), LEGAL);

export const words = (): Promise<Text> => english("splito", "rules-splito");

/** What a component of this game reaches for, and no more. */
export const aroundSplito = (text: Text, preferences: Preferences): App =>
    around(text, preferences, {
        rest: { objectives: () => Promise.resolve(CARDS) } as unknown as Rest,
    });
