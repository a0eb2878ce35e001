/** A score pad: what was written down of games on a real table, kept at every tap, and what it comes to. */

import { OFFERS } from "../newtable/offers";
import type { KeptDeck } from "../games/splito/deck/kept";
import { zoneCount, zoneOf } from "../games/splito/zones";
import type { Keeping } from "../keeping";
import { GAMES, type GameName, type Scores } from "../protocol/messages";
import { Refused, type Rest } from "../protocol/rest";

/** A game of the series that is over. */
export interface Done {
    readonly game: GameName;
    readonly winners: readonly number[];
    readonly scores: readonly number[];
}

/** All that is on the pad; each game keeps its own when another one is looked at. */
export interface Written {
    readonly game: GameName;
    /** by seat, clockwise */
    readonly names: readonly string[];
    /** Split it!: by seat, the cards in the columns 1 to 10, jokers included */
    readonly columns: readonly (readonly number[])[];
    readonly splito: {
        readonly mode: "cards" | "totals";
        readonly valueAtLeast: boolean;
        /** the Objectives of one's own box; null: ours */
        readonly deck: KeptDeck | null;
        readonly commons: readonly string[];
        /** by zone */
        readonly zones: readonly (readonly string[])[];
        readonly totals: readonly number[];
        readonly cards: readonly number[];
    };
    readonly split: {
        readonly isTogether: boolean;
        /** by seat: cards left; null: nobody has said */
        readonly left: readonly (number | null)[];
    };
    readonly series: readonly Done[];
}

const KEPT_PAD = "pad";
const MOST_UNDONE = 60;
const MOST_DONE = 200;
const LONGEST_NAME = 40;
const COLUMNS = 10;
/** ms: a few taps are one question */
const ASK_AFTER = 150;

const EMPTY: Written = {
    game: "split-it",
    names: ["", "", ""],
    columns: [],
    splito: {
        mode: "cards",
        valueAtLeast: false,
        deck: null,
        commons: [],
        zones: [],
        totals: [],
        cards: [],
    },
    split: { isTogether: false, left: [] },
    series: [],
};

/** So many of each as there are seats or zones; what was there stays. */
export function fitted(written: Written): Written {
    const most = OFFERS[written.game].seats.at(-1)!;
    const names = written.names.slice(0, most);
    while (names.length < 2) names.push("");
    const seats = names.length;
    const of = <T>(list: readonly T[], length: number, empty: T): T[] =>
        Array.from({ length }, (_, place) => list[place] ?? empty);
    const { splito, split } = written;
    const zones = zoneCount(seats);
    return {
        ...written,
        names,
        columns: of<readonly number[]>(written.columns, seats, []).map((row) =>
            of(row, COLUMNS, 0),
        ),
        splito: {
            ...splito,
            zones: of<readonly string[]>(splito.zones, zones, []),
            totals: of(splito.totals, zones, 0),
            cards: of(splito.cards, zones, 0),
        },
        split: { ...split, left: of<number | null>(split.left, seats, null) },
    };
}

/** What lies on the table, as the server reads it; null: there is nothing to be scored yet. */
export function tableOf(written: Written): Record<string, unknown> | null {
    const { game, columns, splito, split } = written;
    const isAny = (numbers: readonly number[]) => numbers.some((each) => each > 0);
    if (game === "split-it") return columns.some(isAny) ? { columns } : null;
    if (game === "split")
        return split.left.every((left) => left !== null) ? { left: split.left } : null;
    if (splito.mode === "totals") {
        const { totals, cards } = splito;
        return isAny(totals) ? { totals, ...(isAny(cards) && { cards }) } : null;
    }
    const { commons, zones } = splito;
    const isBegun = commons.length === 2 && zones.some(({ length }) => length > 0);
    return isBegun ? { commons, zones } : null;
}

export function optionsOf(written: Written): Record<string, number | boolean | string> {
    const { game, names, splito, split } = written;
    const seats = names.length;
    if (game === "splito") return { seats, ...(splito.valueAtLeast && { value_at_least: true }) };
    return game === "split" && split.isTogether ? { seats, mode: "cooperative" } : { seats };
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
        const { names, columns, splito, split } = this.#written;
        const without = <T>(list: readonly T[]): readonly T[] => list.toSpliced(seat, 1);
        this.change({
            names: without(names),
            columns: without(columns),
            splito: {
                ...splito,
                zones: without(splito.zones),
                totals: without(splito.totals),
                cards: without(splito.cards),
            },
            split: { ...split, left: without(split.left) },
        });
    }

    splito(changes: Partial<Written["splito"]>): void {
        this.change({ splito: { ...this.#written.splito, ...changes } });
    }

    split(changes: Partial<Written["split"]>): void {
        this.change({ split: { ...this.#written.split, ...changes } });
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
        const { columns, splito, split } = EMPTY;
        const { mode, valueAtLeast, deck } = this.#written.splito;
        const { isTogether } = this.#written.split;
        return {
            columns,
            splito: { ...splito, mode, valueAtLeast, deck },
            split: { ...split, isTogether },
        };
    }

    /** A pad that came in a link. False: it is none. */
    bring(raw: unknown): boolean {
        const written = read(raw);
        if (written === null) return false;
        this.change(written);
        return true;
    }

    /** what the server is told: nobody's name; null: there is nothing to be scored yet */
    get table(): Record<string, unknown> | null {
        return tableOf(this.#written);
    }

    get options(): Record<string, number | boolean | string> {
        return optionsOf(this.#written);
    }

    /** Left times right, by seat: what needs no rule but a product. */
    get products(): readonly { left: number; right: number; product: number }[] {
        const { totals } = this.#written.splito;
        return this.#written.names.map((_, seat) => {
            const left = totals[zoneOf(this.seats, seat, "left")] ?? 0;
            const right = totals[zoneOf(this.seats, seat, "right")] ?? 0;
            return { left, right, product: left * right };
        });
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
        if (this.table === null) {
            this.scored = null;
            this.problem = null;
            return;
        }
        this.#timer = setTimeout(() => void this.#score(turn), ASK_AFTER);
    };

    #show(written: Written): void {
        this.#keeping.write(KEPT_PAD, written);
        const { game, names } = this.#written;
        // What was told of another game, or of other seats, says nothing of this.
        if (game !== written.game || names.length !== written.names.length) this.scored = null;
        this.#written = written;
        this.ask();
    }

    async #score(turn: number): Promise<void> {
        const { game } = this;
        const deck = game === "splito" ? this.#written.splito.deck : null;
        const wish = { options: this.options, table: this.table!, ...(deck && { deck }) };
        try {
            const scored = await this.#rest.score(game, wish);
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

// What was kept, or came in a link, may be of anybody

const isWhole = (value: unknown): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 10_000;
const listOf =
    <T>(is: (value: unknown) => value is T, most: number) =>
    (value: unknown): value is T[] =>
        Array.isArray(value) && value.length <= most && value.every(is);
const isText = (value: unknown): value is string =>
    typeof value === "string" && value.length <= LONGEST_NAME;
const isLeft = (value: unknown): value is number | null => value === null || isWhole(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value);
const isGame = (value: unknown): value is GameName => GAMES.includes(value as GameName);
const isDone = (value: unknown): value is Done =>
    isRecord(value) &&
    isGame(value.game) &&
    listOf(isWhole, 8)(value.winners) &&
    listOf((score): score is number => Number.isInteger(score), 8)(value.scores);

/** null: it is no score pad */
export function read(raw: unknown): Written | null {
    if (!isRecord(raw) || !isRecord(raw.splito) || !isRecord(raw.split)) return null;
    const { splito, split } = raw;
    const isGood =
        isGame(raw.game) &&
        listOf(isText, 8)(raw.names) &&
        listOf(listOf(isWhole, COLUMNS), 8)(raw.columns) &&
        (splito.mode === "cards" || splito.mode === "totals") &&
        (splito.deck === null || listOf(isRecord, 92)(splito.deck)) &&
        listOf(isText, 2)(splito.commons) &&
        listOf(listOf(isText, 40), 8)(splito.zones) &&
        listOf(isWhole, 8)(splito.totals) &&
        listOf(isWhole, 8)(splito.cards) &&
        typeof splito.valueAtLeast === "boolean" &&
        typeof split.isTogether === "boolean" &&
        listOf(isLeft, 8)(split.left) &&
        listOf(isDone, MOST_DONE)(raw.series);
    return isGood ? fitted(raw as unknown as Written) : null;
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
