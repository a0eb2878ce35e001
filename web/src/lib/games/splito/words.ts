/** Splito in words: cards, Objectives, zones, what I must do, and what happened. */

import type { Events, HintPlace } from "../../protocol/messages";
import type { Scene } from "../../table/scene";
import type { Text } from "../../text/text.svelte";
import type { Teller } from "../game";
import { faceOf } from "./cards";
import {
    letterOf,
    objectives,
    type Objective,
    type Requirement,
    type Standing,
} from "./objectives.svelte";
import { neighbour, seatsAt, sideOf, type Side } from "./zones";

const RELATIONS = { "==": "exactly", ">=": "least", "<=": "most" } as const;

/** What was said of a card before, in this language and at such a table; it is asked for often. */
const said = new Map<string, string>();

function once(name: string, text: Text, say: () => string): string {
    const key = `${text.language} ${objectives.valueAtLeast} ${objectives.edition} ${name}`;
    let words = said.get(key);
    if (words === undefined) said.set(key, (words = say()));
    return words;
}

/** "3 points". */
export const pointsName = (count: number, text: Text): string =>
    once(`points ${count}`, text, () => text.say("splito-points", { count }));

/** "9 cards". */
export const cardsName = (count: number, text: Text): string =>
    once(`cards ${count}`, text, () => text.say("splito-zone-cards", { count }));

/** What a card is called: "Blue 4", or what an Objective asks for. */
export function cardName(card: string, text: Text): string {
    const face = faceOf(card);
    const objective = objectives.get(card);
    if (face)
        return once(card, text, () =>
            text.say(`splito-card-${face.color}`, { value: String(face.value) }),
        );
    if (objective === undefined) return text.say("splito-objective");
    return once(card, text, () =>
        text.say("splito-objective-named", { wanted: requirement(objective, text) }),
    );
}

/** What an Objective asks of its zone, in a few words. */
export const requirement = (objective: Requirement, text: Text): string =>
    once(JSON.stringify([objective.kind, objective.params]), text, () => wanted(objective, text));

function wanted(objective: Requirement, text: Text): string {
    switch (objective.kind) {
        case "majority_value":
            return text.say("splito-wants-most-value", { value: String(objective.params.value) });
        case "majority_color":
            return text.say("splito-wants-most-color", {
                color: colorName(objective.params.color, text),
            });
        case "exact_value": {
            const { count } = objective.params;
            const value = String(objective.params.value);
            if (count === 0) return text.say("splito-wants-no-value", { value });
            return text.say(
                objectives.valueAtLeast ? "splito-wants-value-least" : "splito-wants-value",
                { value, count },
            );
        }
        case "exact_color": {
            const { color, count } = objective.params;
            const named = { color: colorName(color, text), count };
            return text.say(count === 0 ? "splito-wants-no-color" : "splito-wants-color", named);
        }
        case "all_colors_present": {
            const colors = objective.params.colors.map((name) => colorName(name, text));
            return text.say("splito-wants-colors", { colors: text.list(colors) });
        }
        case "distinct": {
            const { what, op, n } = objective.params;
            if (n === 6 && op !== "<=") return text.say(`splito-wants-all-${what}s`);
            return text.say(`splito-wants-different-${what}s-${RELATIONS[op]}`, { count: n });
        }
        case "distinct_both": {
            const { colors_min: colors, values_min: values } = objective.params;
            return text.say("splito-wants-different-both", { colors, values });
        }
        case "zone_size":
            return text.say(`splito-wants-size-${RELATIONS[objective.params.op]}`, {
                count: objective.params.n,
            });
    }
}

const colorName = (name: Parameters<typeof letterOf>[0], text: Text): string =>
    text.say(`splito-color-${letterOf(name)}`);

/** How far the zone is with it, in a sentence. */
export function explained(standing: Standing, text: Text): string {
    return once(JSON.stringify(standing), text, () => {
        const { kind, ...counts } = standing;
        return text.say(`splito-here-${kind}`, counts);
    });
}

/** An Objective in a zone: what it asks for, what it is worth, how it stands and how far the zone is with it. */
export function objectiveName(
    objective: Objective,
    state: "met" | "open" | "lost" | null,
    far: Standing,
    text: Text,
): string {
    const wanted = requirement(objective, text);
    const points = pointsName(objective.points, text);
    if (state === null) return `${wanted}, ${points}`;
    return text.say("splito-objective-state", {
        wanted,
        points,
        state: text.say(`splito-state-${state}`),
        standing: explained(far, text),
    });
}

/** "Ada – Ben" lies between the two; with two seats every zone has one owner. */
export function zoneName(zone: number, { text, names }: Teller): string {
    const [one, other] = seatsAt(names.length, zone).map((seat) => names[seat]!);
    if (other !== undefined) return text.say("splito-zone-between", { one: one!, other });
    return text.say(`splito-zone-own-${zone % 2 === 0 ? "left" : "right"}`, { name: one! });
}

/** A zone as the reader calls it: my left zone, or whose it is. */
export function zoneFor(zone: number, seat: number | null, teller: Teller): string {
    const side = seat === null ? null : sideOf(teller.names.length, seat, zone);
    if (side === null) return zoneName(zone, teller);
    return myZone(side, seat!, teller);
}

/** "Left, with Ben". */
export function myZone(side: Side, seat: number, { text, names }: Teller): string {
    if (names.length === 2) return text.say(`splito-mine-${side}`);
    return text.say(`splito-mine-${side}-with`, {
        name: names[neighbour(names.length, seat, side)]!,
    });
}

export function task(scene: Scene<"splito">, text: Text): string {
    const isLast = scene.view.hand?.length === 1;
    return text.say(isLast ? "splito-task-last" : "splito-task");
}

export function progress({ view }: Scene<"splito">, text: Text): string {
    return text.say("splito-progress", { round: view.round, rounds: view.rounds });
}

export const goal = ({ view }: Scene<"splito">, text: Text): string | null =>
    view.round > 1 || view.outcome !== null ? null : text.say("splito-goal");

export function tell(event: Events["splito"], teller: Teller): string | null {
    const { text, names } = teller;
    switch (event.type) {
        case "card-sealed":
            // Who has chosen is seen at the seats; only an open side is worth remembering.
            if (!event.sideShown || event.side === null) return null;
            return text.say(`splito-told-sealed-${event.side}`, { name: names[event.seat]! });
        case "card-taken-back":
            return text.say("splito-told-taken-back", { name: names[event.seat]! });
        case "card-turned":
            return text.say("splito-told-turned", {
                name: names[event.seat]!,
                card: cardName(event.card, text),
                zone: zoneName(event.zone, teller),
            });
        case "hands-passed":
            // Always the same way: once is enough.
            return event.round === 2 ? text.say("splito-told-passed") : null;
        case "second-hands-dealt":
            return text.say("splito-told-second-hands");
        case "game-ended":
            return ended(event.outcome, teller);
    }
}

/** A move by its notation. */
export function inWords(move: string, { text }: Teller): string {
    const [card = "", side] = move.split(" ");
    return text.say(`splito-play-card-${side === "right" ? "right" : "left"}`, {
        card: cardName(card, text),
    });
}

/** What an Objective asks for; any other place as it is written. */
export function placeName({ kind, at }: HintPlace, { text, view }: Teller): string {
    const common = view !== undefined && "common" in view ? view.common : [];
    const id = kind === "common" ? common[at === "star" ? 0 : 1] : at;
    const objective = id === undefined ? undefined : objectives.get(id);
    return objective === undefined ? at : requirement(objective, text);
}

type Outcome = Extract<Events["splito"], { type: "game-ended" }>["outcome"];

/** Who has won, with how much, and what decided. */
export function ended({ winners, scores, reason }: Outcome, { text, names }: Teller): string {
    const who = text.list(winners.map((seat) => names[seat]!));
    const told = { names: who, score: Math.max(...scores) };
    if (reason === "fewest cards") return text.say("splito-told-won-fewest", told);
    return text.say(winners.length > 1 ? "splito-told-shared" : "splito-told-won", told);
}

export function chapter(event: Events["splito"], text: Text): string | null {
    const begins = event.type === "hands-passed" || event.type === "second-hands-dealt";
    return begins ? text.say("splito-chapter", { round: event.round }) : null;
}

export const firstChapter = (text: Text): string => text.say("splito-chapter", { round: 1 });
