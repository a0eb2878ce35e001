/** Numbers and signs on cards as lines of a pen: no font, so none that could make them too wide. */

interface Glyph {
    /** of the pen's way, without its thickness; all are 20 units high */
    width: number;
    way: string;
}

// M, L, C, S, H and V to places, never by steps: `moved` reads them.
export const GLYPHS: Readonly<Record<string, Glyph>> = {
    0: { width: 12, way: "M6 0C10 0 12 4 12 10S10 20 6 20S0 16 0 10S2 0 6 0Z" },
    1: { width: 6, way: "M0 4.5L6 0V20" },
    2: { width: 11.5, way: "M0 5C0 2 2.4 0 5.6 0S11 2 11 5.2C11 9.6 0.6 14.5 0 20H11.5" },
    3: {
        width: 11.5,
        way: "M0.6 2.8C1.7 1 3.5 0 5.6 0C8.7 0 10.7 2 10.7 4.7S8.5 9.4 4.8 9.4C8.9 9.4 11.5 11.5 11.5 14.7S9 20 5.5 20C3.1 20 1.1 19 0 17.1",
    },
    4: { width: 13, way: "M9 20V0L0 14.2H13" },
    5: {
        width: 11.5,
        way: "M10.5 0H2.1L1.1 8.7C2.2 7.7 3.7 7.1 5.4 7.1C9 7.1 11.5 9.7 11.5 13.4S9 20 5.3 20C3 20 1.1 19.1 0 17.5",
    },
    6: {
        width: 12,
        way: "M10.4 1.8C9.3 0.6 8 0 6.3 0C2.4 0 0 4.2 0 11C0 17 2.5 20 6 20S12 17.3 12 13.7S9.5 7.6 6.2 7.6C2.9 7.6 0.3 10 0 13.4",
    },
    7: { width: 11.5, way: "M0 0H11.5L4.4 20" },
    8: {
        width: 12,
        way: "M6 9.3C3 9.3 1 7.4 1 4.7S3 0 6 0S11 2 11 4.7S9 9.3 6 9.3C2.6 9.3 0 11.4 0 14.6S2.6 20 6 20S12 17.8 12 14.6S9.4 9.3 6 9.3Z",
    },
    9: {
        width: 12,
        way: "M1.6 18.2C2.7 19.4 4 20 5.7 20C9.6 20 12 15.8 12 9C12 3 9.5 0 6 0S0 2.7 0 6.3S2.5 12.4 5.8 12.4C9.1 12.4 11.7 10 12 6.6",
    },
    "=": { width: 11, way: "M0 7H11M0 14H11" },
    "≥": { width: 11, way: "M0 2L11 7.5L0 13M0 18.5H11" },
    "≤": { width: 11, way: "M11 2L0 7.5L11 13M0 18.5H11" },
    "×": { width: 10, way: "M0 6L10 16M10 6L0 16" },
};
const HEIGHT = 20; // units
const BETWEEN = 6.5; // units from one glyph to the next: their lines, and some air

const drawn = new Map<string, Figure>();

export interface Figure {
    /** what the pen does, to be stroked with round ends */
    way: string;
    /** how thick the pen is */
    pen: number;
    /** of everything, the pen's thickness included */
    width: number;
}

/** A figure like `≥15` whose left upper corner is at `x` and `y`, so many units high; drawn once. */
export function figure(text: string, x: number, y: number, height: number): Figure {
    const key = `${text} ${x} ${y} ${height}`;
    let made = drawn.get(key);
    if (made === undefined) drawn.set(key, (made = draw(text, x, y, height)));
    return made;
}

/** As `figure`, with its middle at `x`. */
export function centred(text: string, x: number, y: number, height: number): Figure {
    return figure(text, x - widthOf(text, height) / 2, y, height);
}

/** How wide a figure is that is so many units high. */
export function widthOf(text: string, height: number): number {
    const glyphs = [...text].map((letter) => GLYPHS[letter]!);
    const inside = glyphs.reduce((sum, { width }) => sum + width, (glyphs.length - 1) * BETWEEN);
    return inside * scaleOf(height) + penOf(height);
}

const penOf = (height: number): number => height * 0.15;
const scaleOf = (height: number): number => (height - penOf(height)) / HEIGHT;

function draw(text: string, x: number, y: number, height: number): Figure {
    const pen = penOf(height);
    const scale = scaleOf(height);
    let from = x + pen / 2;
    const ways = [...text].map((letter) => {
        const { way, width } = GLYPHS[letter]!;
        const here = moved(way, from, y + pen / 2, scale);
        from += (width + BETWEEN) * scale;
        return here;
    });
    return { way: ways.join(""), pen, width: widthOf(text, height) };
}

/** The same way elsewhere, in another size. */
function moved(way: string, x: number, y: number, scale: number): string {
    return way.replace(/([MLCSHVZ])([^MLCSHVZ]*)/g, (_, step: string, places: string) => {
        const numbers = places.trim() === "" ? [] : places.trim().split(" ").map(Number);
        const isAcross = (index: number) =>
            step === "V" ? false : step === "H" || index % 2 === 0;
        return (
            step +
            numbers
                .map((place, index) => place * scale + (isAcross(index) ? x : y))
                .map((place) => Number(place.toFixed(2)))
                .join(" ")
        );
    });
}
