/** The six colours as ink on paper: told apart by lightness and hue, by pattern, by shape, by letter. */

/** In the order of the server's tallies. */
export const COLORS = ["y", "o", "p", "b", "g", "k"] as const;
export type Color = (typeof COLORS)[number];

/** Darkest letters on light grounds, and the other way round. */
export const INK = "#201d19";
export const PAPER = "#ffffff";

export interface Paint {
    ground: string;
    /** of numeral, letter and shapes: 4.5:1 on the ground */
    ink: string;
    /** lines of 60 by 84 units that cover a card */
    pattern: string;
    /** sun, peak, heart, drop, leaf or block: drawn from wherever the pen is, 16 units large */
    shape: string;
}

// Every step in lightness is large enough to see without any colour; palette.test.ts measures it.
export const PALETTE: Record<Color, Paint> = {
    y: {
        ground: "#fff28a",
        ink: INK,
        pattern: dots(10, 10),
        shape: "m0 -6.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0 -13z",
    },
    o: {
        ground: "#f59a25",
        ink: INK,
        pattern: slanted(9),
        shape: "m0 -7l7.5 13h-15z",
    },
    p: {
        ground: "#f5369a",
        ink: INK,
        pattern: crosses(12, 12),
        shape: "m0 6.8c-9 -6.8 -7.5 -13.3 -3.8 -13.3c2.3 0 3.8 2 3.8 3.2c0 -1.2 1.5 -3.2 3.8 -3.2c3.7 0 5.2 6.5 -3.8 13.3z",
    },
    b: {
        ground: "#2b3c90",
        ink: PAPER,
        pattern: waves(9),
        shape: "m0 -8c3.5 5 5.8 7.5 5.8 10.2a5.8 5.8 0 1 1 -11.6 0c0 -2.7 2.3 -5.2 5.8 -10.2z",
    },
    g: {
        ground: "#04744f",
        ink: PAPER,
        pattern: zigzags(10),
        shape: "m6.5 -6.5v6a7 7 0 0 1 -7 7h-6v-6a7 7 0 0 1 7 -7z",
    },
    k: {
        ground: "#232126",
        ink: PAPER,
        pattern: bars(8),
        shape: "m-6 -6h12v12h-12z",
    },
};

function range(from: number, to: number, step: number): number[] {
    return Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);
}

function dots(across: number, down: number): string {
    return range(5, 84, down)
        .flatMap((y, row) =>
            range(row % 2 ? 5 : 10, 58, across).map(
                (x) => `M${x - 2} ${y}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0`,
            ),
        )
        .join("");
}

function slanted(gap: number): string {
    return range(gap, 142, gap)
        .map((at) => {
            const [x1, y1] = at <= 58 ? [at, 2] : [58, at - 56];
            const [x2, y2] = at <= 82 ? [2, at] : [at - 80, 82];
            return `M${x1} ${y1}L${x2} ${y2}`;
        })
        .join("");
}

function crosses(across: number, down: number): string {
    return range(8, 82, down)
        .flatMap((y, row) =>
            range(row % 2 ? 6 : 12, 58, across).map((x) => `M${x - 2} ${y}h4M${x} ${y - 2}v4`),
        )
        .join("");
}

function waves(gap: number): string {
    return range(8, 82, gap)
        .map((y) => `M2 ${y}q3.5 -5 7 0t7 0t7 0t7 0t7 0t7 0t7 0t7 0`)
        .join("");
}

function zigzags(gap: number): string {
    return range(9, 84, gap)
        .map((y) => `M2 ${y}l7 -5l7 5l7 -5l7 5l7 -5l7 5l7 -5l7 5`)
        .join("");
}

function bars(gap: number): string {
    return range(gap, 58, gap)
        .map((x) => `M${x - 2} 2V82`)
        .join("");
}
