/** Faces of cards, drawn once: a copy costs a fraction of what drawing does, and a reveal shows twenty of them. */

import { mount, unmount } from "svelte";
import type { Preferences } from "../../preferences.svelte";
import type { Text } from "../../text/text.svelte";
import { VALUES } from "./cards";
import Face from "./Face.svelte";
import { objectives } from "./objectives.svelte";
import { COLORS } from "./palette";

const ALL = COLORS.flatMap((color) => VALUES.map((value) => `${color}${value}`));

export interface Wanted {
    readonly card: string;
    readonly isSmall: boolean;
}

const drawn = new Map<string, Node>();

/** Everything else that a card's look depends on. */
export const lookOf = (card: string, text: Text, preferences: Preferences): string =>
    [
        text.language,
        preferences.get("showsPatterns"),
        objectives.valueAtLeast,
        objectives.get(card) !== undefined,
    ].join(" ");

/**
 * @param look whatever else the picture depends on: another look is another picture
 * @param around the contexts of who shows it
 */
export function pictureOf(wanted: Wanted, look: string, around: Map<unknown, unknown>): Node {
    const key = `${wanted.card} ${wanted.isSmall} ${look}`;
    let picture = drawn.get(key);
    if (picture === undefined) drawn.set(key, (picture = draw(wanted, around)));
    return picture.cloneNode(true);
}

/** Every card in every size, the largest first. */
export const everyPicture = (): readonly Wanted[] => [
    ...[...ALL, ...objectives.ids].map((card) => ({ card, isSmall: false })),
    ...ALL.map((card) => ({ card, isSmall: true })),
];

/** Draw them while nothing else is to be done. Gives a way to stop. */
export function drawAhead(
    wanted: readonly Wanted[],
    look: (card: string) => string,
    around: Map<unknown, unknown>,
): () => void {
    let next = 0;
    let waiting: ReturnType<typeof later>;
    function step(spare?: IdleDeadline): void {
        do {
            const each = wanted[next++];
            if (each === undefined) return;
            pictureOf(each, look(each.card), around);
        } while ((spare?.timeRemaining() ?? 0) > LEAST_SPARE);
        waiting = later(step);
    }
    waiting = later(step);
    return () => cancel(waiting);
}

const LEAST_SPARE = 4; // ms: more than a picture takes
// Safari has no idle time to ask for.
const canIdle = "requestIdleCallback" in globalThis;
const later = (then: (spare?: IdleDeadline) => void): number =>
    canIdle ? requestIdleCallback(then) : window.setTimeout(then, 30);
const cancel = (waiting: number): void =>
    canIdle ? cancelIdleCallback(waiting) : window.clearTimeout(waiting);

function draw(wanted: Wanted, around: Map<unknown, unknown>): Node {
    const target = document.createElement("span");
    const face = mount(Face, { target, props: wanted, context: around });
    const picture = target.querySelector("svg")!.cloneNode(true);
    void unmount(face);
    return picture;
}
