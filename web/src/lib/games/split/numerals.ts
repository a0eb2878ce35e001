/** Figures for cards, drawn by ourselves: no font of any device can change their width or let them collide. */

/** By digit: one stroke in a box of 10 by 16. */
const DIGITS: readonly string[] = [
    "M5 1C2.200 1 1 4 1 8s1.200 7 4 7 4-3 4-7-1.200-7-4-7z",
    "M2 4L5.800 1V15",
    "M1.200 4.800C1.200 2.500 2.800 1 5 1s3.700 1.400 3.700 3.500C8.700 7.800 1.200 10.500 1.200 15H9",
    "M1.400 2.600C2.200 1.600 3.500 1 5 1c2.200 0 3.700 1.300 3.700 3.300S7 7.500 4.500 7.500C7.200 7.500 9 8.900 9 11.200S7.200 15 4.800 15C3.200 15 1.900 14.500 1 13.400",
    "M7.200 15V1L1 10.700H9.500",
    "M8.300 1H2.500L1.900 7.300C2.700 6.600 3.700 6.200 4.900 6.200 7.300 6.200 9 7.900 9 10.500S7.200 15 4.700 15C3.200 15 1.900 14.500 1 13.500",
    "M7.900 1.300C4 1.500 1 5 1 10.300 1 13.200 2.500 15 5 15s4-1.800 4-4.400S7.400 6.300 5.100 6.300 1 7.900 1 10.300",
    "M1 1H9L4.200 15",
    "M5 7.500C2.900 7.500 1.500 6.200 1.500 4.300S2.900 1 5 1s3.500 1.400 3.500 3.300S7.100 7.500 5 7.500C2.600 7.500 1 9 1 11.200S2.600 15 5 15s4-1.600 4-3.800S7.400 7.500 5 7.500z",
    "M2.100 14.700C6 14.500 9 11 9 5.700 9 2.800 7.500 1 5 1S1 2.800 1 5.400s1.600 4.300 3.900 4.300S9 8.100 9 5.700",
];

const STEP = 12.4; // from one figure to the next
export const TALL = 16;

/** The strokes of a number, each with how far to the right it stands, and how wide all are. */
export function drawn(number: number): {
    strokes: readonly (readonly [string, number])[];
    width: number;
} {
    const figures = [...String(number)].map(Number);
    return {
        strokes: figures.map((figure, place) => [DIGITS[figure] ?? "", place * STEP] as const),
        width: (figures.length - 1) * STEP + 10,
    };
}
