/** How Split is shown, act by act: the middle card leaves before the next one comes, a Wild turns the arrow. */

import type { SplitEvent, SplitView } from "$lib/protocol/messages";
import type { Act } from "$lib/table/stage.svelte";
import { acts, type Step } from "$lib/table/steps";

/** What a board is shown during an act; its words are the cues. */
export type Cue = "send" | "play" | "turn" | "sweep" | "bury" | "draw" | "lay" | "answers" | "end";

interface Timing {
    readonly ms: number;
    /** ms that cards travel, where the next act begins before they have arrived */
    readonly travel?: number;
}

const TIMES: Readonly<Record<Cue, Timing>> = {
    send: { ms: 200, travel: 300 },
    play: { ms: 250 },
    turn: { ms: 300 },
    sweep: { ms: 300 },
    bury: { ms: 250 },
    draw: { ms: 250 },
    lay: { ms: 250 },
    answers: { ms: 900 },
    end: { ms: 1500 },
};

/** No act: there is nothing to see but the latest view. */
export function choreography(
    before: SplitView,
    events: readonly SplitEvent[],
    after: SplitView,
): readonly Act<"split">[] {
    const steps = events.flatMap((event) => {
        const [cue, step] = stepOf(event, events, after);
        return cue === null ? [] : [{ cue, ...TIMES[cue], ...step }];
    });
    return acts(before, after, steps);
}

type Shown = Omit<Step<"split">, "cue" | "ms">;

const EMPTY = { middle: null, gaps: [], playable: [] } as const;

function stepOf(
    event: SplitEvent,
    events: readonly SplitEvent[],
    after: SplitView,
): readonly [Cue | null, Shown?] {
    switch (event.type) {
        case "middle-moved": {
            const { side } = event;
            return [
                "send",
                { arrives: [side], meanwhile: (seen) => ({ ...EMPTY, ...gapAt(seen, side) }) },
            ];
        }
        case "card-played":
            return [
                "play",
                {
                    arrives: ["middle", "helpers", "hand", "handSizes"],
                    meanwhile: () => ({ gaps: [], playable: [] }),
                },
            ];
        case "direction-turned":
            return ["turn", { arrives: ["clockwise"] }];
        case "table-cleared":
            return [
                "sweep",
                { meanwhile: (seen) => ({ ...EMPTY, left: [], right: [], discards: swept(seen) }) },
            ];
        case "wild-buried": {
            const { seat, card } = event;
            const meanwhile = (seen: SplitView) => ({
                hand: seen.hand?.filter((each) => each !== card) ?? null,
                handSizes: resized(seen, seat, seen.handSizes[seat]! - 1),
            });
            return ["bury", { meanwhile }];
        }
        case "cards-drawn": {
            if (event.count === 0) return [null];
            const meanwhile = (seen: SplitView) => held(seen, event.seat, events, after);
            return ["draw", { arrives: ["stock", "discards"], meanwhile }];
        }
        case "piles-opened":
            return ["lay", { arrives: ["left", "right", "hand", "handSizes"] }];
        case "answers-turned":
            return ["answers", { meanwhile: () => ({ answer: null, toAct: [] }) }];
        case "game-ended":
            return ["end"];
        default:
            return [null]; // told in words only, or part of what comes next
    }
}

/** Between this pile and the middle card that goes there: the one that the server named for this side. */
function gapAt(seen: SplitView, side: "left" | "right"): Partial<SplitView> {
    const place = seen.gaps.findIndex((gap) => gap.side === side);
    const gap = seen.gaps[place];
    if (gap === undefined) return {};
    return { gaps: [{ ...gap, side: null }], playable: [seen.playable[place] ?? []] };
}

/** The cards that lay on top come last: they are the ones that are seen to go. */
function swept({ left, right, middle, discards }: SplitView): readonly number[] {
    return [
        ...discards,
        ...left.slice(0, -1),
        ...right.slice(0, -1),
        ...left.slice(-1),
        ...right.slice(-1),
        ...(middle === null ? [] : [middle]),
    ];
}

/** With what was drawn: what this seat lays down next is still in its hand. */
function held(
    seen: SplitView,
    seat: number,
    events: readonly SplitEvent[],
    { hand, handSizes }: SplitView,
): Pick<SplitView, "hand" | "handSizes"> {
    const laid = events.flatMap((event) =>
        event.type === "piles-opened" && event.seat === seat ? [event.low, event.high] : [],
    );
    const isMine = seen.seat === seat && hand !== null;
    return {
        hand: isMine ? [...hand, ...laid].sort((one, other) => one - other) : seen.hand,
        handSizes: resized(seen, seat, handSizes[seat]! + laid.length),
    };
}

const resized = (view: SplitView, seat: number, size: number): readonly number[] =>
    view.handSizes.map((before, each) => (each === seat ? size : before));
