/** My games: what this browser knows of those it played, to look back at, count, save and bring back. */

import type { Keeping } from "../keeping";
import { GAMES, type GameName } from "../protocol/messages";

export interface MyGame {
    readonly table: string;
    /** of the games at that table, from 1 */
    readonly number: number;
    readonly game: GameName;
    readonly isCooperative: boolean;
    /** by seat, as the server told them */
    readonly names: readonly string[];
    /** mine */
    readonly seat: number;
    /** ms since 1970: when it was last seen */
    readonly at: number;
    /** seats that are waited for */
    readonly toAct: readonly number[];
    /** seats; null: it is not over */
    readonly winners: readonly number[] | null;
}

/** Counts of finished games. */
export interface Tally {
    readonly games: number;
    readonly wins: number;
}

/** By `kind`: games that are not in the list any more still count. */
export type Older = Readonly<Record<string, Tally>>;

interface Book {
    readonly games: readonly MyGame[];
    readonly older: Older;
}

/** The file: no token is in it, so whoever reads it has nobody's seat. */
export interface GamesFile extends Book {
    readonly format: typeof FORMAT;
}

export const FORMAT = "splittable-games/1";
export const MOST_GAMES = 200;
export const LARGEST_FILE = 1_000_000; // characters

const NO_GAMES: Tally = { games: 0, wins: 0 };

export const hasWon = ({ winners, seat }: MyGame): boolean => winners?.includes(seat) ?? false;

/** What is counted apart: the game, its number of seats, and whether all play together. */
export function kind({ game, names, isCooperative }: MyGame): string {
    return `${game}/${names.length}${isCooperative ? "/cooperative" : ""}`;
}

export interface Line extends Tally {
    readonly game: GameName;
    readonly seats: number;
    readonly isCooperative: boolean;
}

export class GameBook {
    #keeping: Keeping;

    constructor(keeping: Keeping) {
        this.#keeping = keeping;
    }

    get #book(): Book {
        return readBook(this.#keeping.read<unknown>("games", null)) ?? { games: [], older: {} };
    }

    /** The latest first. */
    get games(): readonly MyGame[] {
        return this.#book.games;
    }

    /** Keep a game, or how it stands now. */
    note(game: MyGame): void {
        this.#write(merged(this.#book, [game], {}));
    }

    remove(table: string, number: number): void {
        const { games, older } = this.#book;
        this.#write({ games: games.filter((each) => !isSame(each, { table, number })), older });
    }

    /** By game and seats, as they are listed; a game that is not over does not count. */
    get statistics(): readonly Line[] {
        const { games, older } = this.#book;
        const tallies = games.reduce(counted, older);
        return Object.entries(tallies)
            .map(([key, tally]) => ({ ...partsOf(key), ...tally }))
            .sort(
                (one, other) =>
                    GAMES.indexOf(one.game) - GAMES.indexOf(other.game) ||
                    Number(one.isCooperative) - Number(other.isCooperative) ||
                    one.seats - other.seats,
            );
    }

    get file(): GamesFile {
        return { format: FORMAT, ...this.#book };
    }

    /** Add what a file has; whether it could be read. One that cannot changes nothing. */
    bring(text: string): boolean {
        const brought = readFile(text);
        if (brought === null) return false;
        this.#write(merged(this.#book, brought.games, brought.older));
        return true;
    }

    #write(book: Book): void {
        this.#keeping.write("games", book);
    }
}

const isSame = (
    one: Pick<MyGame, "table" | "number">,
    other: Pick<MyGame, "table" | "number">,
): boolean => one.table === other.table && one.number === other.number;

/** The later of two reports on a game stands; what falls off the end is counted once and for all. */
function merged(book: Book, more: readonly MyGame[], older: Older): Book {
    let games = [...book.games];
    const isFull = games.length >= MOST_GAMES;
    const oldest = isFull ? games.at(-1)!.at : 0;
    for (const game of more) {
        if (game.at < oldest) continue; // it may have fallen off before, and be counted already
        const known = games.find((each) => isSame(each, game));
        if (known !== undefined && (known.at > game.at || (known.winners && !game.winners)))
            continue;
        games = [game, ...games.filter((each) => each !== known)];
    }
    games.sort((one, other) => other.at - one.at);
    return {
        games: games.slice(0, MOST_GAMES),
        older: games.slice(MOST_GAMES).reduce(counted, larger(book.older, older)),
    };
}

/** A file that is brought twice must not count twice: of both counts the one with more games. */
function larger(one: Older, other: Older): Older {
    const all: Record<string, Tally> = { ...one };
    for (const [key, tally] of Object.entries(other)) {
        if (tally.games > (all[key] ?? NO_GAMES).games) all[key] = tally;
    }
    return all;
}

function counted(tallies: Older, game: MyGame): Older {
    if (game.winners === null) return tallies;
    const { games, wins } = tallies[kind(game)] ?? NO_GAMES;
    return {
        ...tallies,
        [kind(game)]: { games: games + 1, wins: wins + (hasWon(game) ? 1 : 0) },
    };
}

const KIND = new RegExp(`^(${GAMES.join("|")})/([2-8])(/cooperative)?$`);

function partsOf(key: string): Pick<Line, "game" | "seats" | "isCooperative"> {
    const [, game, seats, together] = KIND.exec(key)!; // only such keys are let in
    return {
        game: game as GameName,
        seats: Number(seats),
        isCooperative: together !== undefined,
    };
}

// Reading what somebody else may have written

export function readFile(text: string): Book | null {
    if (text.length > LARGEST_FILE) return null;
    try {
        const raw: unknown = JSON.parse(text);
        return isObject(raw) && raw.format === FORMAT ? readBook(raw) : null;
    } catch {
        return null;
    }
}

/** Field by field: nothing else is taken over. */
function readBook(raw: unknown): Book | null {
    if (!isObject(raw) || !Array.isArray(raw.games) || !isObject(raw.older)) return null;
    const games = raw.games.map(readGame);
    if (games.length > MOST_GAMES || games.includes(null)) return null;
    const older: Record<string, Tally> = {};
    for (const [key, tally] of Object.entries(raw.older)) {
        if (!KIND.test(key) || !isObject(tally)) return null;
        const { games: played, wins } = tally;
        if (!isCount(played) || !isCount(wins) || wins > played) return null;
        older[key] = { games: played, wins };
    }
    return { games: games as MyGame[], older };
}

function readGame(raw: unknown): MyGame | null {
    if (!isObject(raw)) return null;
    const { table, number, game, isCooperative, names, seat, at, toAct, winners } = raw;
    const isRight =
        typeof table === "string" &&
        /^[a-z0-9]{1,32}$/.test(table) &&
        isCount(number) &&
        number > 0 &&
        GAMES.some((each) => each === game) &&
        typeof isCooperative === "boolean" &&
        Array.isArray(names) &&
        names.length >= 2 &&
        names.length <= 8 &&
        names.every((name) => typeof name === "string" && name.length <= 80) &&
        isSeat(seat, names.length) &&
        isCount(at) &&
        areSeats(toAct, names.length) &&
        (winners === null || areSeats(winners, names.length));
    if (!isRight) return null;
    return { table, number, game, isCooperative, names, seat, at, toAct, winners } as MyGame;
}

const isObject = (raw: unknown): raw is Record<string, unknown> =>
    typeof raw === "object" && raw !== null && !Array.isArray(raw);

const isCount = (raw: unknown): raw is number => Number.isSafeInteger(raw) && (raw as number) >= 0;

const isSeat = (raw: unknown, seats: number): boolean => isCount(raw) && raw < seats;

const areSeats = (raw: unknown, seats: number): boolean =>
    Array.isArray(raw) && raw.length <= seats && raw.every((each) => isSeat(each, seats));
