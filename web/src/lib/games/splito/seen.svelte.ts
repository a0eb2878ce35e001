/** The view field by field: an update wakes only those who look at a field that it changed. */

import type { SplitoView } from "../../protocol/messages";

export class Seen implements SplitoView {
    seat = $state.raw<SplitoView["seat"]>(null);
    toAct = $state.raw<SplitoView["toAct"]>([]);
    round = $state.raw(0);
    rounds = $state.raw(0);
    common = $state.raw<SplitoView["common"]>([]);
    zones = $state.raw<SplitoView["zones"]>([]);
    toCome = $state.raw(0);
    hand = $state.raw<SplitoView["hand"]>(null);
    knownHands = $state.raw<NonNullable<SplitoView["knownHands"]>>([]);
    handSizes = $state.raw<SplitoView["handSizes"]>([]);
    choice = $state.raw<SplitoView["choice"]>(null);
    sealed = $state.raw<SplitoView["sealed"]>([]);
    shownSides = $state.raw<SplitoView["shownSides"]>([]);
    outcome = $state.raw<SplitoView["outcome"]>(null);
    sheet = $state.raw<SplitoView["sheet"]>({
        commons: [],
        zones: [],
        products: [],
        cardCounts: [],
    });

    /** @param view asked anew whenever it changes; call it while a component is being set up */
    constructor(view: () => SplitoView) {
        Object.assign(this, view());
        $effect.pre(() => void Object.assign(this, view()));
    }
}
