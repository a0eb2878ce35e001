/** Results of several tables with the same cards, set side by side: plain arithmetic, and no rule. */

import { isRecord, isText, listOf } from "../score/checks";

export interface PlayedTable {
    readonly title: string;
    /** by seat, as typed */
    readonly names: readonly string[];
    /** by seat; null: not entered */
    readonly results: readonly (number | null)[];
}

/** What somebody made of the cards of a seat. */
export interface Cell {
    readonly table: number;
    readonly seat: number;
    readonly result: number;
    /** better than the mean of this seat by so much; worse: below 0 */
    readonly better: number;
    readonly isBest: boolean;
}

export interface Row {
    readonly seat: number;
    /** of what was entered for this seat; null: nothing was */
    readonly mean: number | null;
    /** by table; null: not entered */
    readonly cells: readonly (Cell | null)[];
}

/** @param fewer cards left in hand are counted: fewer are better */
export function compared(
    tables: readonly PlayedTable[],
    seats: number,
    fewer: boolean,
): readonly Row[] {
    return Array.from({ length: seats }, (_, seat) => {
        const entered = tables.map(({ results }) => results[seat] ?? null);
        const known = entered.filter((result) => result !== null);
        if (known.length === 0) return { seat, mean: null, cells: entered.map(() => null) };
        const mean = known.reduce((sum, result) => sum + result, 0) / known.length;
        const best = fewer ? Math.min(...known) : Math.max(...known);
        const cells = entered.map((result, table) =>
            result === null
                ? null
                : {
                      table,
                      seat,
                      result,
                      better: fewer ? mean - result : result - mean,
                      isBest: result === best && known.some((each) => each !== best),
                  },
        );
        return { seat, mean, cells };
    });
}

/** Everybody at all tables, by how much better than the mean of their seat; equals share a place. */
export function ranked(rows: readonly Row[]): readonly (Cell & { place: number })[] {
    const compared = rows.filter(
        ({ cells }) => cells.filter((cell) => cell !== null).length > 1, // nothing to compare with
    );
    const cells = compared.flatMap(({ cells }) => cells.filter((cell) => cell !== null));
    const ordered = cells.toSorted((one, other) => other.better - one.better);
    return ordered.map((cell) => ({
        ...cell,
        place: ordered.findIndex(({ better }) => isEqual(better, cell.better)) + 1,
    }));
}

const isEqual = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;

const MOST_TABLES = 12;
const MOST = 100_000;

const isResult = (value: unknown): value is number | null =>
    value === null || (Number.isInteger(value) && Math.abs(value as number) <= MOST);

export const empty = (seats: number): PlayedTable => ({
    title: "",
    names: Array.from({ length: seats }, () => ""),
    results: Array.from({ length: seats }, () => null),
});

/** What was kept, or came in a link, may be of anybody. null: these are no results */
export function readTables(raw: unknown, seats: number): PlayedTable[] | null {
    if (!Array.isArray(raw) || raw.length > MOST_TABLES) return null;
    const bySeat = <T>(is: (value: unknown) => value is T, value: unknown): boolean =>
        listOf(is, seats)(value) && value.length === seats;
    const isGood = raw.every(
        (each: unknown) =>
            isRecord(each) &&
            isText(each.title) &&
            bySeat(isText, each.names) &&
            bySeat(isResult, each.results),
    );
    return isGood ? (raw as PlayedTable[]) : null;
}

const isEmpty = ({ title, names, results }: PlayedTable): boolean =>
    title === "" && names.every((name) => name === "") && results.every((each) => each === null);

/** Those of a link beside one's own: nothing that was entered goes, and nothing comes twice. */
export function together(
    own: readonly PlayedTable[],
    brought: readonly PlayedTable[],
): readonly PlayedTable[] {
    const known = own.filter((table) => !isEmpty(table));
    const written = new Set(known.map((table) => JSON.stringify(table)));
    const others = brought.filter(
        (table) => !isEmpty(table) && !written.has(JSON.stringify(table)),
    );
    return [...known, ...others].slice(0, MOST_TABLES);
}

export const mayAdd = (tables: readonly PlayedTable[]): boolean => tables.length < MOST_TABLES;
