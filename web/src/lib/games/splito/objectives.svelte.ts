/** The Objective cards: ours, asked of the server once, or a table's own; what each wants, and what it is worth. */

import type { SplitoSheet } from "../../protocol/messages";
import type { Rest } from "../../protocol/rest";
import { COLORS, type Color } from "./palette";

export type ColorName = "yellow" | "orange" | "pink" | "blue" | "green" | "black";
export type Relation = "==" | ">=" | "<=";

export type Requirement =
    | { kind: "majority_value"; params: { value: number } }
    | { kind: "majority_color"; params: { color: ColorName } }
    | { kind: "exact_value"; params: { value: number; count: number } }
    | { kind: "exact_color"; params: { color: ColorName; count: number } }
    | { kind: "all_colors_present"; params: { colors: readonly ColorName[] } }
    | { kind: "distinct"; params: { what: "color" | "value"; op: Relation; n: number } }
    | { kind: "distinct_both"; params: { colors_min: number; values_min: number } }
    | { kind: "zone_size"; params: { op: Relation; n: number } };

export type Objective = Requirement & {
    id: string;
    points: number;
    symbol: "star" | "moon" | null;
};

/** Black is k: b is blue. */
export const letterOf = (name: ColorName): Color => (name === "black" ? "k" : (name[0] as Color));

export class Objectives {
    #ours = $state.raw<ReadonlyMap<string, Objective>>(new Map());
    #own = $state.raw<ReadonlyMap<string, Objective> | null>(null);
    #byId = $derived(this.#own ?? this.#ours);
    #asked: Promise<void> | null = null;
    /** which deck it is: what was drawn or said of a card of another one is not of this */
    edition = $state("");
    /** The option of the table that this page shows: so many cards of a value, or more. */
    valueAtLeast = false;

    get(id: string): Objective | undefined {
        return this.#byId.get(id);
    }

    get ids(): readonly string[] {
        return [...this.#byId.keys()];
    }

    /** From now on the cards of this deck, which a table has brought along; null: ours. */
    use(deck: readonly Objective[] | null): void {
        const edition = deck === null ? "" : JSON.stringify(deck);
        if (edition === this.edition) return;
        this.edition = edition;
        this.#own = deck && new Map(deck.map((card) => [card.id, card]));
    }

    /** However often it is called, the server is asked once; a failed try may be repeated. */
    load(rest: Pick<Rest, "objectives">): Promise<void> {
        this.#asked ??= rest.objectives<readonly Objective[]>("splito").then(
            (cards) => this.learn(cards),
            () => void (this.#asked = null),
        );
        return this.#asked;
    }

    learn(cards: readonly Objective[]): void {
        this.#ours = new Map(cards.map((card) => [card.id, card]));
    }
}

/** Of the one table that this page shows. */
export const objectives = new Objectives();

/** How far a zone is with an Objective. */
export type Standing =
    | { kind: "race"; have: number; most: number } // the most in any other zone
    | { kind: "count" | "colors"; have: number; wanted: number }
    | { kind: "both"; colors: number; values: number };

/** Counting what lies open, for the eye; met, open or lost is the server's word. */
export function standing(objective: Requirement, zone: number, sheet: SplitoSheet): Standing {
    const { values, colors, cards, commons } = sheet.zones[zone]!.tally;
    const ofValue = (value: number, at = zone) => sheet.zones[at]!.tally.values[value - 1]!;
    const ofColor = (name: ColorName, at = zone) =>
        sheet.zones[at]!.tally.colors[COLORS.indexOf(letterOf(name))]!;
    const race = (count: (at: number) => number): Standing => {
        const others = sheet.zones.map((_, at) => (at === zone ? 0 : count(at)));
        return { kind: "race", have: count(zone), most: Math.max(...others) };
    };
    const counted = (have: number, wanted: number): Standing => ({ kind: "count", have, wanted });
    switch (objective.kind) {
        case "majority_value":
            return race((at) => ofValue(objective.params.value, at));
        case "majority_color":
            return race((at) => ofColor(objective.params.color, at));
        case "exact_value":
            return counted(ofValue(objective.params.value), objective.params.count);
        case "exact_color":
            return counted(ofColor(objective.params.color), objective.params.count);
        case "all_colors_present": {
            const wanted = objective.params.colors;
            const there = wanted.filter((name) => ofColor(name) > 0);
            return { kind: "colors", have: there.length, wanted: wanted.length };
        }
        case "distinct": {
            const { what, n } = objective.params;
            return counted(different(what === "color" ? colors : values), n);
        }
        case "distinct_both":
            return { kind: "both", colors: different(colors), values: different(values) };
        case "zone_size":
            return counted(cards + commons, objective.params.n);
    }
}

const different = (counts: readonly number[]): number => counts.filter((count) => count > 0).length;

/** In figures, for a narrow place. */
export function short(standing: Standing): string {
    switch (standing.kind) {
        case "race":
            return `${standing.have}:${standing.most}`;
        case "both":
            return `${standing.colors}+${standing.values}`;
        default:
            return `${standing.have}/${standing.wanted}`;
    }
}

/** The star comes first. */
export const symbolAt = (index: number): "star" | "moon" => (index === 0 ? "star" : "moon");
