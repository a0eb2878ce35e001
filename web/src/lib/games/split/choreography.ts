/** How Split is shown, act by act: the middle card leaves before the next one comes, a Wild turns the arrow. */

import type { SplitEvent, SplitView } from "$lib/protocol/messages";
import type { Act } from "$lib/table/stage.svelte";

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
    const acts: Act<"split">[] = [];
    let view = before;
    for (const event of events) {
        view = event.type === "game-ended" ? after : followed(view, event);
        const cue = cueOf(event);
        if (cue !== null) acts.push({ view, cue, ...TIMES[cue] });
    }
    const last = acts.at(-1);
    return last === undefined ? [] : [...acts.slice(0, -1), { ...last, view: after }];
}

function cueOf(event: SplitEvent): Cue | null {
    switch (event.type) {
        case "middle-moved":
            return "send";
        case "card-played":
            return "play";
        case "direction-turned":
            return "turn";
        case "table-cleared":
            return "sweep";
        case "wild-buried":
            return "bury";
        case "cards-drawn":
            return event.count > 0 ? "draw" : null;
        case "piles-opened":
            return "lay";
        case "answers-turned":
            return "answers";
        case "game-ended":
            return "end";
        default:
            return null; // told in words only, or part of what comes next
    }
}

/** What lies where once this has happened; what fits then only the server knows. */
function followed(view: SplitView, event: SplitEvent): SplitView {
    switch (event.type) {
        case "middle-moved":
            return {
                ...view,
                [event.side]: [...view[event.side], event.card],
                middle: null,
                ...opened(view, event.side),
            };
        case "card-played": {
            const played = { ...view, middle: event.card, ...SHUT };
            return event.isHelper
                ? { ...played, helpers: view.helpers.filter((card) => card !== event.card) }
                : { ...played, ...lighter(view, event.seat, [event.card]) };
        }
        case "direction-turned":
            return { ...view, clockwise: event.clockwise };
        case "table-cleared":
            return { ...view, left: [], right: [], middle: null, ...SHUT, discards: swept(view) };
        case "stock-refilled":
            return { ...view, stock: view.stock + event.cards, discards: [] };
        case "cards-drawn":
            return {
                ...view,
                stock: view.stock - event.count,
                handSizes: resized(view, event.seat, event.count),
                hand: isMine(view, event.seat) ? joined(view.hand, event.cards) : view.hand,
            };
        case "wild-buried":
            return {
                ...view,
                stock: view.stock + 1,
                ...lighter(view, event.seat, [event.card]),
            };
        case "piles-opened":
            return {
                ...view,
                left: [event.low],
                right: [event.high],
                ...lighter(view, event.seat, [event.low, event.high]),
            };
        case "answers-turned":
            return { ...view, answer: null, toAct: [] };
        default:
            return view;
    }
}

const SHUT = { gaps: [], playable: [] } as const;

/** The gap that the server named for this side is now the only one. */
function opened(view: SplitView, side: "left" | "right"): Pick<SplitView, "gaps" | "playable"> {
    const place = view.gaps.findIndex((gap) => gap.side === side);
    const gap = view.gaps[place];
    if (gap === undefined) return SHUT;
    return { gaps: [{ ...gap, side: null }], playable: [view.playable[place] ?? []] };
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

/** @param cards null: one that only its owner knows */
function lighter(
    view: SplitView,
    seat: number,
    cards: readonly (number | null)[],
): Pick<SplitView, "hand" | "handSizes"> {
    return {
        hand: view.hand?.filter((card) => !cards.includes(card)) ?? null,
        handSizes: resized(view, seat, -cards.length),
    };
}

const isMine = (view: SplitView, seat: number) => view.seat === seat;

const resized = (view: SplitView, seat: number, by: number) =>
    view.handSizes.map((size, each) => (each === seat ? size + by : size));

const joined = (hand: readonly number[] | null, cards: readonly number[] | null) =>
    hand === null ? null : [...hand, ...(cards ?? [])].sort((one, other) => one - other);
