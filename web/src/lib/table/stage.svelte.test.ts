import { expect, test } from "vitest";
import type { SplitItEvent, SplitItView } from "../protocol/messages";
import { Stage } from "./stage.svelte";

const viewOf = (round: number) => ({ round }) as SplitItView;
const event = (seat: number): SplitItEvent => ({ type: "guess-taken-back", seat });

/** A stage whose time stands still. */
function newStage(): Stage<"split-it"> {
    return new Stage<"split-it">({
        pace: () => 250,
        choreography: (_, __, after) => [{ view: after, cue: "act", ms: 300 }],
        isHidden: () => false,
        wait: () => () => undefined,
    });
}

test("a jump tells of every update that was skipped, once", () => {
    const stage = newStage();
    stage.follow(viewOf(1), []);
    stage.follow(viewOf(2), [event(0)]);
    expect(stage.events).toEqual([event(0)]);
    stage.follow(viewOf(3), [event(1)]);
    const last = [event(2)];
    stage.follow(viewOf(4), last);
    stage.jump();
    expect(stage.view).toEqual(viewOf(4));
    expect(stage.events).toEqual([event(1), event(2)]);
    const told = stage.events;
    stage.follow({ ...viewOf(4) }, last); // something else about the table has changed
    expect(stage.events).toBe(told);
});

test("with more than three updates waiting the eye goes straight to the end", () => {
    const stage = newStage();
    for (let round = 1; round <= 5; round++) stage.follow(viewOf(round), [event(round)]);
    expect(stage.isPlaying).toBe(true);
    stage.follow(viewOf(6), [event(6)]);
    expect([stage.isPlaying, stage.view, stage.cue]).toEqual([false, viewOf(6), null]);
});
