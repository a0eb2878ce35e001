/** How long ago something was, in the reader's words. */

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
    ["day", 86_400_000],
    ["hour", 3_600_000],
    ["minute", 60_000],
];

/** @param at @param now ms since 1970 */
export function ago(at: number, now: number, language: string): string {
    const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
    const passed = Math.max(0, now - at);
    for (const [unit, length] of UNITS) {
        if (passed >= length) return words.format(-Math.floor(passed / length), unit);
    }
    return words.format(0, "minute");
}
