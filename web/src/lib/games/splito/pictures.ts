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

/** Each of them drawn, as pieces of work. */
export const drawings = (
    wanted: readonly Wanted[],
    look: (card: string) => string,
    around: Map<unknown, unknown>,
): readonly (() => void)[] =>
    wanted.map((each) => () => void pictureOf(each, look(each.card), around));

function draw(wanted: Wanted, around: Map<unknown, unknown>): Node {
    const target = document.createElement("span");
    const face = mount(Face, { target, props: wanted, context: around });
    const picture = target.querySelector("svg")!.cloneNode(true);
    void unmount(face);
    return picture;
}
