/** How a hand is laid out so that every card can be read and touched, however many there are. */

export interface Fan {
    /** px */
    readonly card: number;
    readonly columns: number;
    /** px from one card to the next: what can be touched of a covered card */
    readonly across: number;
    /** px from one row to the next */
    readonly down: number;
    /** px of the whole */
    readonly width: number;
    readonly height: number;
}

const EASY = 2 / 3; // of a card's width: what one likes to see of a covered one
const LEAST = 26; // px: WCAG asks for 24
const GAP = 6;
const MOST_ROWS = 3;
const RATIO = 84 / 60; // of a card's height to its width

/** px: how wide a card may be on a screen of this height. */
function largest(width: number, height: number): number {
    if (width < 600 || height <= 700) return 60;
    return height >= 950 ? 112 : 84;
}

/** @param height of the whole screen: where there is some to spare, cards are larger */
export function fan(count: number, width: number, height: number): Fan {
    const large = largest(width, height);
    const perRow = (card: number, strip: number) =>
        Math.max(1, Math.floor((width - card) / strip) + 1);
    const wanted = Math.ceil(count / perRow(large, large * EASY));
    const rows = Math.max(Math.min(wanted, MOST_ROWS), Math.ceil(count / perRow(large, LEAST)));
    const card = rows >= MOST_ROWS ? Math.min(large, 54) : large;
    const columns = Math.max(1, Math.ceil(count / Math.max(rows, 1)));
    const across =
        columns > 1 ? Math.min(card + GAP, Math.floor((width - card) / (columns - 1))) : 0;
    const tall = Math.ceil(card * RATIO);
    const down = rows >= MOST_ROWS ? 37 : Math.ceil(card * 0.75);
    return {
        card,
        columns,
        across,
        down,
        width: across * (columns - 1) + card,
        height: down * (Math.max(rows, 1) - 1) + tall,
    };
}
