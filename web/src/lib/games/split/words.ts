/** Split in sentences: what to do now, how far the game is, what happened. */

import type { SplitEvent, SplitGap, SplitOutcome, SplitView } from "$lib/protocol/messages";
import type { Scene } from "$lib/table/scene";
import type { Text } from "$lib/text/text.svelte";
import type { Teller } from "../game";
import { isWild, SIDES, type Side } from "./cards";

// What to do

export function task(scene: Scene<"split">, text: Text): string {
    const { view, legal, names } = scene;
    switch (view.phase) {
        case "burying":
            return text.say("split-task-bury");
        case "opening":
            return text.say("split-task-open");
        case "answering":
            return text.say("split-task-answer", { name: names[view.turn] ?? "" });
        case "playing":
            return playingTask(view, legal, text);
        case "over":
            return text.say("split-task-over");
    }
}

function playingTask(view: SplitView, legal: readonly string[], text: Text): string {
    if (legal.every((move) => move === "reset")) {
        const isWildLeft = view.hand?.length === 1 && isWild(view.hand[0]!);
        return text.say(isWildLeft ? "split-task-reset-last" : "split-task-reset");
    }
    if (view.playable.every((cards) => cards.length === 0)) return text.say("split-task-helper");
    if (view.middle !== null) return text.say("split-task-side", { middle: view.middle });
    const [gap] = view.gaps;
    return text.say("split-task-play", { low: gap?.low ?? 0, high: gap?.high ?? 100 });
}

export function progress(scene: Scene<"split">, text: Text): string {
    const { view } = scene;
    if (view.turnNumber === 0) return text.say("split-progress-opening");
    return text.say("split-progress", { turn: view.turnNumber });
}

/** Until everybody had a turn. */
export function goal({ view, options }: Scene<"split">, text: Text): string | null {
    if (view.turnNumber > view.handSizes.length || view.outcome !== null) return null;
    return text.say(options.mode === "cooperative" ? "split-goal-together" : "split-goal");
}

// What things are

export function cardName(card: number, text: Text): string {
    return isWild(card) ? text.say("split-card-wild", { card }) : text.say("split-card", { card });
}

/** The numbers that a gap has room for. */
export function room(gap: SplitGap, text: Text): string {
    const [first, last] = [gap.low + 1, gap.high - 1];
    if (first > last) return text.say("split-room-none");
    if (first === last) return text.say("split-room-one", { card: first });
    return text.say("split-room", { first, last });
}

/** The number line for those who do not see it. */
export function lineInWords(view: SplitView, text: Text): string {
    const [left, right] = [view.left.at(-1), view.right.at(-1)];
    if (left === undefined || right === undefined) return text.say("split-line-empty");
    const parts = [text.say("split-line-piles", { left, right })];
    for (const gap of view.gaps) {
        if (gap.side === null) parts.push(text.say("split-line-gap", { room: room(gap, text) }));
        else
            parts.push(
                text.say(`split-line-gap-${gap.side}`, {
                    middle: view.middle ?? 0,
                    room: room(gap, text),
                }),
            );
    }
    return parts.join(" ");
}

/** Why the game ended, in one sentence. */
export function reason(
    outcome: SplitOutcome,
    names: readonly string[],
    text: Text,
    turn?: number,
): string {
    const winners = text.list(outcome.winners.map((seat) => names[seat] ?? ""));
    switch (outcome.reason) {
        case "played the last card":
            return text.say("split-end-last-card", { name: winners });
        case "everyone is out":
            return text.say("split-end-everyone-out");
        case "a seat is stuck":
            return turn === undefined
                ? text.say("split-end-stuck")
                : text.say("split-end-stuck-seat", { name: names[turn] ?? "" });
        default:
            return text.say("split-end-turn-limit", {
                names: winners,
                count: outcome.winners.length,
            });
    }
}

// What happened

/**
 * The cards that begin the two piles: of those that lie there, or were first cleared away, the two
 * that nobody has played.
 */
export function beginning(
    view: SplitView,
    happened: readonly SplitEvent[],
    text: Text,
): string | null {
    const cleared = happened.find((event) => event.type === "table-cleared");
    const there = cleared?.cards ?? [...view.left, ...view.right];
    const before = cleared === undefined ? happened : happened.slice(0, happened.indexOf(cleared));
    const played = before.flatMap((event) => (event.type === "card-played" ? [event.card] : []));
    const first = there.filter((card) => !played.includes(card));
    if (first.length !== 2) return null;
    return text.say("split-log-opening", { low: Math.min(...first), high: Math.max(...first) });
}

export function tell(event: SplitEvent, { text, names, view }: Teller): string | null {
    const name = "seat" in event ? (names[event.seat] ?? "") : "";
    switch (event.type) {
        case "middle-moved":
            return text.say(`split-log-middle-${event.side}`, { name, card: event.card });
        case "card-played":
            if (event.isHelper) return text.say("split-log-helper", { name, card: event.card });
            return isWild(event.card)
                ? text.say("split-log-wild", { name, card: event.card })
                : text.say("split-log-played", { name, card: event.card });
        case "direction-turned":
            return text.say(
                event.clockwise ? "split-log-clockwise" : "split-log-counter-clockwise",
            );
        case "table-cleared":
            return text.say("split-log-reset", { name, count: event.cards.length });
        case "stock-refilled":
            return text.say("split-log-refill", { count: event.cards });
        case "cards-drawn":
            return event.cards === null || event.cards.length === 0
                ? text.say("split-log-drawn", { name, count: event.count })
                : text.say("split-log-drawn-cards", {
                      name,
                      cards: text.list(event.cards.map(String)),
                  });
        case "wild-buried":
            return event.card === null
                ? text.say("split-log-buried", { name })
                : text.say("split-log-buried-card", { name, card: event.card });
        case "piles-opened":
            return text.say("split-log-opened", { name, low: event.low, high: event.high });
        case "answer-sealed":
            return text.say("split-log-answered", { name });
        case "answer-taken-back":
            return text.say("split-log-taken-back", { name });
        case "answers-turned":
            return answersInWords(event.answers, { text, names });
        case "bluff-called":
            return event.honest
                ? text.say("split-log-honest", { name })
                : text.say("split-log-bluff", { name });
        case "seat-out":
            return text.say("split-log-out", { name });
        case "game-ended":
            return reason(event.outcome, names, text, (view as SplitView | undefined)?.turn);
    }
}

function answersInWords(answers: readonly (string | null)[], { text, names }: Teller): string {
    const challengers = names.filter((_, seat) => answers[seat] === "challenge");
    if (challengers.length === 0) return text.say("split-log-all-trust");
    return text.say("split-log-challenged", {
        names: text.list(challengers),
        count: challengers.length,
    });
}

/** A move by its notation; the middle card is called so, whatever it is by then. */
export function inWords(move: string, { text }: Teller): string {
    const [first = "", second = "", third = ""] = move.split(" ");
    switch (first) {
        case "left":
        case "right": {
            const card = cardName(Number(second), text);
            return text.say(`split-play-${first}`, { middle: text.say("split-middle"), card });
        }
        case "reset":
            return text.say("split-reset-confirm");
        case "bury":
            return text.say("split-bury", { card: second });
        case "open":
            return text.say("split-open", { low: second, high: third });
        case "trust":
        case "challenge":
            return text.say(`split-${first}`);
        default:
            return text.say("split-play", { card: cardName(Number(first), text) });
    }
}

/** Every reset begins a new part of the log. */
export function chapter(event: SplitEvent, text: Text): string | null {
    return event.type === "table-cleared" ? text.say("split-chapter-reset") : null;
}

export const firstChapter = (text: Text): string => text.say("split-chapter-first");

/** Which sides a card of mine fits, for its accessible name; null: none, or there is no side. */
export function sidesInWords(sides: readonly Side[], text: Text): string | null {
    if (sides.length === SIDES.length) return text.say("split-fits-both");
    const [side] = sides;
    return side === undefined ? null : text.say(`split-fits-${side}`);
}
