/** The cards and sections of Split it!, as the server numbers and names them. */

/** The joker's card number; the others are what they say, 1 to 10. */
export const JOKER = 0;
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** By number, joker first: an ink of its own, dark enough to be read on paper. */
export const INKS: readonly string[] = [
    "#6a2c8f",
    "#8c1d2f",
    "#a33c00",
    "#7a5200",
    "#4d6100",
    "#12662f",
    "#00626b",
    "#0a56a3",
    "#3a3fa8",
    "#8a1c77",
    "#33302b",
];

/** As a deal names it. */
export const numberOf = (card: string): number => (card === "J" ? JOKER : Number(card));

/** How many there are in the deck: one 1, two 2s … ten 10s, and fifteen jokers. */
export const copies = (card: number): number => (card === JOKER ? 15 : card);

/** As they lie, left to right. */
export const SECTIONS = ["white", "pink", "black"] as const;
export type Section = (typeof SECTIONS)[number];

/** A section that exists, with its cards. */
export interface Part {
    readonly section: Section;
    readonly cards: readonly number[];
}

/** The sections of a split row; none while it lies whole. */
export function sectionsOf(parts: readonly (readonly number[])[]): Part[] {
    if (parts.length !== SECTIONS.length) return [];
    return SECTIONS.map((section, index) => ({ section, cards: parts[index] ?? [] })).filter(
        (part) => part.cards.length > 0,
    );
}

/** All seats, this one first and then clockwise. */
export function seatsFrom(seat: number | null, count: number): number[] {
    return Array.from({ length: count }, (_, step) => ((seat ?? 0) + step) % count);
}
