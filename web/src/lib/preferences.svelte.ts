/** How this player likes the table; kept in the browser, never sent to anybody. */

import type { Keeping } from "./keeping";
import type { Language } from "./text/languages";
import type { Spoken } from "./text/text.svelte";

export type Theme = "system" | "light" | "dark";
export type Felt = "classic" | "calm";
export type Index = "standard" | "large";
export type Speed = "none" | "rush" | "fast" | "normal" | "slow";
export type Sound = "turn" | "sealed" | "reveal" | "hurry" | "tick" | "talk" | "end" | "rematch";
export type Sorting = "dealt" | "value" | "colour";

/** ms that a card travels */
export const SPEEDS: Record<Speed, number> = {
    none: 0,
    rush: 60,
    fast: 125,
    normal: 250,
    slow: 500,
};

interface Kept {
    language: Spoken;
    theme: Theme;
    hasContrast: boolean; // also where the device doesn't ask for it
    felt: Felt;
    index: Index; // how large the number in a card's corner is
    speed: Speed;
    isMuted: boolean;
    volume: number; // of sounds, from 0 to 100
    quietSounds: Sound[]; // those switched off one by one
    confirmsMoves: boolean;
    showsPatterns: boolean; // stronger patterns on coloured cards
    showsTotals: boolean; // zone totals, products and points as things stand
    hearsTalk: boolean; // false: zen, no chat at all
    noticesTurns: boolean; // by the system, while nobody looks at the page
    vibrates: boolean; // when it is my turn, and as my time runs out
    showsReactions: boolean; // quick signs that fly from seats
    usesShortcuts: boolean; // single letters and digits
    sorting: Sorting;
}

const DEFAULTS: Kept = {
    language: "en",
    theme: "system",
    hasContrast: false,
    felt: "classic",
    index: "standard",
    speed: "normal",
    isMuted: false,
    volume: 50,
    quietSounds: ["tick"],
    confirmsMoves: true,
    showsPatterns: true,
    showsTotals: true,
    hearsTalk: true,
    noticesTurns: false,
    vibrates: false,
    showsReactions: true,
    usesShortcuts: true,
    sorting: "dealt",
};

export class Preferences {
    #keeping: Keeping;
    #kept: Kept;
    #wantsStillness: () => boolean;

    /** @param wantsStillness whether the device asks for reduced motion */
    constructor(keeping: Keeping, language: Language, wantsStillness: () => boolean) {
        this.#keeping = keeping;
        this.#wantsStillness = wantsStillness;
        this.#kept = $state({
            ...DEFAULTS,
            language,
            ...keeping.read<Partial<Kept>>("preferences", {}),
        });
    }

    /** They were changed in another tab. */
    reread(): void {
        Object.assign(this.#kept, this.#keeping.read<Partial<Kept>>("preferences", {}));
    }

    get<K extends keyof Kept>(key: K): Kept[K] {
        return this.#kept[key];
    }

    set<K extends keyof Kept>(key: K, value: Kept[K]): void {
        this.#kept[key] = value;
        this.#keeping.write("preferences", this.#kept);
    }

    /** ms that a card travels now: none at all where the device asks for stillness. */
    get pace(): number {
        return this.#wantsStillness() ? 0 : SPEEDS[this.#kept.speed];
    }

    plays(sound: Sound): boolean {
        return !this.#kept.isMuted && !this.#kept.quietSounds.includes(sound);
    }
}
