/** Cards laid on the table without a component each: a reveal touches only what has become another. */

import { mark, unmark } from "../../marks";
import type { Pictures } from "./pictures";
import type { ObjectiveState } from "./State.svelte";

/** A card on the table, and how it is brought up to date. */
interface Lying<Facts> {
    readonly element: HTMLElement;
    show(facts: Facts): void;
}

/** What lies in one place by key, in its order, behind what stands there anyway. */
export class Laid<Facts extends { readonly key: string }> {
    #make: () => Lying<Facts>;
    #place: Element | null = null;
    #lying = new Map<string, Lying<Facts>>();

    constructor(make: () => Lying<Facts>) {
        this.#make = make;
    }

    lay(place: Element, all: readonly Facts[]): void {
        if (place !== this.#place) this.#lying.clear();
        this.#place = place;
        this.#clear(new Set(all.map(({ key }) => key)));
        let last = place.lastElementChild;
        for (const facts of all.toReversed()) {
            const lying = this.#lying.get(facts.key) ?? this.#make();
            this.#lying.set(facts.key, lying);
            lying.show(facts);
            if (lying.element === last) last = last.previousElementSibling;
            else if (last === null) place.prepend(lying.element);
            else last.after(lying.element);
        }
    }

    #clear(stays: ReadonlySet<string>): void {
        for (const [key, { element }] of this.#lying)
            if (!stays.has(key)) {
                element.remove();
                this.#lying.delete(key);
            }
    }
}

/** A Splito card in its fan, or one face down. */
export interface Fanned {
    readonly key: string;
    /** null: face down */
    readonly card: string | null;
    readonly isSmall: boolean;
    /** I am about to play it */
    readonly isStaged: boolean;
    /** who has just played it, or keeps it face down; null: it has been there */
    readonly by: number | null;
    /** what its picture depends on besides */
    readonly look: string;
}

export class FannedCard implements Lying<Fanned> {
    readonly element = document.createElement("span");
    #pictures: Pictures;
    #picture: string | null = null;
    #by: number | null = null;

    constructor(pictures: Pictures) {
        this.#pictures = pictures;
        this.element.className = "card";
    }

    show({ card, isSmall, isStaged, by, look }: Fanned): void {
        const picture = `${card} ${isSmall} ${look}`;
        if (picture !== this.#picture) {
            const copy = card === null ? this.#pictures.back() : this.#pictures.face(card, isSmall);
            this.element.replaceChildren(copy);
            this.element.classList.toggle("back", card === null);
            this.element.classList.toggle("staged", isStaged);
            this.#picture = picture;
        }
        if (by === this.#by) return;
        this.#by = by;
        if (card === null) mark(this.element, "travels", `sealed ${by}`);
        else come(this.element, by);
    }
}

/** Turned just now by this seat, and come from there; null: it has been there. */
function come(element: HTMLElement, by: number | null): void {
    element.classList.toggle("fresh", by !== null);
    if (by === null) {
        unmark(element, "travels");
        unmark(element, "from");
    } else {
        mark(element, "travels", `sealed ${by}`);
        mark(element, "from", `seat ${by}`);
    }
}

/** An Objective in its zone: met, open or lost in the corner, and how far the zone is with it. */
export interface Wished {
    readonly key: string;
    readonly card: string;
    readonly points: number;
    /** null: it has just been turned, and not been judged yet */
    readonly state: ObjectiveState | null;
    readonly figures: string;
    readonly size: "mini" | "small" | "full";
    /** its state has just changed */
    readonly isPulsing: boolean;
    readonly isStaged: boolean;
    /** the whole of it in words; null: that is told elsewhere */
    readonly label: (() => string) | null;
    readonly by: number | null;
    readonly look: string;
}

export class WishedCard implements Lying<Wished> {
    readonly element = document.createElement("li");
    #pictures: Pictures;
    #words = named("span", "unseen");
    #figures = named("span", "figures");
    #drawn: string | null = null;
    #told: string | null = null;
    #classes: string | null = null;
    #by: number | null = null;

    constructor(pictures: Pictures) {
        this.#pictures = pictures;
    }

    show(facts: Wished): void {
        const { card, state, figures, size, label, by, look } = facts;
        const drawn = `${card} ${size} ${state} ${label === null} ${look}`;
        if (drawn !== this.#drawn) this.#draw(facts);
        const told = `${figures} ${drawn}`;
        if (told !== this.#told) {
            this.#words.textContent = label?.() ?? "";
            this.#figures.textContent = figures;
        }
        this.#drawn = drawn;
        this.#told = told;
        this.#dress(facts);
        if (by !== this.#by) come(this.element, by);
        this.#by = by;
    }

    #dress({ state, isPulsing, isStaged }: Wished): void {
        const classes = `card ${state}${isPulsing ? " pulse" : ""}${isStaged ? " staged" : ""}`;
        if (classes === this.#classes) return;
        this.element.className = this.#by === null ? classes : `${classes} fresh`;
        this.#classes = classes;
    }

    #draw({ card, points, state, size, label, isStaged }: Wished): void {
        const words = label === null ? [] : [this.#words];
        mark(this.element, "spot", `objective ${card}`);
        if (isStaged) this.element.ariaHidden = "true";
        if (size === "mini")
            return this.element.replaceChildren(...words, this.#pictures.mini(points, state));
        const face = named("span", "face");
        face.append(this.#pictures.face(card, false));
        if (state === null) return this.element.replaceChildren(...words, face);
        const corner = named("span", "corner");
        corner.ariaHidden = "true";
        corner.append(this.#pictures.sign(state));
        if (size === "full") corner.append(this.#figures);
        this.element.replaceChildren(...words, face, corner);
    }
}

function named(tag: string, name: string): HTMLElement {
    const element = document.createElement(tag);
    element.className = name;
    return element;
}
