/** What this browser remembers: my name, the secret of my seat at each table, what I prefer. */

import { FACES, type Face, type Play } from "./protocol/messages";

export interface KeptTable {
    id: string;
    game: string;
    /** secret: whoever has it is this person */
    token: string;
    /** of the link that brought me here, while I have no seat yet */
    invite: string | null;
    /** a player there, not only a spectator */
    isSeated: boolean;
    /** ms since 1970: when I was last there */
    at: number;
    /** others who play there on this device; left out: nobody */
    companions?: readonly Companion[];
}

/** Somebody with a seat of their own on this device. */
export interface Companion {
    readonly name: string;
    /** secret: whoever has it is this person */
    readonly token: string;
}

/** A move that the server hasn't answered yet. */
export interface WaitingMove {
    readonly table: string;
    /** of the command: the server plays it once, however often it is sent */
    readonly id: string;
    readonly command: Play;
}

/**
 * Of the log of a finished game, by the hash the server tells now: `first`: it was not known before.
 * `same`: it is as it was told at first. `changed`: it is not.
 */
export type LogVerdict = "first" | "same" | "changed";

/** table, game, and the hash that was told at first */
type KeptHash = readonly [table: string, number: number, hash: string];

/** What this browser added to a deal: it looks for it there once the game is over. */
export interface Contribution {
    table: string;
    /** of the game, counted from 1 */
    number: number;
    /** what the server had promised by then */
    promise: string;
    entropy: string;
}

/** table, game, and my seat in it */
type Played = readonly [table: string, number: number, seat: number];

const MOST_PLAYED = 500;
const MOST_TABLES = 50;
const MOST_MUTED = 100;
const MOST_WAITING = 20;
const MOST_HASHES = 500;
const MOST_CONTRIBUTIONS = 200;

/** Where it is kept; a browser that keeps nothing still lets one play. */
export type Shelf = Pick<Storage, "getItem" | "setItem">;

export class Keeping {
    #shelf: Shelf;

    constructor(shelf: Shelf) {
        this.#shelf = shelf;
    }

    read<T>(key: string, otherwise: T): T {
        try {
            const text = this.#shelf.getItem(`splittable.${key}`);
            return text === null ? otherwise : (JSON.parse(text) as T);
        } catch {
            return otherwise;
        }
    }

    write(key: string, value: unknown): void {
        try {
            this.#shelf.setItem(`splittable.${key}`, JSON.stringify(value));
        } catch {
            // full or forbidden: it lasts as long as the page does
        }
    }

    get name(): string {
        return this.read("name", "");
    }

    set name(name: string) {
        this.write("name", name);
    }

    /** The same at every table: any, until one is chosen. */
    get face(): Face {
        const kept = this.read<Face | null>("face", null);
        if (kept !== null) return kept;
        const face = FACES[Math.floor(Math.random() * FACES.length)]!;
        this.face = face;
        return face;
    }

    set face(face: Face) {
        this.write("face", face);
    }

    /** Names of people who aren't heard, at any table: nothing else is known of them everywhere. */
    get muted(): readonly string[] {
        return this.read<string[]>("muted", []);
    }

    /** In other tabs, others may have been muted since. */
    mute(name: string, isMuted: boolean): void {
        const others = this.muted.filter((each) => each !== name);
        this.write("muted", (isMuted ? [...others, name] : others).slice(-MOST_MUTED));
    }

    /** Every secret that makes somebody on this device a person at a table. */
    get tokens(): string[] {
        const all = this.tables.flatMap(({ token, companions = [] }) => [
            token,
            ...companions.map((each) => each.token),
        ]);
        return [...new Set(all)];
    }

    /** Once the server has erased my names and talk: my name and my seats. */
    forgetMe(): void {
        this.name = "";
        this.write("tables", []);
    }

    /** The latest first. */
    get tables(): KeptTable[] {
        return this.read<KeptTable[]>("tables", []);
    }

    table(id: string): KeptTable | undefined {
        return this.tables.find((table) => table.id === id);
    }

    keep(table: KeptTable): void {
        const others = this.tables.filter((each) => each.id !== table.id);
        this.write("tables", [table, ...others].slice(0, MOST_TABLES));
    }

    /** Compare the hash of a game's log with the one that is kept, or keep it; the first one stays. */
    logIs(table: string, number: number, hash: string): LogVerdict {
        const kept = this.read<KeptHash[]>("logs", []);
        const known = kept.find(([id, game]) => id === table && game === number);
        if (known !== undefined) return known[2] === hash ? "same" : "changed";
        this.write("logs", [[table, number, hash], ...kept].slice(0, MOST_HASHES));
        return "first";
    }

    /** Where I sat in a game: its replay begins there. */
    playedAs(table: string, number: number, seat: number): void {
        const kept = this.#played;
        const [latest] = kept;
        if (latest?.[0] === table && latest[1] === number && latest[2] === seat) return;
        const others = kept.filter(([id, game]) => id !== table || game !== number);
        this.write("played", [[table, number, seat], ...others].slice(0, MOST_PLAYED));
    }

    seatPlayed(table: string, number: number): number | null {
        const known = this.#played.find(([id, game]) => id === table && game === number);
        return known?.[2] ?? null;
    }

    /** The latest first. */
    get #played(): Played[] {
        return this.read<Played[]>("played", []);
    }

    forget(id: string): void {
        this.write(
            "tables",
            this.tables.filter((each) => each.id !== id),
        );
    }

    /** Moves to send again after a reload. */
    waitingMoves(table: string): WaitingMove[] {
        return this.#waiting.filter((each) => each.table === table);
    }

    keepMove(move: WaitingMove): void {
        this.write("waiting", [move, ...this.#waiting].slice(0, MOST_WAITING));
    }

    forgetMove(id: string): void {
        const others = this.#waiting.filter((each) => each.id !== id);
        if (others.length < this.#waiting.length) this.write("waiting", others);
    }

    /** The latest first. */
    get #waiting(): WaitingMove[] {
        return this.read<WaitingMove[]>("waiting", []);
    }

    contribution(table: string, number: number): Contribution | undefined {
        return this.#contributions.find((each) => isOf(each, table, number));
    }

    /** New entropy for a game, kept before it is sent; two windows of one person send the same. */
    contribute(table: string, number: number, promise: string): Contribution {
        const known = this.contribution(table, number);
        if (known?.promise === promise) return known;
        const mine = { table, number, promise, entropy: newEntropy() };
        this.forgetContribution(table, number);
        const kept = [mine, ...this.#contributions].slice(0, MOST_CONTRIBUTIONS);
        this.write("contributions", kept);
        return mine;
    }

    forgetContribution(table: string, number: number): void {
        if (this.contribution(table, number) === undefined) return;
        const others = this.#contributions.filter((each) => !isOf(each, table, number));
        this.write("contributions", others);
    }

    /** The latest first. */
    get #contributions(): Contribution[] {
        return this.read<Contribution[]>("contributions", []);
    }
}

function isOf(each: Contribution, table: string, number: number): boolean {
    return each.table === table && each.number === number;
}

/** 256 random bits in hexadecimal digits. */
function newEntropy(): string {
    return hexadecimal(crypto.getRandomValues(new Uint8Array(32)));
}

export function hexadecimal(bytes: Uint8Array): string {
    return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A new secret: 192 random bits in letters that a link can carry. */
export function newToken(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(24));
    return btoa(String.fromCharCode(...bytes))
        .replaceAll("+", "-")
        .replaceAll("/", "_");
}
