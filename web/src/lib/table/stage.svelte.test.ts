/** The stage: acts in their order and time, and always the latest view at the end. */

import { describe, expect, it } from "vitest";
import type { Events, Views } from "../protocol/messages";
import { Stage, type Act } from "./stage.svelte";

type View = Views["split"];
type Event = Events["split"];

/** Views told apart by their turn. */
const view = (turn: number): View => ({ turn }) as View;
const EVENT = { type: "anything" } as unknown as Event;
const news = (): readonly Event[] => [EVENT];

/** Two acts for every update: the old view for a while, then the new one. */
function twoActs(before: View, _events: readonly Event[], after: View): readonly Act<"split">[] {
    return [
        { view: before, cue: "hold", ms: 400 },
        { view: after, cue: "move", ms: 300 },
    ];
}

class Backstage {
    pace = 250;
    isHidden = false;
    readonly skipped: number[] = [];
    waits: { ms: number; then: () => void }[] = [];
    readonly stage = new Stage<"split">({
        pace: () => this.pace,
        choreography: twoActs,
        isHidden: () => this.isHidden,
        skipped: ({ turn }) => void this.skipped.push(turn),
        wait: (ms, then) => {
            const waiting = { ms, then };
            this.waits.push(waiting);
            return () => (this.waits = this.waits.filter((each) => each !== waiting));
        },
    });

    constructor() {
        this.stage.follow(view(0), []);
    }

    get shown() {
        return [this.stage.view?.turn, this.stage.cue, this.stage.isPlaying];
    }

    /** Let the time of the present act pass. */
    pass(): number {
        const [{ ms, then }] = this.waits.splice(0, 1) as [{ ms: number; then: () => void }];
        then();
        return ms;
    }
}

describe("a stage", () => {
    it("shows the first view at once", () => {
        expect(new Backstage().shown).toEqual([0, null, false]);
    });

    it("tells of every update that is not shown to its end, in their order", () => {
        const back = new Backstage();
        for (const turn of [1, 2, 3]) back.stage.follow(view(turn), news());
        back.stage.jump();
        expect(back.skipped).toEqual([1, 2, 3]);
    });

    it("tells of none that was shown to its end", () => {
        const back = new Backstage();
        back.stage.follow(view(1), news());
        back.pass();
        back.pass();
        back.stage.jump();
        expect(back.shown).toEqual([1, null, false]);
        expect(back.skipped).toEqual([]);
    });

    it("shows the last play again on demand, and ends where it was", () => {
        const back = new Backstage();
        expect(back.stage.canRepeat).toBe(false);
        back.stage.follow(view(1), news());
        back.stage.jump();
        back.stage.follow(view(2), []); // no news
        expect(back.stage.canRepeat).toBe(true);
        back.stage.again();
        expect(back.shown).toEqual([0, "hold", true]);
        back.pass();
        expect(back.shown).toEqual([1, "move", true]);
        back.pass();
        expect(back.shown).toEqual([2, null, false]);
        back.pace = 0;
        expect(back.stage.canRepeat).toBe(false);
    });

    it("shows an update act by act, and ends with the latest view", () => {
        const back = new Backstage();
        back.stage.follow(view(1), news());
        expect(back.shown).toEqual([0, "hold", true]);
        expect(back.pass()).toBe(400);
        expect(back.shown).toEqual([1, "move", true]);
        expect(back.pass()).toBe(300);
        expect(back.shown).toEqual([1, null, false]);
        expect(back.waits).toEqual([]);
    });

    it("goes by the player's speed, also when that changes in between", () => {
        const back = new Backstage();
        back.pace = 500;
        back.stage.follow(view(1), news());
        expect(back.pass()).toBe(800);
        back.pace = 125;
        back.pass();
        back.stage.follow(view(2), news());
        expect(back.pass()).toBe(200);
    });

    it("plays what comes meanwhile afterwards", () => {
        const back = new Backstage();
        back.stage.follow(view(1), news());
        back.stage.follow(view(2), news());
        back.pass();
        back.pass();
        expect(back.shown).toEqual([1, "hold", true]);
        back.pass();
        back.pass();
        expect(back.shown).toEqual([2, null, false]);
    });

    it("jumps when more than three updates wait", () => {
        const back = new Backstage();
        for (const turn of [1, 2, 3, 4]) back.stage.follow(view(turn), news());
        expect(back.stage.isPlaying).toBe(true); // one on show, three waiting
        back.stage.follow(view(5), news());
        expect(back.shown).toEqual([5, null, false]);
        expect(back.waits).toEqual([]);
    });

    it("jumps when asked to, and plays the next update again", () => {
        const back = new Backstage();
        back.stage.follow(view(1), news());
        back.stage.jump();
        expect(back.shown).toEqual([1, null, false]);
        back.stage.follow(view(2), news());
        expect(back.shown).toEqual([1, "hold", true]);
    });

    it.each([
        ["without motion", { pace: 0 }],
        ["while nobody looks", { isHidden: true }],
    ])("shows everything at once %s", (_, setting) => {
        const back = Object.assign(new Backstage(), setting);
        back.stage.follow(view(1), news());
        expect(back.shown).toEqual([1, null, false]);
    });

    it("takes a change without events at once, or at the end of what is on show", () => {
        const back = new Backstage();
        back.stage.follow(view(1), []);
        expect(back.shown).toEqual([1, null, false]);
        const events = news();
        back.stage.follow(view(2), events);
        back.stage.follow(view(3), events); // the same events: told already
        back.pass();
        back.pass();
        expect(back.shown).toEqual([3, null, false]);
    });

    it("stops when the table is left", () => {
        const back = new Backstage();
        back.stage.follow(view(1), news());
        back.stage.close();
        expect(back.waits).toEqual([]);
    });

    it("tells after a jump of every update that was skipped, once", () => {
        const { stage } = new Backstage();
        const [first, second, third] = [news(), news(), news()];
        stage.follow(view(1), first);
        expect(stage.events).toBe(first);
        stage.follow(view(2), second);
        stage.follow(view(3), third);
        stage.jump();
        expect(stage.view?.turn).toBe(3);
        expect(stage.events).toHaveLength(second.length + third.length);
        const told = stage.events;
        stage.follow(view(3), third); // something else about the table has changed
        expect(stage.events).toBe(told);
    });
});
