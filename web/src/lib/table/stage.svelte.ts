/** What the eye is shown of the table: the latest view, or an act on the way to it.
 *
 * A game tells what happened in acts, each with the view to show and how long. Input is never blocked: a
 * tap or a key jumps to the end state, and so does a queue of more than three updates or a hidden page. The
 * end state is always the latest view, just as it is shown without any motion.
 */

import { tick } from "svelte";
import type { Events, GameName, Views } from "../protocol/messages";
import { Fields } from "./fields.svelte";
import { travel, whereabouts, type Whereabouts } from "./travel";

/** One step of a choreography. */
export interface Act<G extends GameName> {
    readonly view: Views[G];
    /** which step it is, in the game's own words; null: nothing special to show */
    readonly cue: string | null;
    /** how long it is shown, at normal speed */
    readonly ms: number;
    /** how long its cards travel, if they are still on their way when the next act begins */
    readonly travel?: number;
}

/** How a game shows that one view became another; no act at all: the other is simply there. */
export type Choreography<G extends GameName> = (
    before: Views[G],
    events: readonly Events[G][],
    after: Views[G],
) => readonly Act<G>[];

/** An update on its way to the eye. */
interface Scheduled<G extends GameName> {
    readonly after: Views[G];
    readonly events: readonly Events[G][];
    readonly acts: readonly Act<G>[];
}

const NORMAL = 250; // ms that a card travels at normal speed, to which acts are written
const MOST_WAITING = 3; // updates; with more of them the eye would lag behind the game

interface Surroundings<G extends GameName> {
    /** ms that a card travels now; 0: no motion */
    readonly pace: () => number;
    readonly choreography: Choreography<G>;
    readonly isHidden: () => boolean;
    /** told of every update that is not shown to its end, in their order */
    readonly skipped?: (view: Views[G], events: readonly Events[G][]) => void;
    readonly wait: (ms: number, then: () => void) => () => void;
}

export class Stage<G extends GameName> {
    /** null before the first view */
    view = $state.raw<Views[G] | null>(null);
    /** the same field by field */
    readonly fields = new Fields<Views[G]>();
    /** what led to the view on show */
    events = $state.raw<readonly Events[G][]>([]);
    cue = $state.raw<string | null>(null);
    /** something is on its way: the view on show is not the latest */
    isPlaying = $state(false);
    /** the last update whose events could be followed from a view before it */
    #last = $state.raw<{ before: Views[G]; events: readonly Events[G][]; after: Views[G] } | null>(
        null,
    );
    /** where cards travel */
    root: HTMLElement | null = null;

    #around: Surroundings<G>;
    #latest: Views[G] | null = null;
    #latestEvents: readonly Events[G][] = [];
    /** the update whose events are shown already */
    #shown: readonly Events[G][] | null = null;
    #waiting: Scheduled<G>[] = [];
    #underway: Scheduled<G> | null = null;
    #cancel: () => void = () => undefined;

    constructor(around: Surroundings<G>) {
        this.#around = around;
    }

    /** The table has changed. */
    follow(view: Views[G], events: readonly Events[G][]): void {
        const before = this.#latest;
        const isNews = events.length > 0 && events !== this.#latestEvents;
        this.#latest = view;
        this.#latestEvents = events;
        if (isNews && before !== null) this.#last = { before, events, after: view };
        const pace = this.#around.pace();
        if (before === null || pace === 0 || this.#around.isHidden()) return this.jump();
        if (!isNews) return this.isPlaying ? undefined : this.jump();
        const acts = this.#around.choreography(before, events, view);
        if (acts.length === 0 && !this.isPlaying) return this.jump();
        this.#waiting.push({ after: view, events, acts });
        if (this.#waiting.length > MOST_WAITING) return this.jump();
        if (!this.isPlaying) this.#next();
    }

    /** Whether there is a last play to show again, and motion to show it by. */
    get canRepeat(): boolean {
        return this.#last !== null && this.#around.pace() > 0;
    }

    /** Show once more what happened last. */
    again(): void {
        if (this.#last === null || this.isPlaying) return;
        const { before, events, after } = this.#last;
        const acts = this.#around.choreography(before, events, after);
        this.#show(before, [], null);
        this.#waiting.push({ after, events, acts });
        this.#next();
    }

    /** Straight to the end state. */
    jump(): void {
        this.#cancel();
        const events = this.#unseen();
        const skipped = this.#underway === null ? [] : [this.#underway, ...this.#waiting];
        for (const { after, events } of skipped) this.#around.skipped?.(after, events);
        this.#underway = null;
        this.#waiting = [];
        if (this.isPlaying) this.#arrive();
        this.#shown = this.#latestEvents;
        this.#show(this.#latest, events, null);
        this.isPlaying = false;
    }

    /** Whatever is on its way is there. To ask what is costs as much as laying out the page. */
    #arrive(): void {
        for (const motion of this.root?.getAnimations({ subtree: true }) ?? []) {
            if (motion instanceof Animation && motion.id === "travel") motion.finish();
        }
    }

    /** What has led to the end state and was not shown yet: of all updates that are skipped, not of the last alone. */
    #unseen(): readonly Events[G][] {
        if (this.#shown === this.#latestEvents) return this.events;
        if (this.#waiting.length <= 1) return this.#latestEvents;
        return this.#waiting.flatMap(({ events }) => events);
    }

    /** The table is left. */
    close(): void {
        this.#cancel();
        this.#waiting = [];
    }

    #next(): void {
        const scheduled = this.#waiting.shift();
        this.#underway = scheduled ?? null;
        if (scheduled === undefined) return this.jump();
        this.isPlaying = true;
        this.#play(scheduled, 0);
    }

    #play(scheduled: Scheduled<G>, place: number): void {
        const act = scheduled.acts[place];
        if (act === undefined) return this.#next();
        const speed = this.#around.pace() / NORMAL;
        const ms = act.ms * speed;
        const before = this.root === null ? null : whereabouts(this.root);
        this.#shown = scheduled.events;
        this.#show(act.view, scheduled.events, act.cue);
        void this.#travel(before, (act.travel ?? act.ms) * speed);
        this.#cancel = this.#around.wait(ms, () => this.#play(scheduled, place + 1));
    }

    async #travel(before: Whereabouts | null, ms: number): Promise<void> {
        await tick();
        if (before !== null && this.root !== null) travel(this.root, before, ms);
    }

    #show(view: Views[G] | null, events: readonly Events[G][], cue: string | null): void {
        this.view = view;
        if (view !== null) this.fields.take(view);
        this.events = events;
        this.cue = cue;
    }
}

/** Where a game has no choreography of its own: cards travel to where they lie now. */
export function plainly<G extends GameName>(
    _before: Views[G],
    _events: readonly Events[G][],
    after: Views[G],
): readonly Act<G>[] {
    return [{ view: after, cue: null, ms: 300 }];
}
