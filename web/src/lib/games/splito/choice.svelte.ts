/** What I have picked but not played: a card of my hand, and perhaps a side for it. */

import type { Preferences } from "../../preferences.svelte";
import type { Scene } from "../../table/scene";
import { cardOf, keysOf, sorted } from "./cards";
import type { Side } from "./zones";

interface Picked {
    /** of the hand of this round: the next one is another hand, even with the same card in it */
    round: number;
    key: string;
    side: Side | null;
}

export class SplitoChoice {
    #scene: Scene<"splito">;
    #preferences: Preferences;
    #picked = $state.raw<Picked | null>(null);
    #legal: ReadonlySet<string>;
    #held: Picked | null;
    #hand: readonly string[] | null;
    #sealed: string | null;
    readonly keys: readonly string[];

    constructor(scene: Scene<"splito">, preferences: Preferences) {
        this.#scene = scene;
        this.#preferences = preferences;
        this.#legal = $derived(new Set(scene.legal));
        this.#hand = $derived(scene.fields.hand);
        this.#sealed = $derived(scene.fields.choice);
        /** my hand as I like it sorted, without the card that I have sealed */
        this.keys = $derived(keysOf(sorted(this.#inHand, preferences.get("sorting"))));
        this.#held = $derived.by(() => {
            const picked = this.#picked;
            if (picked === null || picked.round !== scene.fields.round) return null;
            if (!this.keys.includes(picked.key) || !this.isPlayable(cardOf(picked.key)))
                return null;
            return picked;
        });
    }

    get #inHand(): readonly string[] {
        if (this.#hand === null || this.#sealed === null) return this.#hand ?? [];
        return this.#hand.toSpliced(this.#hand.indexOf(cardIn(this.#sealed)), 1);
    }

    /** The key of the picked card. */
    get key(): string | null {
        return this.#held?.key ?? null;
    }

    get card(): string | null {
        return this.#held && cardOf(this.#held.key);
    }

    /** Where it is to go, while that still has to be confirmed. */
    get side(): Side | null {
        return this.#held?.side ?? null;
    }

    /** What would be played: a card with its side, to be confirmed. */
    get ready(): string | null {
        const { card, side } = this;
        return card === null || side === null ? null : `${card} ${side}`;
    }

    isPlayable(card: string): boolean {
        return this.#legal.has(`${card} left`) || this.#legal.has(`${card} right`);
    }

    /** Whether the picked card may go there. */
    allows(side: Side): boolean {
        return this.card !== null && !this.#scene.isBusy && this.#legal.has(`${this.card} ${side}`);
    }

    /** Pick a card, or let go of it. */
    pick(key: string): void {
        if (this.#scene.isBusy) return;
        const isHeld = this.key === key;
        if (isHeld && this.ready !== null) return this.confirm(); // a second tap plays
        this.#picked = isHeld ? null : { round: this.#scene.view.round, key, side: null };
    }

    /** Take a card up to drag it. */
    lift(key: string): boolean {
        if (this.#scene.isBusy || !this.isPlayable(cardOf(key))) return false;
        this.#picked = { round: this.#scene.view.round, key, side: null };
        return true;
    }

    send(side: Side): void {
        const held = this.#held;
        if (held === null || !this.allows(side)) return;
        if (held.side === side) return this.confirm();
        this.#picked = { ...held, side };
        if (!this.#preferences.get("confirmsMoves")) this.confirm();
    }

    confirm(): void {
        const { ready, side } = this;
        if (ready !== null && this.allows(side!)) this.#scene.play(ready);
    }

    cancel(): void {
        this.#picked = null;
    }
}

/** `y3 left`: the card, and the side. */
export const cardIn = (move: string): string => move.slice(0, move.lastIndexOf(" "));

export const sideIn = (move: string): Side => move.slice(move.lastIndexOf(" ") + 1) as Side;
