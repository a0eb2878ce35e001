/** What the eye is shown when the last card is in: all cards turn, what they change, the hands go on. */

import type { Events, SplitoView } from "../../protocol/messages";
import type { Act } from "../../table/stage.svelte";
import { acts } from "../../table/steps";

/** Where a choreography of Splito is. */
export type Cue = "turn" | "hold" | "pass" | "deal" | "end";

// ms at normal speed
const TURN = 250;
const HOLD = 650;
const PASS = 400;
const END = 1500; // the last table stays a while before the score

/**
 * A card that is sealed or taken back is there or gone at once: no act, and whoever is choosing is not
 * disturbed. Only a reveal is a scene.
 */
export function choreography(
    before: SplitoView,
    events: readonly Events["splito"][],
    after: SplitoView,
): readonly Act<"splito">[] {
    if (!events.some((event) => event.type === "card-turned")) return [];
    return acts<"splito">(before, after, [
        { cue: "turn", ms: TURN, arrives: ["zones"], meanwhile: (seen) => unsealed(seen, events) },
        { cue: "hold", ms: HOLD, arrives: ["sheet", "toCome"] },
        last(events),
    ]);
}

/** Nobody has anything sealed any more, and nobody has got the next hand yet. */
function unsealed(before: SplitoView, events: readonly Events["splito"][]): Partial<SplitoView> {
    const mine = events.find((event) => event.type === "card-turned" && event.seat === before.seat);
    const gone = mine?.type === "card-turned" ? (before.hand?.indexOf(mine.card) ?? -1) : -1;
    return {
        toAct: [],
        sealed: [],
        shownSides: before.shownSides.map(() => null),
        choice: null,
        hand: gone < 0 ? before.hand : before.hand!.toSpliced(gone, 1),
        handSizes: before.handSizes.map((size) => size - 1),
    };
}

function last(events: readonly Events["splito"][]): { cue: Cue; ms: number } {
    const has = (type: Events["splito"]["type"]) => events.some((event) => event.type === type);
    if (has("game-ended")) return { cue: "end", ms: END };
    return { cue: has("second-hands-dealt") ? "deal" : "pass", ms: PASS };
}
