/** How the cards of a zone lie: as large as its room allows, Objectives in full, Splito cards as a fan. */

/** One of the two kinds of cards. */
export interface Lines {
    /** cards in a line */
    readonly perLine: number;
    /** px from one card to the next */
    readonly step: number;
}

export interface Fan {
    /** px: how wide a card is */
    readonly card: number;
    /** Objectives beside the Splito cards, not above them */
    readonly isBeside: boolean;
    readonly objectives: Lines;
    readonly splito: Lines;
}

interface Room {
    readonly width: number;
    readonly height: number;
    readonly objectives: number;
    readonly splito: number;
}

export const SHAPE = 1.4; // how much higher a card is than wide
const BETWEEN = 3; // px between cards
const APART = 8; // px between Objectives and Splito cards
const LEAST = 11; // px: a card can still be told from another
/** so much of a covered card is seen at least: an Objective's picture, a Splito card's corner */
const SEEN = { objectives: 0.94, splito: 0.4 };

/** The largest cards that fit; at most so many px wide. */
export function fan(room: Room, most: number): Fan {
    for (let card = Math.floor(most); card > LEAST; card--) {
        const laid = beside(room, card) ?? above(room, card);
        if (laid !== null) return laid;
    }
    return crowded(room);
}

const needed = (count: number, card: number, seen: number): number =>
    count === 0 ? 0 : card + (count - 1) * card * seen;

function beside(room: Room, card: number): Fan | null {
    const lines = Math.floor((room.height + BETWEEN) / (card * SHAPE + BETWEEN));
    if (lines < 1) return null;
    const objectives = Math.ceil(room.objectives / lines);
    const splito = Math.ceil(room.splito / lines);
    const apart = objectives > 0 && splito > 0 ? APART : 0;
    const first = needed(objectives, card, SEEN.objectives);
    if (first + apart + needed(splito, card, SEEN.splito) > room.width) return null;
    const whole = needed(objectives, card + BETWEEN, 1) - (objectives > 0 ? BETWEEN : 0);
    const rest = needed(splito, card, SEEN.splito);
    const wide = Math.min(whole, room.width - apart - rest);
    return {
        card,
        isBeside: true,
        objectives: spread(objectives, card, wide),
        splito: spread(splito, card, room.width - apart - wide),
    };
}

function above(room: Room, card: number): Fan | null {
    const objectives = linesFor(room.objectives, card, SEEN.objectives, room.width);
    const splito = linesFor(room.splito, card, SEEN.splito, room.width);
    const lines = objectives + splito;
    if (lines * (card * SHAPE + BETWEEN) - BETWEEN > room.height) return null;
    return {
        card,
        isBeside: false,
        objectives: spread(Math.ceil(room.objectives / Math.max(1, objectives)), card, room.width),
        splito: spread(Math.ceil(room.splito / Math.max(1, splito)), card, room.width),
    };
}

function linesFor(count: number, card: number, seen: number, width: number): number {
    if (count === 0) return 0;
    const perLine = Math.max(1, Math.floor((width - card) / (card * seen)) + 1);
    return Math.ceil(count / perLine);
}

/** More cards than any size could show: they cover each other as far as they must. */
function crowded({ width, height, objectives, splito }: Room): Fan {
    const lines = Math.max(1, Math.floor((height + BETWEEN) / (LEAST * SHAPE + BETWEEN)));
    const first = Math.ceil(objectives / lines);
    const second = Math.ceil(splito / lines);
    const share = (width - APART) * (first / Math.max(1, first + second));
    return {
        card: LEAST,
        isBeside: true,
        objectives: spread(first, LEAST, share),
        splito: spread(second, LEAST, width - APART - share),
    };
}

function spread(perLine: number, card: number, width: number): Lines {
    if (perLine < 2) return { perLine: Math.max(1, perLine), step: card + BETWEEN };
    const step = Math.max(2, Math.min(card + BETWEEN, (width - card) / (perLine - 1)));
    return { perLine, step: Math.floor(step * 10) / 10 };
}
