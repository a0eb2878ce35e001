/** Any game in words: its fields, moves and events as their author called them. */

import { isolated } from "$lib/text/text.svelte";
import type { Teller } from "../game";

type Fields = Readonly<Record<string, unknown>>;

/** What the page shows elsewhere at every table. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(["seat", "options", "toAct", "outcome"]);
const OF_ONE_SEAT: ReadonlySet<string> = new Set(["seat", "winner", "turn"]);
const NOTHING = "–";

/** "bidSealed", "bid_sealed" and "bid-sealed" as "bid sealed". */
const words = (name: string): string =>
    name.replaceAll(/(?<=[a-z])(?=[A-Z])|[_-]/g, " ").toLowerCase();

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

export const title = (name: string): string => capital(words(name));

export const inWords = (move: string): string => capital(move);

/** Whether a field has something for each seat: its name is a plural, and there are as many. */
const isBySeat = (name: string, value: unknown, seats: number): value is readonly unknown[] =>
    Array.isArray(value) && value.length === seats && name.endsWith("s");

export function valueInWords(name: string, value: unknown, names: readonly string[]): string {
    if (value === null || value === undefined) return NOTHING;
    if (OF_ONE_SEAT.has(name) && typeof value === "number")
        return isolated(names[value] ?? String(value));
    if (isBySeat(name, value, names.length))
        return value
            .map((each, seat) => `${isolated(names[seat]!)} ${valueInWords("", each, names)}`)
            .join(" · ");
    if (Array.isArray(value))
        return value.map((each) => valueInWords("", each, names)).join(" ") || NOTHING;
    if (typeof value === "object") return partsInWords(Object.entries(value), names);
    return String(value);
}

const partsInWords = (fields: readonly [string, unknown][], names: readonly string[]): string =>
    fields
        .filter(([, value]) => value !== null)
        .map(([name, value]) => `${words(name)} ${valueInWords(name, value, names)}`)
        .join(", ");

export interface Shown {
    /** by name: something for each seat */
    readonly bySeat: readonly (readonly [name: string, values: readonly unknown[]])[];
    /** by name: whatever else lies on the table */
    readonly others: readonly (readonly [name: string, value: unknown])[];
}

export function shownOf(view: object, seats: number): Shown {
    const fields = Object.entries(view).filter(([name]) => !SHOWN_ELSEWHERE.has(name));
    return {
        bySeat: fields.flatMap(([name, value]) =>
            isBySeat(name, value, seats) ? [[name, value] as const] : [],
        ),
        others: fields.filter(([name, value]) => !isBySeat(name, value, seats)),
    };
}

export function tell(event: object, { text, names }: Teller): string {
    const { type, ...fields } = event as Fields & { readonly type: string };
    if (type === "game-ended") {
        const { winners } = fields["outcome"] as { winners: readonly number[] };
        if (winners.length === names.length) return text.say("status-all-won");
        return text.say("status-won", {
            count: winners.length,
            names: text.list(winners.map((seat) => names[seat]!)),
        });
    }
    const { seat, ...others } = fields;
    const who = typeof seat === "number" ? `${valueInWords("seat", seat, names)}: ` : "";
    const parts = partsInWords(Object.entries(others), names);
    const what = parts === "" ? words(type) : `${words(type)} (${parts})`;
    return `${capital(`${who}${what}`)}.`;
}
