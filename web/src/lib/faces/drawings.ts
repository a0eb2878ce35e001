/** Twelve faces, drawn from circles, ellipses and paths on a field of 64 by 64. */

import { FACES, type Face } from "../protocol/messages";

export interface Shape {
    readonly d: string;
    readonly fill: string;
}

/** what is behind the head, and the head from back to front */
export interface Drawing {
    readonly ground: string;
    readonly shapes: readonly Shape[];
}

const INK = "#2b2430";
const PALE = "#fff7ec";

/** An ellipse as a path; a circle without the second radius. */
const round = (fill: string, x: number, y: number, rx: number, ry = rx): Shape => ({
    d: `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`,
    fill,
});
const path = (fill: string, d: string): Shape => ({ d, fill });
/** The same on the left and on the right. */
const both = (fill: string, x: number, y: number, rx: number, ry = rx): Shape[] => [
    round(fill, 32 - x, y, rx, ry),
    round(fill, 32 + x, y, rx, ry),
];
const eyes = (x: number, y: number, r = 3): Shape[] => both(INK, x, y, r);

const DRAWINGS: Record<Face, Drawing> = {
    bear: {
        ground: "#f3c98b",
        shapes: [
            ...both("#7a4a2b", 17, 19, 8),
            ...both("#c98f5f", 17, 19, 4),
            round("#7a4a2b", 32, 36, 22, 20),
            round("#e3b98f", 32, 43, 11, 9),
            round(INK, 32, 39, 4, 3),
            ...eyes(9, 32),
        ],
    },
    duck: {
        ground: "#8fc7e8",
        shapes: [
            path("#f6c445", "M30 16c-2-6 2-10 7-10-2 3-1 6 1 9z"),
            round("#f6c445", 32, 34, 20, 20),
            path("#e2711d", "M15 42c4-7 30-7 34 0-3 10-31 10-34 0z"),
            path("#a94d0f", "M17 43c9 3 21 3 30 0-9 5-21 5-30 0z"),
            ...eyes(9, 29, 3.4),
        ],
    },
    fox: {
        ground: "#bfe3c4",
        shapes: [
            path("#d9622b", "M10 8l14 12-12 14zM54 8L40 20l12 14z"),
            path("#5a2c1c", "M13 13l7 7-6 6zM51 13l-7 7 6 6z"),
            path("#d9622b", "M32 58C14 52 8 40 11 28c4-9 13-12 21-12s17 3 21 12c3 12-3 24-21 30z"),
            path(PALE, "M32 58C18 53 10 44 11 34c8 0 17 5 21 14 4-9 13-14 21-14 1 10-7 19-21 24z"),
            round(INK, 32, 54, 4, 3.4),
            ...eyes(10, 34),
        ],
    },
    koala: {
        ground: "#d8c3ec",
        shapes: [
            ...both("#71808f", 20, 25, 11),
            ...both("#e8b7c0", 20, 25, 6),
            round("#8d9cab", 32, 36, 20, 19),
            round(INK, 32, 39, 5, 8),
            ...eyes(11, 33),
        ],
    },
    owl: {
        ground: "#f2b8a0",
        shapes: [
            path(
                "#5b4a8a",
                "M13 10c6 2 12 5 19 5s13-3 19-5c5 10 6 20 4 28-3 12-12 20-23 20S12 50 9 38C7 30 8 20 13 10z",
            ),
            ...both(PALE, 10.5, 31, 10.5),
            ...both("#f6b93b", 10, 31, 6),
            ...eyes(10, 31, 4),
            path("#e2711d", "M32 36l5 6-5 7-5-7z"),
        ],
    },
    cat: {
        ground: "#f7d56b",
        shapes: [
            path("#4b4a57", "M11 8l17 11-14 13zM53 8L36 19l14 13z"),
            path("#d99aa5", "M15 14l8 6-7 7zM49 14l-8 6 7 7z"),
            round("#4b4a57", 32, 37, 21, 19),
            ...both("#c6e377", 9, 34, 5, 5.5),
            round(INK, 23, 34, 1.8, 5),
            round(INK, 41, 34, 1.8, 5),
            round(PALE, 32, 46, 8, 6),
            path("#d86a7c", "M28 42h8l-4 5z"),
        ],
    },
    hedgehog: {
        ground: "#b9d98c",
        shapes: [
            path(
                "#5d4637",
                "M32 4l5 8 8-5 1 9 9-1-3 9 9 3-6 7 7 6-8 4 3 9-9-1-2 9H18l-2-9-9 1 3-9-8-4 7-6-6-7 9-3-3-9 9 1 1-9 8 5z",
            ),
            round("#f0cfa4", 32, 40, 17, 16),
            round(INK, 32, 45, 4.4, 3.6),
            ...eyes(8, 36),
            ...both("#e59c8b", 12, 44, 3, 2.4),
        ],
    },
    rabbit: {
        ground: "#86c5bf",
        shapes: [
            ...both("#fdf6f0", 9, 17, 6.5, 15),
            ...both("#eea5b0", 9, 18, 3, 10),
            round("#fdf6f0", 32, 42, 19, 17),
            path("#d86a7c", "M28.5 43h7L32 47z"),
            path(PALE, "M28 50h8v6h-8z"),
            path("#b9a79a", "M31.5 47h1v9h-1z"),
            ...eyes(9, 38),
        ],
    },
    panda: {
        ground: "#ee9a9a",
        shapes: [
            ...both(INK, 18, 18, 8),
            round("#fffaf3", 32, 36, 22, 20),
            round(INK, 22.5, 34, 6, 7.5),
            round(INK, 41.5, 34, 6, 7.5),
            ...both("#ffffff", 8.5, 33, 2.6),
            round(INK, 32, 43, 4, 3),
            path(INK, "M31.3 45h1.4v5h-1.4z"),
        ],
    },
    frog: {
        ground: "#f4d7a1",
        shapes: [
            ...both("#4f9a4a", 13, 20, 10),
            round("#4f9a4a", 32, 39, 23, 18),
            ...both(PALE, 13, 19, 6.5),
            ...eyes(13, 19, 3.6),
            path("#2c5f2b", "M14 42c10 9 26 9 36 0-6 14-30 14-36 0z"),
            ...both("#2c5f2b", 3.4, 35, 1.4),
        ],
    },
    penguin: {
        ground: "#9fd0ec",
        shapes: [
            round("#263a55", 32, 34, 23, 25),
            path("#fffaf3", "M32 25c4-9 19-8 19 7 0 16-9 25-19 25s-19-9-19-25c0-15 15-16 19-7z"),
            path("#f0922b", "M24 38c5-4 11-4 16 0-2 8-14 8-16 0z"),
            ...eyes(9, 32),
        ],
    },
    octopus: {
        ground: "#a7b8ee",
        shapes: [
            path(
                "#c2477f",
                "M32 6c14 0 22 10 22 23 0 8-2 12-1 18 1 5 5 5 5 9-7 3-11-1-12-6-1 5-3 9-8 9-3 0-4-3-6-3s-3 3-6 3c-5 0-7-4-8-9-1 5-5 9-12 6 0-4 4-4 5-9 1-6-1-10-1-18C10 16 18 6 32 6z",
            ),
            ...both(PALE, 9, 28, 6),
            ...eyes(9, 29, 3.4),
            path("#7d2350", "M25 39c4 4 10 4 14 0-2 8-12 8-14 0z"),
        ],
    },
};

export const isFace = (id: string | null): id is Face => FACES.some((face) => face === id);

/** A face of a server newer than this page is drawn as the first one. */
export const drawingOf = (id: string | null): Drawing => DRAWINGS[isFace(id) ? id : FACES[0]!];
