/** The cards of Split: 0 to 100, once each. What a card is stands on its face; what fits, the server says. */

import type { SplitGap, SplitView } from "$lib/protocol/messages";

export type Side = "left" | "right";
export const SIDES: readonly Side[] = ["left", "right"];

export const isWild = (card: number): boolean => card % 10 === 0 || card === 1 || card === 99; // 1.2

/** The colour band, 0 to 9 from low to high (1.5). */
export const band = (card: number): number => Math.min(Math.floor(card / 10), 9);

/** White reads on each of them. */
export const BAND_COLORS: readonly string[] = [
    "#8e2a35",
    "#9c4416",
    "#7a5600",
    "#56641a",
    "#1d6a3c",
    "#0d6868",
    "#1b5d92",
    "#3f4ba6",
    "#6b3d9b",
    "#922e6c",
];

/** By band: a pattern of its own, drawn in a box of 24 by 16. */
export const BAND_PATTERNS: readonly string[] = [
    "M3 4h.1M9 4h.1M15 4h.1M21 4h.1M6 9h.1M12 9h.1M18 9h.1M3 14h.1M9 14h.1M15 14h.1M21 14h.1",
    "M1 13L11 3M7 13L17 3M13 13L23 3",
    "M2 3h20M2 8h20M2 13h20",
    "M1 11l4-6 4 6 4-6 4 6 4-6 2 3",
    "M5 3v8M1 7h8M17 5v8M13 9h8",
    "M1 6q3-5 6 0t6 0 6 0 4-2M1 13q3-5 6 0t6 0 6 0 4-2",
    "M3 2v12M8 2v12M13 2v12M18 2v12M22 2v12",
    "M2 2h6v6h-6zM8 8h6v6h-6zM14 2h6v6h-6z",
    "M2 13l5-9 5 9zM12 4l5 9 5-9z",
    "M6 3a4.500 4.500 0 100 9 4.500 4.500 0 000-9zM17 4a4.500 4.500 0 100 9 4.500 4.500 0 000-9z",
];

/** The gaps that the server says one of my cards fits into. */
export const gapsFor = (view: SplitView, card: number): readonly SplitGap[] =>
    view.gaps.filter((_, place) => view.playable[place]?.includes(card));

/** The sides the middle card can go to so that my card fits; empty: none, or nothing to move. */
export const sidesFor = (view: SplitView, card: number): readonly Side[] =>
    gapsFor(view, card).flatMap((gap) => gap.side ?? []);

/** Ascending, or with the Wilds apart at the end. */
export function arranged(cards: readonly number[], areWildsLast: boolean): readonly number[] {
    const ascending = [...cards].sort((one, other) => one - other);
    if (!areWildsLast) return ascending;
    return [...ascending.filter((card) => !isWild(card)), ...ascending.filter(isWild)];
}
