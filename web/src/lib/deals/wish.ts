/** Which deal by number is meant: in the address, so that a link means the same cards to everybody. */

import {
    entryOf,
    fittingPicks,
    hasModes,
    MODES,
    optionsFor,
    seatsFor,
    type Picks,
} from "../games/catalogue";
import type { Mode } from "../games/entry";
import type { Keeping } from "../keeping";
import { GAMES, type GameName } from "../protocol/messages";

/** Only what changes the cards; other options may differ from table to table. */
export interface Wish {
    readonly game: GameName;
    readonly seats: number;
    readonly mode: Mode;
    readonly picks: Picks;
    readonly number: number;
    /** `mine`: with the Objectives that this browser has kept */
    readonly deck: "usual" | "mine";
}

export const MOST_NUMBER = 999_999_999;
/** of a number drawn by lot: short enough to be called across a room */
const MOST_DRAWN = 9999;

export const USUAL: Wish = {
    game: GAMES[0]!,
    seats: 3,
    mode: "competitive",
    picks: {},
    number: 1,
    deck: "usual",
};

export const drawn = (random: () => number = Math.random): number =>
    1 + Math.floor(random() * MOST_DRAWN);

export const isNumber = (number: number): boolean =>
    Number.isInteger(number) && number >= 1 && number <= MOST_NUMBER;

/** Another wish may not allow what went with the one before. */
export function fitted(wish: Wish): Wish {
    const { deckPage, usualSeats } = entryOf(wish.game);
    const mode = hasModes(wish.game) ? wish.mode : "competitive";
    const choices = seatsFor(wish.game, mode);
    return {
        ...wish,
        mode,
        seats: choices.includes(wish.seats) ? wish.seats : usualSeats,
        picks: fittingPicks(wish.game, mode, wish.picks),
        number: isNumber(wish.number) ? wish.number : 1,
        deck: deckPage ? wish.deck : "usual",
    };
}

/** What an address says; null: it names no game. */
export function read(query: string): Wish | null {
    const said = new URLSearchParams(query);
    const of = <T extends string>(name: string, allowed: readonly T[], usual: T): T =>
        allowed.find((each) => each === said.get(name)) ?? usual;
    if (!said.has("game")) return null;
    return fitted({
        game: of("game", GAMES, USUAL.game),
        seats: Number(said.get("seats")),
        mode: of("mode", MODES, USUAL.mode),
        picks: Object.fromEntries(said),
        number: Number(said.get("number")),
        deck: of("deck", ["usual", "mine"], USUAL.deck),
    });
}

/** The one way to write it: what is as usual is left out. */
export function queryOf({ game, seats, mode, picks, number, deck }: Wish): string {
    const query = new URLSearchParams({ game, seats: `${seats}`, number: `${number}` });
    if (mode !== USUAL.mode) query.set("mode", mode);
    for (const [name, picked] of Object.entries(picks)) query.set(name, picked);
    if (deck !== USUAL.deck) query.set("deck", deck);
    return `?${query}`;
}

export const optionsOf = ({ game, seats, mode, picks }: Wish): ReturnType<typeof optionsFor> =>
    optionsFor(game, seats, mode, picks);

const KEPT = "deals";

/** The last one of this browser. */
export const lastOf = (keeping: Keeping): Wish =>
    fitted({ ...USUAL, ...keeping.read<Partial<Wish>>(KEPT, {}) });

export const keep = (keeping: Keeping, wish: Wish): void => keeping.write(KEPT, wish);
