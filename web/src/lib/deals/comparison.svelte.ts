/** The tables that were entered for one deal by number, kept at every letter. */

import { entryOf } from "../games/catalogue";
import type { Keeping } from "../keeping";
import { Refused, type Rest } from "../protocol/rest";
import { fromLink, hashOf, read as readPad, wishOf, type Written } from "../score/pad.svelte";
import { empty, mayAdd, readTables, together, type PlayedTable } from "./comparing";
import { queryOf, type Wish } from "./wish";

const KEPT = "compare";
const MOST_KEPT = 20;
/** by the deal's query, the latest last */
type Kept = Record<string, unknown>;

export type Pasted = "pasted" | "no-link" | "other-deal" | "unfinished" | "unavailable";

export class Comparison {
    readonly wish: Wish;
    #tables = $state.raw<readonly PlayedTable[]>([]);
    #keeping: Keeping;
    #rest: Pick<Rest, "score">;

    constructor(wish: Wish, keeping: Keeping, rest: Pick<Rest, "score">) {
        this.wish = wish;
        this.#keeping = keeping;
        this.#rest = rest;
        const kept = keeping.read<Kept>(KEPT, {})[queryOf(wish)];
        this.#tables = this.#filled(readTables(kept, wish.seats) ?? []);
    }

    get tables(): readonly PlayedTable[] {
        return this.#tables;
    }

    get canAdd(): boolean {
        return mayAdd(this.#tables);
    }

    add(): void {
        this.#show([...this.#tables, empty(this.wish.seats)]);
    }

    remove(table: number): void {
        this.#show(this.#tables.toSpliced(table, 1));
    }

    title(table: number, title: string): void {
        this.#change(table, { title });
    }

    rename(table: number, seat: number, name: string): void {
        this.#change(table, { names: this.#tables[table]!.names.with(seat, name) });
    }

    enter(table: number, seat: number, typed: string): void {
        const result = /^-?\d{1,5}$/.test(typed.trim()) ? Number(typed) : null;
        this.#change(table, { results: this.#tables[table]!.results.with(seat, result) });
    }

    /** A link to all of it, for whoever wrote the other tables down. */
    get link(): string {
        return `/compare${queryOf(this.wish)}${hashOf(this.#tables)}`;
    }

    /** The tables of such a link come beside these. False: there are none in it. */
    bring(hash: string): boolean {
        const brought = readTables(fromLink(hash), this.wish.seats);
        if (brought === null) return false;
        this.#show(this.#filled(together(this.#tables, brought)));
        return true;
    }

    /** A score pad's link: a table more, with its names and what the rules make of it. */
    async paste(link: string): Promise<Pasted> {
        const hash = link.indexOf("#");
        const pad = hash < 0 ? null : readPad(fromLink(link.slice(hash).trim()));
        if (pad === null) return "no-link";
        if (pad.game !== this.wish.game || pad.names.length !== this.wish.seats)
            return "other-deal";
        try {
            const results = await this.#resultsOf(pad);
            if (results === null) return "unfinished";
            const table = { title: "", names: pad.names, results };
            this.#show(this.#filled(together(this.#tables, [table])));
            return "pasted";
        } catch (error) {
            const isBad = error instanceof Refused && error.code === "invalid";
            return isBad ? "unfinished" : "unavailable";
        }
    }

    /** The game on the pad, or the last one that it has counted. */
    async #resultsOf(pad: Written): Promise<readonly number[] | null> {
        const wish = wishOf(pad);
        const last = pad.series.at(-1);
        const counted =
            last?.game === pad.game && last.scores.length === pad.names.length ? last.scores : null;
        if (wish === null && counted === null) return null;
        const scores =
            wish === null ? counted! : (await this.#rest.score(pad.game, wish)).outcome.scores;
        return entryOf(pad.game).countsLeft ? scores.map((score) => Math.abs(score)) : scores; // cards left
    }

    #change(table: number, changes: Partial<PlayedTable>): void {
        this.#show(this.#tables.with(table, { ...this.#tables[table]!, ...changes }));
    }

    /** Two at least: there is nothing to compare otherwise. */
    #filled(tables: readonly PlayedTable[]): readonly PlayedTable[] {
        const missing = Math.max(0, 2 - tables.length);
        return [...tables, ...Array.from({ length: missing }, () => empty(this.wish.seats))];
    }

    #show(tables: readonly PlayedTable[]): void {
        this.#tables = tables;
        const { [queryOf(this.wish)]: _, ...others } = this.#keeping.read<Kept>(KEPT, {});
        const kept = [...Object.entries(others), [queryOf(this.wish), tables] as const];
        this.#keeping.write(KEPT, Object.fromEntries(kept.slice(-MOST_KEPT)));
    }
}
