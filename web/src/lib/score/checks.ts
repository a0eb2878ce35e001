/** What was kept, or came in a link, may be of anybody. */

export const LONGEST_NAME = 40;

export const isWhole = (value: unknown): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 10_000;
export const isText = (value: unknown): value is string =>
    typeof value === "string" && value.length <= LONGEST_NAME;
export const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value);
export const listOf =
    <T>(is: (value: unknown) => value is T, most: number) =>
    (value: unknown): value is T[] =>
        Array.isArray(value) && value.length <= most && value.every(is);

/** So long, with what is there. */
export const padded = <T>(list: readonly T[], length: number, empty: T): T[] =>
    Array.from({ length }, (_, place) => list[place] ?? empty);

export const isAny = (numbers: readonly number[]): boolean => numbers.some((each) => each > 0);
