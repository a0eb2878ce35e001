/** A record from a file: only as much of it is read here as says whether it can be played. */

import { entryOf } from "../games/catalogue";
import { GAMES, type GameName } from "../protocol/messages";

/** bytes that the server takes at once */
export const LARGEST_RECORD = 250_000;

export interface FoundRecord {
    readonly game: GameName;
    readonly seats: number;
    readonly names: readonly string[];
    /** the whole of it, as the server wants it */
    readonly record: Record<string, unknown>;
}

/** Why a file cannot be played. */
export type Unplayable = "unreadable" | "unfinished" | "too-big";

export class RecordError extends Error {
    readonly why: Unplayable;

    constructor(why: Unplayable) {
        super(why);
        this.why = why;
    }
}

/** A record, or the first of many in a .jsonl file. */
export function readRecord(text: string): FoundRecord {
    const record = parsed(text) ?? parsed(text.trimStart().split("\n", 1)[0] ?? "");
    if (record?.["format"] !== "splittable/1") throw new RecordError("unreadable");
    const game = GAMES.find((each) => each === record["game"]);
    if (game === undefined) throw new RecordError("unreadable");
    if (!record["outcome"]) throw new RecordError("unfinished");
    if (new TextEncoder().encode(JSON.stringify(record)).length > LARGEST_RECORD) {
        throw new RecordError("too-big");
    }
    const names = Array.isArray(record["names"]) ? record["names"].map(String) : [];
    return { game, seats: seatsOf(game, record["options"]), names, record };
}

/** A record may leave out what is at its default. */
function seatsOf(game: GameName, options: unknown): number {
    const seats = (options as { seats?: unknown } | null | undefined)?.seats;
    return typeof seats === "number" ? seats : entryOf(game).defaultSeats;
}

function parsed(text: string): Record<string, unknown> | null {
    try {
        const value: unknown = JSON.parse(text);
        return typeof value === "object" && value !== null
            ? (value as Record<string, unknown>)
            : null;
    } catch {
        return null;
    }
}
