/** Keys for cards that exist twice, so that the eye can follow each one. */

/** The card itself, and which of its copies in this list it is. */
export function keyed<T extends string | number>(
    cards: readonly T[],
): { card: T; key: string; index: number }[] {
    const seen = new Map<T, number>();
    return cards.map((card, index) => {
        const copy = (seen.get(card) ?? 0) + 1;
        seen.set(card, copy);
        return { card, key: `${card}/${copy}`, index };
    });
}
