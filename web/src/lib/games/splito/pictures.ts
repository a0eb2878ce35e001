/** Faces of cards, drawn once: a copy costs a fraction of what drawing does, and a reveal shows twenty of them. */

import { mount, unmount, type Component } from "svelte";
import type { Preferences } from "../../preferences.svelte";
import type { Text } from "../../text/text.svelte";
import Back from "./Back.svelte";
import { VALUES } from "./cards";
import Face from "./Face.svelte";
import MiniObjective from "./MiniObjective.svelte";
import { objectives } from "./objectives.svelte";
import { COLORS } from "./palette";
import State, { type ObjectiveState } from "./State.svelte";

const ALL = COLORS.flatMap((color) => VALUES.map((value) => `${color}${value}`));

export interface Wanted {
    readonly card: string;
    readonly isSmall: boolean;
}

type Around = Map<unknown, unknown>;

const drawn = new Map<string, SVGElement>();
/** Copies that lie nowhere: made while nothing else is to be done, or taken from where another card lies now. */
const spare = new Map<string, SVGElement[]>();
const SPARE = 2; // of a card, ready for the next reveal
/** by place: which picture is there */
const shown = new WeakMap<Element, { key: string; picture: SVGElement }>();

/** Copies of pictures, for whoever shows cards. */
export class Pictures {
    #text: Text;
    #preferences: Preferences;
    #around: Around;

    /** @param around the contexts of who shows them */
    constructor(text: Text, preferences: Preferences, around: Around) {
        this.#text = text;
        this.#preferences = preferences;
        this.#around = around;
    }

    /** Any card face up. */
    face(card: string, isSmall: boolean): SVGElement {
        return this.#copy(this.#faceKey(card, isSmall), Face, { card, isSmall });
    }

    #faceKey(card: string, isSmall: boolean): string {
        return `${card} ${isSmall} ${this.look} ${objectives.get(card) !== undefined}`;
    }

    /** What all faces depend on besides the card: another look, another picture. */
    get look(): string {
        const hasPatterns = this.#preferences.get("showsPatterns");
        const { valueAtLeast, edition } = objectives;
        return `${this.#text.language} ${hasPatterns} ${valueAtLeast} ${edition}`;
    }

    mini(points: number, state: ObjectiveState | null): SVGElement {
        return this.#copy(`mini ${points} ${state}`, MiniObjective, { points, state });
    }

    /** met, open or lost */
    sign(state: ObjectiveState): SVGElement {
        return this.#copy(`sign ${state}`, State, { state });
    }

    back(): SVGElement {
        return this.#copy("back", Back, {});
    }

    /** In each of these places its card, behind whatever else is there. */
    show(places: HTMLCollection, cards: readonly string[]): void {
        for (const [at, card] of cards.entries()) {
            const place = places[at]!;
            const key = this.#faceKey(card, false);
            const before = shown.get(place);
            if (before?.key === key) continue;
            if (before !== undefined) {
                before.picture.remove();
                spare.get(before.key)?.push(before.picture);
            }
            const picture = this.face(card, false);
            shown.set(place, { key, picture });
            place.append(picture);
        }
    }

    /** Each of them drawn, with a few copies, as pieces of work. */
    drawings(wanted: readonly Wanted[]): readonly (() => void)[] {
        return wanted.map(
            ({ card, isSmall }) =>
                () =>
                    this.#stock(this.#faceKey(card, isSmall), Face, { card, isSmall }),
        );
    }

    #copy<Props extends Record<string, unknown>>(
        key: string,
        component: Component<Props>,
        props: Props,
    ): SVGElement {
        return spare.get(key)?.pop() ?? copyOf(this.#drawing(key, component, props));
    }

    #stock<Props extends Record<string, unknown>>(
        key: string,
        component: Component<Props>,
        props: Props,
    ): void {
        const drawing = this.#drawing(key, component, props);
        const copies = spare.get(key)!;
        while (copies.length < SPARE) copies.push(copyOf(drawing));
    }

    #drawing<Props extends Record<string, unknown>>(
        key: string,
        component: Component<Props>,
        props: Props,
    ): SVGElement {
        let drawing = drawn.get(key);
        if (drawing === undefined) {
            drawing = draw(component, props, this.#around);
            drawn.set(key, drawing);
            spare.set(key, []);
        }
        return drawing;
    }
}

const copyOf = (drawing: SVGElement): SVGElement => drawing.cloneNode(true) as SVGElement;

/** Every card in every size, the largest first. */
export const everyPicture = (): readonly Wanted[] => [
    ...[...ALL, ...objectives.ids].map((card) => ({ card, isSmall: false })),
    ...ALL.map((card) => ({ card, isSmall: true })),
];

function draw<Props extends Record<string, unknown>>(
    component: Component<Props>,
    props: Props,
    context: Around,
): SVGElement {
    const target = document.createElement("span");
    const shown = mount(component, { target, props, context });
    const picture = target.querySelector("svg")!.cloneNode(true) as SVGElement;
    void unmount(shown);
    return picture;
}
