/** The games that this page has a table for; any other one is shown as the server describes it. */

import type { Component } from "svelte";
import type { GameName } from "../protocol/messages";
import type { Choice, Entry, LessonName, Mode, SwitchName } from "./entry";
import { any } from "./any/entry";
import { split } from "./split/entry";
import { splitIt } from "./split-it/entry";
import { splito } from "./splito/entry";

export { DECK_PAGE } from "./splito/entry";

export const MODES: readonly Mode[] = ["competitive", "cooperative"];

/** What is picked of choices, by name; what is not there is usual. */
export type Picks = Readonly<Record<string, string>>;

const CATALOGUE: { readonly [G in GameName]: Entry<G> } = { "split-it": splitIt, splito, split };

export const isKnown = (game: string): game is GameName => Object.hasOwn(CATALOGUE, game);

export const entryOf = <G extends GameName>(game: G): Entry<G> =>
    (isKnown(game) ? CATALOGUE[game] : any) as unknown as Entry<G>;

/** Is it a way to play that is not printed? */
export const isVariant = (game: GameName, seats: number): boolean =>
    entryOf(game).variants?.includes(seats) ?? false;

export const hasModes = (game: GameName): boolean => entryOf(game).together !== undefined;

export function seatsFor(game: GameName, mode: Mode): readonly number[] {
    const { seats, together } = entryOf(game);
    return mode === "cooperative" ? (together?.seats ?? seats) : seats;
}

/** Do all win or lose together there? */
export function isTogether(game: GameName, options: object): boolean {
    const said = Object.entries(entryOf(game).together?.options ?? {});
    const has = new Map<string, unknown>(Object.entries(options));
    return said.length > 0 && said.every(([name, value]) => has.get(name) === value);
}

export const choicesFor = (game: GameName, mode: Mode): readonly Choice[] =>
    entryOf(game).choices?.filter(({ matters }) => matters(mode)) ?? [];

export function pickedOf({ name, values }: Choice, picks: Picks): string {
    const picked = picks[name];
    return picked !== undefined && Object.hasOwn(values, picked) ? picked : Object.keys(values)[0]!;
}

/** Only what is there and not as usual. */
export const fittingPicks = (game: GameName, mode: Mode, picks: Picks): Picks =>
    Object.fromEntries(
        choicesFor(game, mode)
            .filter((choice) => pickedOf(choice, picks) !== pickedOf(choice, {}))
            .map((choice) => [choice.name, pickedOf(choice, picks)]),
    );

/** As a record says it, without what is as usual. */
export const optionsFor = (
    game: GameName,
    seats: number,
    mode: Mode,
    picks: Picks,
): Record<string, number | boolean | string> => ({
    seats,
    ...(mode === "cooperative" && entryOf(game).together?.options),
    ...fittingPicks(game, mode, picks),
});

/** Only what makes a difference at such a table is worth asking. */
export const switchesFor = (game: GameName, mode: Mode, seats: number): readonly SwitchName[] =>
    entryOf(game)
        .switches.filter(({ matters }) => matters(mode, seats))
        .map(({ name }) => name);

/** `isTogether`: all win or lose together, so those rules come first. */
export type Rules = Component<{ isTogether?: boolean }>;

export async function rulesOf(game: GameName): Promise<Rules> {
    const { rules } = entryOf(game);
    if (rules === undefined) throw new Error(`this page has no rules of ${game}`);
    return (await rules()).default as Rules;
}

/** The one that teaches to play so. */
export const lessonFor = (game: GameName, isTogether: boolean): LessonName =>
    entryOf(game).lessons[isTogether ? "cooperative" : "competitive"] ?? game;
