/** Only for tests: how colours look to eyes of all kinds, and how far apart they are. */

type Triple = readonly [number, number, number];

// Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB.
export const SIGHTS: Record<string, readonly Triple[]> = {
    usual: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
    ],
    protan: [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    deutan: [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.01182, 0.04294, 0.968881],
    ],
    tritan: [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.3039],
    ],
};

const dot = (one: Triple, other: Triple) =>
    one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

function linear(hex: string): Triple {
    const [red, green, blue] = [1, 3, 5].map((at) => {
        const part = parseInt(hex.slice(at, at + 2), 16) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return [red!, green!, blue!];
}

const luminance = (hex: string) => dot([0.2126, 0.7152, 0.0722], linear(hex));

/** L*, 0 to 100: all that is left of a colour in greyscale. */
export const lightness = (hex: string): number => lab(linear(hex))[0];

/** As WCAG counts it: 4.5 for words, 3 for signs. */
export function contrast(one: string, other: string): number {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light! + 0.05) / (dark! + 0.05);
}

export function seen(hex: string, sight: readonly Triple[]): Triple {
    const color = linear(hex);
    const [red, green, blue] = sight.map((row) => Math.min(1, Math.max(0, dot(row, color))));
    return lab([red!, green!, blue!]);
}

/** CIE L*a*b* under daylight D65. */
function lab(color: Triple): Triple {
    const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
    const x = f(dot([0.4124, 0.3576, 0.1805], color) / 0.95047);
    const y = f(dot([0.2126, 0.7152, 0.0722], color));
    const z = f(dot([0.0193, 0.1192, 0.9505], color) / 1.08883);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const DEGREE = Math.PI / 180;

/** CIEDE2000. */
export function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
    const wide = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
    const g = 1.5 - 0.5 * wide((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
    const [c1, c2] = [Math.hypot(a1 * g, b1), Math.hypot(a2 * g, b2)];
    const hue = (a: number, b: number) => (Math.atan2(b, a * g) / DEGREE + 360) % 360;
    const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
    const turn = ((h2 - h1 + 540) % 360) - 180;
    const deltaH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * DEGREE);
    const l = (l1 + l2) / 2;
    const c = (c1 + c2) / 2;
    const h = (h1 + turn / 2 + 360) % 360;
    const t =
        1 -
        0.17 * Math.cos((h - 30) * DEGREE) +
        0.24 * Math.cos(2 * h * DEGREE) +
        0.32 * Math.cos((3 * h + 6) * DEGREE) -
        0.2 * Math.cos((4 * h - 63) * DEGREE);
    const byL = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
    const byC = (c2 - c1) / (1 + 0.045 * c);
    const byH = deltaH / (1 + 0.015 * c * t);
    const rotation = -2 * wide(c) * Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * DEGREE);
    return Math.sqrt(byL ** 2 + byC ** 2 + byH ** 2 + rotation * byC * byH);
}
