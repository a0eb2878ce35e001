/** What a table may choose, of whatever game. */

import type { Mode } from "../games/entry";
import type { Series, Settings } from "../protocol/messages";

/** who begins the first game, as far as it can be said before others are there */
export type Begins = "lot" | "me";
export const BEGINNINGS: readonly Begins[] = ["lot", "me"];

/** null: as the game suggests */
export type TalkWish = Settings["talk"] | null;

export const TALKS: readonly TalkWish[] = [null, "free", "presets", "off"];
/** seconds for a move; null: no clock */
export const CLOCKS: readonly (number | null)[] = [null, 30, 60, 120, 300];
/** seconds until a bot plays for somebody who is away; null: never */
export const ABSENCES: readonly (number | null)[] = [30, 120, 600, null];
export const USUAL_ABSENCE = 120;

/** how many games are counted together, and to what; null: every game is on its own */
export const SERIES = {
    none: null,
    "wins-2": { to: "wins", count: 2 },
    "wins-3": { to: "wins", count: 3 },
    "wins-5": { to: "wins", count: 5 },
    "games-3": { to: "games", count: 3 },
    "games-5": { to: "games", count: 5 },
    "games-10": { to: "games", count: 10 },
} as const satisfies Record<string, Series | null>;
export type SeriesWish = keyof typeof SERIES;

/** Who plays together plays a number of games: they might never win so many. */
export function seriesFor(mode: Mode): readonly SeriesWish[] {
    const all = Object.keys(SERIES) as SeriesWish[];
    return mode === "cooperative" ? all.filter((each) => SERIES[each]?.to !== "wins") : all;
}
