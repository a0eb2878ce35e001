/** Picking a card and a side, and letting go of what is no longer there. */

import { beforeEach, describe, expect, it } from "vitest";
import type { Preferences } from "$lib/preferences.svelte";
import { SplitoChoice } from "./choice.svelte";
import { preferences } from "$lib/testing/around";
import type { TestScene } from "$lib/testing/scene.svelte";
import { newScene, LEGAL, view } from "./testing";

let scene: TestScene<"splito">;
let likes: Preferences;
let choice: SplitoChoice;

beforeEach(() => {
    scene = newScene();
    likes = preferences();
    choice = new SplitoChoice(scene, likes);
});

describe("with confirming", () => {
    it("plays nothing until it is confirmed", () => {
        choice.pick("y3/1");
        choice.send("left");
        expect([choice.card, choice.side]).toEqual(["y3", "left"]);
        expect(scene.played).toEqual([]);
        choice.confirm();
        expect(scene.played).toEqual(["y3 left"]);
    });

    it("lets the side be changed", () => {
        choice.pick("V2_4/1");
        choice.send("left");
        choice.send("right");
        choice.confirm();
        expect(scene.played).toEqual(["V2_4 right"]);
    });

    it("plays at a second tap on the card, or on the zone", () => {
        choice.pick("y3/1");
        choice.send("left");
        choice.pick("y3/1");
        choice.send("left");
        expect(scene.played).toEqual(["y3 left", "y3 left"]);
    });

    it("does not confirm a card without a side", () => {
        choice.pick("y3/1");
        choice.confirm();
        expect(scene.played).toEqual([]);
    });
});

it("plays at once where nothing has to be confirmed", () => {
    likes.set("confirmsMoves", false);
    choice.pick("b4/2");
    choice.send("right");
    expect(scene.played).toEqual(["b4 right"]);
});

it("picks one of two copies, and lets go of it when picked again", () => {
    choice.pick("b4/2");
    expect(choice.key).toBe("b4/2");
    choice.pick("b4/2");
    expect(choice.key).toBeNull();
});

it("asks for the side anew when another card is picked", () => {
    choice.pick("y3/1");
    choice.send("left");
    choice.pick("b4/1");
    expect(choice.side).toBeNull();
});

it("sends a card only where the server allows it", () => {
    scene.legal = ["y3 left"];
    choice.pick("y3/1");
    expect([choice.allows("left"), choice.allows("right")]).toEqual([true, false]);
    choice.send("right");
    expect(choice.side).toBeNull();
});

it("does nothing while a command is on its way", () => {
    choice.pick("y3/1");
    scene.isBusy = true;
    choice.pick("b4/1");
    expect(choice.key).toBe("y3/1");
    choice.send("left");
    expect(choice.side).toBeNull();
});

it("lets go when the move is no longer legal", () => {
    choice.pick("y3/1");
    scene.legal = [];
    expect(choice.card).toBeNull();
});

it("lets go with the round, even if the next hand has the same card", () => {
    choice.pick("y3/1");
    scene.view = view({ round: 2, hand: ["y3"] });
    expect(choice.card).toBeNull();
});

it("keeps one copy in the hand when the other is sealed", () => {
    scene.view = view({ choice: "b4 left", sealed: [0] });
    expect(choice.keys).toEqual(["V2_4/1", "y3/1", "b4/1"]);
});

it("sorts the hand by colour or by value, Objectives last", () => {
    expect(choice.keys).toEqual(["b4/1", "V2_4/1", "y3/1", "b4/2"]);
    likes.set("sorting", "colour");
    expect(choice.keys).toEqual(["y3/1", "b4/1", "b4/2", "V2_4/1"]);
    scene.view = view({ hand: ["k1", "y3", "o1"] });
    likes.set("sorting", "value");
    expect(choice.keys).toEqual(["o1/1", "k1/1", "y3/1"]);
});

it("has nothing to show to a spectator", () => {
    scene.view = view({ seat: null, hand: null });
    scene.legal = [];
    expect(choice.keys).toEqual([]);
    expect(LEGAL.some((move) => choice.isPlayable(move.split(" ")[0]!))).toBe(false);
});
