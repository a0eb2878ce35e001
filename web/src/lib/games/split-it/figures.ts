/** The ten figures as our cards print them: drawn, so that no font can change their width or make two of them touch. */

/** One line for each figure, in a box 14 wide and 22 high, to be drawn with a round pen. */
const STROKES: readonly string[] = [
    "M7 0C2.500 0 0 4.500 0 11s2.500 11 7 11 7-4.500 7-11S11.500 0 7 0z",
    "M3 4.500L9 0v22",
    "M.5 5.500C1 2 3.800 0 7 0c3.800 0 6.500 2.400 6.500 6 0 5-9 10-13 16H14",
    "M1 0h12L6.500 8.300C11 8.300 14 11.200 14 15c0 4.100-3 7-7 7-3 0-5.400-1.300-6.600-3.700",
    "M10.500 22V0L0 15.500h14",
    "M12.500 0H2.800L1.600 9.500C3 8.300 4.800 7.700 7 7.700c4 0 7 2.900 7 7S11 22 7 22c-3 0-5.400-1.300-6.600-3.500",
    "M10.500 0C4.500 3.500 0 9 0 15a7 7 0 107-7C4 8 1.400 10 .4 13",
    "M0 0h14L5 22",
    "M7 10.300C3.600 10.300 1.300 8 1.300 5.200S3.600 0 7 0s5.700 2.400 5.700 5.200S10.400 10.300 7 10.300C2.900 10.300 0 12.800 0 16.200S2.900 22 7 22s7-2.400 7-5.800-2.900-5.900-7-5.900z",
    "M3.500 22C9.500 18.500 14 13 14 7A7 7 0 107 14c3 0 5.600-2 6.600-5",
];

export interface Drawn {
    readonly path: string;
    /** from the left edge of the first figure */
    readonly x: number;
}

/** A number as figures beside each other; ten is set close. */
export function drawn(number: number): readonly Drawn[] {
    return [...String(number)].map((figure, place) => ({
        path: STROKES[Number(figure)] ?? "",
        x: place * 16,
    }));
}
