/** Splito cards as the server writes them: `y3` is the yellow 3, everything else an Objective's id. */

import type { Sorting } from "../../preferences.svelte";
import { keyed } from "../../cards/keys";
import { COLORS, type Color } from "./palette";

/** In the order of the server's tallies. */
export const VALUES = [1, 2, 3, 4, 5, 6] as const;

export interface Face {
    color: Color;
    value: number;
}

const FACE = /^([yopbgk])([1-6])$/;

/** null: the card is an Objective. */
export function faceOf(card: string): Face | null {
    const found = FACE.exec(card);
    return found && { color: found[1] as Color, value: Number(found[2]) };
}

/** Two copies of a card are two keys: `y3/1` and `y3/2`. */
export const keysOf = (cards: readonly string[]): string[] => keyed(cards).map(({ key }) => key);

export const cardOf = (key: string): string => key.slice(0, key.lastIndexOf("/"));

const rankOfColor = ({ color }: Face) => COLORS.indexOf(color);

const ORDERS: Record<Exclude<Sorting, "dealt">, (face: Face) => number> = {
    colour: (face) => rankOfColor(face) * 10 + face.value,
    value: (face) => face.value * 10 + rankOfColor(face),
};

/** A new order for the eye; Objectives stand behind the Splito cards. */
export function sorted(cards: readonly string[], sorting: Sorting): readonly string[] {
    if (sorting === "dealt") return cards;
    const order = ORDERS[sorting];
    const rank = (card: string) => {
        const face = faceOf(card);
        return face ? order(face) : 100;
    };
    return [...cards].sort((one, other) => rank(one) - rank(other));
}
