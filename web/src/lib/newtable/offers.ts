/** What each game lets a table choose, known beforehand so that the page need not ask. */

import type { GameName, Options, Series, Settings } from "../protocol/messages";

export type Mode = NonNullable<Options["split"]["mode"]>;
export type Helpers = NonNullable<Options["split"]["helpers"]>;

/** What may be switched on, by the name it has in a record. */
export type Switch =
    | "remove_after_every_split"
    | "value_at_least"
    | "show_side"
    | "reset_keeps_direction"
    | "bluff_resets";

export interface Offer {
    /** ascending */
    readonly seats: readonly number[];
    /** of these, what is not printed: a variant, and called so */
    readonly variants?: readonly number[];
    /** for somebody who just wants to play */
    readonly usualSeats: number;
    readonly hasModes: boolean;
    readonly switches: readonly Switch[];
    /** whether somebody begins, and people may say who */
    readonly hasBeginner: boolean;
    /** whether it shows what one could remember */
    readonly hasAids: boolean;
}

export const OFFERS: Record<GameName, Offer> = {
    "split-it": {
        seats: [2, 3, 4],
        usualSeats: 3,
        hasModes: false,
        switches: ["remove_after_every_split"],
        hasBeginner: true,
        hasAids: true,
    },
    splito: {
        seats: [2, 3, 4, 5, 6, 7, 8],
        variants: [2],
        usualSeats: 4,
        hasModes: false,
        switches: ["value_at_least", "show_side"],
        hasBeginner: false,
        hasAids: true,
    },
    split: {
        seats: [2, 3, 4, 5],
        usualSeats: 3,
        hasModes: true,
        switches: ["reset_keeps_direction", "bluff_resets"],
        hasBeginner: true,
        hasAids: false,
    },
};

/** Is it a way to play that is not printed? */
export const isVariant = (game: GameName, seats: number): boolean =>
    OFFERS[game].variants?.includes(seats) ?? false;

/** who begins the first game, as far as it can be said before others are there */
export type Begins = "lot" | "me";
export const BEGINNINGS: readonly Begins[] = ["lot", "me"];

export const MODES: readonly Mode[] = ["competitive", "cooperative"];
export const HELPERS: readonly Helpers[] = ["both", "zero", "hundred", "none"];

/** Cooperative Split needs three. */
export function seatsFor(game: GameName, mode: Mode): readonly number[] {
    const { seats } = OFFERS[game];
    return mode === "cooperative" ? seats.filter((each) => each >= 3) : seats;
}

/** Only what makes a difference at such a table is worth asking. */
export function switchesFor(game: GameName, mode: Mode, seats: number): readonly Switch[] {
    return OFFERS[game].switches.filter((each) => {
        if (each === "remove_after_every_split") return seats === 2;
        return mode === "competitive";
    });
}

/** null: as the game suggests */
export type TalkWish = Settings["talk"] | null;

export const TALKS: readonly TalkWish[] = [null, "free", "presets", "off"];
/** seconds for a move; null: no clock */
export const CLOCKS: readonly (number | null)[] = [null, 30, 60, 120, 300];
/** seconds until a bot plays for somebody who is away; null: never */
export const ABSENCES: readonly (number | null)[] = [30, 120, 600, null];
export const USUAL_ABSENCE = 120;

/** how many games are counted together, and to what; null: every game is on its own */
export const SERIES = {
    none: null,
    "wins-2": { to: "wins", count: 2 },
    "wins-3": { to: "wins", count: 3 },
    "wins-5": { to: "wins", count: 5 },
    "games-3": { to: "games", count: 3 },
    "games-5": { to: "games", count: 5 },
    "games-10": { to: "games", count: 10 },
} as const satisfies Record<string, Series | null>;
export type SeriesWish = keyof typeof SERIES;

/** Who plays together plays a number of games: they might never win so many. */
export function seriesFor(mode: Mode): readonly SeriesWish[] {
    const all = Object.keys(SERIES) as SeriesWish[];
    return mode === "cooperative" ? all.filter((each) => SERIES[each]?.to !== "wins") : all;
}
