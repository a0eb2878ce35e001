/** A link as a QR code, drawn as one path in which each dark square is a step of one unit. */

import { encode } from "uqr";

export interface Drawing {
    /** squares along a side, the quiet border included */
    readonly size: number;
    readonly path: string;
}

/** Squares of white around the code: readers need some to find it. */
const BORDER = 3;

export function draw(address: string): Drawing {
    const { data, size } = encode(address, { ecc: "M", border: BORDER });
    const dark = data.flatMap((row, y) =>
        row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size, path: dark.join("") };
}
