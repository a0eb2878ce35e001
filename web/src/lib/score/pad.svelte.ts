/** A score pad: what was written down of games on a real table, kept at every tap, and what it comes to. */

import { entryOf } from "../games/catalogue";
import { padOf } from "../games/pads";
import type { Keeping } from "../keeping";
import { GAMES, type GameName, type Scores, type ScoreWish } from "../protocol/messages";
import { Refused, type Rest } from "../protocol/rest";
import { isRecord, isText, isWhole, listOf, LONGEST_NAME } from "./checks";

/** A game of the series that is over. */
export interface Done {
    readonly game: GameName;
    readonly winners: readonly number[];
    readonly scores: readonly number[];
}

/** All that is on the pad; each game keeps its own sheet when another one is looked at. */
export interface Written {
    readonly game: GameName;
    /** by seat, clockwise */
    readonly names: readonly string[];
    readonly sheets: { readonly [G in GameName]: unknown };
    readonly series: readonly Done[];
}

const KEPT_PAD = "pad";
const MOST_UNDONE = 60;
const MOST_DONE = 200;
/** ms: a few taps are one question */
const ASK_AFTER = 150;

const sheets = (of: (game: GameName) => unknown): Written["sheets"] =>
    Object.fromEntries(GAMES.map((game) => [game, of(game)])) as Written["sheets"];

const EMPTY: Written = {
    game: GAMES[0]!,
    names: ["", "", ""],
    sheets: sheets((game) => padOf(game).empty),
    series: [],
};

/** So many of each as there are seats or zones; what was there stays. */
export function fitted(written: Written): Written {
    const most = entryOf(written.game).seats.at(-1)!;
    const names = written.names.slice(0, most);
    while (names.length < 2) names.push("");
    const fit = (game: GameName) => padOf(game).fitted(written.sheets[game], names.length);
    return { ...written, names, sheets: sheets(fit) };
}

/** What the rules are asked of the pad; null: there is nothing to be scored yet. */
export function wishOf({ game, names, sheets }: Written): ScoreWish | null {
    const { tableOf, optionsOf, deckOf } = padOf(game);
    const sheet = sheets[game];
    const table = tableOf(sheet);
    if (table === null) return null;
    const deck = deckOf?.(sheet);
    const options = { seats: names.length, ...optionsOf?.(sheet) };
    return { options, table, ...(deck && { deck }) };
}

export type Problem = "unavailable" | "impossible";

export type Asking = Pick<Rest, "score">;

export class Pad {
    #written = $state.raw<Written>(fitted(EMPTY));
    #before = $state.raw<readonly Written[]>([]);
    /** what the rules make of it; null: not (yet) known */
    scored = $state.raw<Scores[GameName] | null>(null);
    problem = $state.raw<Problem | null>(null);
    /** the server's own line on what cannot be */
    why = $state("");

    #rest: Asking;
    #keeping: Keeping;
    #turn = 0;
    /** whose name is being typed */
    #renaming: number | null = null;
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(rest: Asking, keeping: Keeping) {
        this.#rest = rest;
        this.#keeping = keeping;
        this.#written = read(keeping.read<unknown>(KEPT_PAD, null)) ?? fitted(EMPTY);
        this.ask();
    }

    get written(): Written {
        return this.#written;
    }

    get game(): GameName {
        return this.#written.game;
    }

    /** of the game that is played; only its own pad knows what is on it */
    get sheet(): unknown {
        return this.#written.sheets[this.game];
    }

    get seats(): number {
        return this.#written.names.length;
    }

    /** Nobody has written anything yet: not even a name. */
    get isBlank(): boolean {
        return JSON.stringify(this.#written) === JSON.stringify(fitted(EMPTY));
    }

    get canUndo(): boolean {
        return this.#before.length > 0;
    }

    /** Every change can be taken back, and is kept before anything else is done. */
    change(changes: Partial<Written>): void {
        this.#renaming = null;
        this.#before = [...this.#before, this.#written].slice(-MOST_UNDONE);
        this.#show(fitted({ ...this.#written, ...changes }));
    }

    /** Kept letter by letter; all letters of a name are taken back together. */
    rename(seat: number, name: string): void {
        const names = this.#written.names.with(seat, name.slice(0, LONGEST_NAME));
        if (this.#renaming === seat) this.#show({ ...this.#written, names });
        else this.change({ names });
        this.#renaming = seat;
    }

    /** Somebody goes, and takes along what was written down for that place. */
    remove(seat: number): void {
        const { names, sheets: written } = this.#written;
        this.change({
            names: names.toSpliced(seat, 1),
            sheets: sheets((game) => padOf(game).without(written[game], seat)),
        });
    }

    /** On the sheet of the game that is played. */
    write(changes: object): void {
        const { game, sheets } = this.#written;
        this.change({ sheets: { ...sheets, [game]: { ...(sheets[game] as object), ...changes } } });
    }

    undo(): void {
        const before = this.#before.at(-1);
        if (before === undefined) return;
        this.#renaming = null;
        this.#before = this.#before.slice(0, -1);
        this.#show(before);
    }

    /** The cards go back into the box; names and the series stay. */
    clear(): void {
        this.change(this.#cleared);
    }

    /** The game on the pad counts, and the next one begins. */
    next(): void {
        const { outcome } = this.scored ?? {};
        if (outcome === undefined) return;
        const { winners, scores } = outcome;
        const done: Done = { game: this.game, winners, scores };
        const series = [...this.#written.series, done].slice(-MOST_DONE);
        this.change({ ...this.#cleared, series });
    }

    get #cleared(): Partial<Written> {
        const written = this.#written.sheets;
        const kept = (game: GameName) => padOf(game).kept(written[game]);
        return { sheets: sheets((game) => ({ ...EMPTY.sheets[game]!, ...kept(game) })) };
    }

    /** A pad that came in a link. False: it is none. */
    bring(raw: unknown): boolean {
        const written = read(raw);
        if (written === null) return false;
        this.change(written);
        return true;
    }

    /** By seat: games of the series that were won. */
    get wins(): readonly number[] {
        const { series, names } = this.#written;
        return names.map(
            (_, seat) => series.filter(({ winners }) => winners.includes(seat)).length,
        );
    }

    /** Ask again, now that there may be a line. */
    ask = (): void => {
        clearTimeout(this.#timer);
        const turn = ++this.#turn;
        const wish = wishOf(this.#written);
        if (wish === null) {
            this.scored = null;
            this.problem = null;
            return;
        }
        this.#timer = setTimeout(() => void this.#score(wish, turn), ASK_AFTER);
    };

    #show(written: Written): void {
        this.#keeping.write(KEPT_PAD, written);
        const { game, names } = this.#written;
        // What was told of another game, or of other seats, says nothing of this.
        if (game !== written.game || names.length !== written.names.length) this.scored = null;
        this.#written = written;
        this.ask();
    }

    /** The rules are told nobody's name. */
    async #score(wish: ScoreWish, turn: number): Promise<void> {
        try {
            const scored = await this.#rest.score(this.game, wish);
            if (turn !== this.#turn) return;
            this.scored = scored;
            this.problem = null;
        } catch (error) {
            if (turn !== this.#turn) return;
            const isImpossible = error instanceof Refused && error.code === "invalid";
            this.scored = null;
            this.problem = isImpossible ? "impossible" : "unavailable";
            this.why = isImpossible ? error.message : "";
        }
    }
}

const isGame = (value: unknown): value is GameName => GAMES.includes(value as GameName);
const isScore = (value: unknown): value is number => Number.isInteger(value);
const isDone = (value: unknown): value is Done =>
    isRecord(value) &&
    isGame(value.game) &&
    listOf(isWhole, 8)(value.winners) &&
    listOf(isScore, 8)(value.scores);

/** null: it is no score pad */
export function read(raw: unknown): Written | null {
    if (!isRecord(raw)) return null;
    const { game, names, series } = raw;
    const isGood = isGame(game) && listOf(isText, 8)(names) && listOf(isDone, MOST_DONE)(series);
    if (!isGood) return null;
    const kept = isRecord(raw.sheets) ? raw.sheets : raw; // as it was written before
    const read = sheets((game) => padOf(game).read((kept[game] as typeof raw | null) ?? raw));
    if (Object.values(read).includes(null)) return null;
    return fitted({ game, names, sheets: read, series });
}

// In a link's fragment, which no server is told

export const linkOf = (written: Written): string => `/score${hashOf(written)}`;

export function hashOf(value: unknown): string {
    const bytes = new TextEncoder().encode(JSON.stringify(value));
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    return `#${btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** undefined: there is nothing in it */
export function fromLink(hash: string): unknown {
    if (hash.length < 2) return undefined;
    try {
        const text = atob(hash.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
        const bytes = Uint8Array.from(text, (each) => each.charCodeAt(0));
        return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
    } catch {
        return null;
    }
}
