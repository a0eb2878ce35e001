/** How a series stands, for words and for the podium: all of it is told by the server. */

import type { SeriesCard, SeriesLine, TableCard } from "../protocol/messages";
import type { Text } from "../text/text.svelte";

type Told = Pick<TableCard, "phase" | "series" | "settings">;

/** More numbers than these say nothing at a glance; the panel has them all. */
const MOST_AT_A_GLANCE = 4;

/** For the bar: which game it is, and the wins by seat; null: every game is on its own. */
export function seriesInShort({ phase, series, settings }: Told, text: Text): string | null {
    if (!series || !settings.series) return null;
    const { to, count } = settings.series;
    const number = series.games.length + (phase === "over" ? 0 : 1);
    const game = text.say(`series-bar-${to}`, { number, count });
    const wins = winsInShort(series, text);
    return wins === null ? game : `${game} · ${wins}`;
}

function winsInShort({ together, won, lines }: SeriesCard, text: Text): string | null {
    if (together) return text.say("series-won", { count: won });
    const seated = lines.filter(({ seat }) => seat !== null);
    return seated.length > MOST_AT_A_GLANCE ? null : seated.map(({ wins }) => wins).join(" : ");
}

export interface Standing extends SeriesLine {
    /** its place in `lines`, as the games name it */
    readonly at: number;
}

/** By place, then as they sit. */
export function byPlace({ lines }: SeriesCard): readonly Standing[] {
    return lines
        .map((line, at) => ({ ...line, at }))
        .sort((one, other) => one.place - other.place || one.at - other.at);
}

/** Of a series that is over: who has won it. */
export const winnersOf = (series: SeriesCard): readonly Standing[] =>
    byPlace(series).filter(({ place }) => place === 1);
