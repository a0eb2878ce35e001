/** Where the seats and the arrow of Split's table are: mine at the bottom, the others round it clockwise. */

/** Where a plate lies on a table with room at its sides. */
export type Place = "bottom" | "left" | "top" | "top-left" | "top-right" | "right";

const OTHERS: Readonly<Record<number, readonly Place[]>> = {
    1: ["top"],
    2: ["top-left", "top-right"],
    3: ["left", "top", "right"],
    4: ["left", "top-left", "top-right", "right"],
};

/** By place clockwise from the seat at the bottom. */
export const places = (seats: number): readonly Place[] => ["bottom", ...(OTHERS[seats - 1] ?? [])];

/** The line that the arrow runs along, in px. */
export interface Track {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly round: number;
}

/** An arrowhead: where, and which way it points when we play clockwise, in degrees; 0: to the right. */
export interface Head {
    readonly x: number;
    readonly y: number;
    readonly turn: number;
}

/** How a table is laid out: with plates at its sides or only along the top; with room to spare or not. */
export interface Layout {
    readonly isRing: boolean;
    readonly isRoomy: boolean;
}

export function track(width: number, height: number, { isRing, isRoomy }: Layout): Track {
    const side = isRing ? 86 : isRoomy ? 15 : 7;
    const [top, foot] = isRing ? [34, 24] : [26, 18];
    const round = isRing ? 150 : isRoomy ? 60 : 22;
    return {
        left: side,
        top,
        right: Math.max(width - side, side),
        bottom: Math.max(height - foot, top),
        round: Math.min(round, Math.max(0, (height - foot - top) / 2)),
    };
}

export function outline({ left, top, right, bottom, round }: Track): string {
    const arc = `a${round} ${round} 0 0 1`;
    return [
        `M${left + round} ${top}H${right - round}${arc} ${round} ${round}`,
        `V${bottom - round}${arc} ${-round} ${round}`,
        `H${left + round}${arc} ${-round} ${-round}`,
        `V${top + round}${arc} ${round} ${-round}Z`,
    ].join("");
}

/** Where nothing covers them: in the corners of a ring, else at the sides and beside my own plate. */
export function heads(line: Track, seats: number, { isRing }: Layout): readonly Head[] {
    const { left, top, right, bottom, round } = line;
    if (!isRing) {
        const middle = (top + bottom) / 2 + 10;
        return [
            { x: left, y: middle, turn: -90 },
            { x: right, y: middle, turn: 90 },
            { x: left + round + 6, y: bottom, turn: 180 },
            { x: right - round - 6, y: bottom, turn: 180 },
        ];
    }
    const inset = round * (1 - Math.SQRT1_2);
    const corners = [
        { x: left + inset, y: top + inset, turn: -45 },
        { x: right - inset, y: top + inset, turn: 45 },
        { x: right - inset, y: bottom - inset, turn: 135 },
        { x: left + inset, y: bottom - inset, turn: -135 },
    ];
    const isTopFree = seats === 3 || seats === 5;
    return isTopFree ? [...corners, { x: (left + right) / 2, y: top, turn: 0 }] : corners;
}
