/** Everything Splito says, said right. */

import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { SplitoEvent } from "$lib/protocol/messages";
import type { Text } from "$lib/text/text.svelte";
import { objectives, short, standing } from "./objectives.svelte";
import { COLORS } from "./palette";
import { CARDS, words, newScene, view, zoneSheet } from "./testing";
import {
    cardName,
    chapter,
    explained,
    firstChapter,
    progress,
    requirement,
    task,
    tell,
} from "./words";
import { zoneFor, zoneName } from "./words";

let text: Text;
const names = ["Ada", "Ben", "Cleo"];

beforeAll(async () => {
    text = await words();
    objectives.learn(CARDS);
});
afterEach(() => {
    objectives.valueAtLeast = false;
});

describe("cards", () => {
    it("have a colour and a value, or say what they ask for", () => {
        expect(cardName("k6", text)).toBe("Black 6");
        expect(cardName("V0_2", text)).toBe("Objective “No 2”");
        expect(cardName("a-card-nobody-knows", text)).toBe("Objective");
    });

    const WANTED: Record<string, string> = {
        MV4: "Most 4s",
        MC_black: "Most cards in black",
        V0_2: "No 2",
        V2_4: "Exactly two 4s",
        V3_1: "Exactly 3 cards of value 1",
        C0: "No card in orange",
        C2: "Exactly 2 cards in blue",
        T3: "At least one card each in yellow, orange, and pink",
        D4C: "Exactly 4 different colours",
        D3V: "At most 3 different values",
        D6V: "All six values",
        D55: "At least 5 colours and 5 values",
        Z_GE15: "At least 15 cards in the zone",
        Z_LE10: "At most 10 cards in the zone",
    };
    it.each(CARDS)("$id asks in words", (objective) => {
        expect(requirement(objective, text)).toBe(WANTED[objective.id]);
    });

    it("ask for more or equal where the table plays so, but never for “no or more”", () => {
        objectives.valueAtLeast = true;
        expect(cardName("V2_4", text)).toBe("Objective “At least two 4s”");
        expect(cardName("V0_2", text)).toBe("Objective “No 2”");
    });
});

describe("how far a zone is", () => {
    const zones = [["b4", "k4", "y1", "MV4"], ["k2", "k3", "g4"], []];
    const sheet = { ...view().sheet, zones: zones.map((cards) => zoneSheet(cards)) };
    const STANDINGS: Record<string, string> = {
        MV4: "2:1",
        MC_black: "1:2",
        V0_2: "0/0",
        V2_4: "2/2",
        V3_1: "1/3",
        C0: "0/0",
        C2: "1/2",
        T3: "1/3",
        D4C: "3/4",
        D3V: "2/3",
        D6V: "2/6",
        D55: "3+2",
        Z_GE15: "4/15",
        Z_LE10: "4/10",
    };
    it.each(CARDS)("$id is counted", (objective) => {
        expect(short(standing(objective, 0, sheet))).toBe(STANDINGS[objective.id]);
    });

    it("is told in a sentence", () => {
        const said = (id: string) => explained(standing(objectives.get(id)!, 0, sheet), text);
        expect(said("MV4")).toBe("This zone has 2, the best other zone 1.");
        expect(said("V2_4")).toBe("This zone has 2.");
        expect(said("T3")).toBe("Colours here: 1 of 3.");
        expect(said("D55")).toBe("Colours here: 3, values: 2.");
    });
});

describe("zones", () => {
    it("are named by their neighbours, and mine by their side", () => {
        expect(zoneName(2, { text, names })).toBe("Cleo – Ada");
        expect(zoneFor(0, 0, { text, names })).toBe("Left, with Ben");
        expect(zoneFor(2, 0, { text, names })).toBe("Right, with Cleo");
        expect(zoneFor(1, 0, { text, names })).toBe("Ben – Cleo");
        expect(zoneFor(1, null, { text, names })).toBe("Ben – Cleo");
    });

    it("are named by their owner where two play", () => {
        const two = { text, names: ["Ada", "Ben"] };
        expect(zoneName(3, two)).toBe("Ben, right");
        expect(zoneFor(0, 0, two)).toBe("Left");
    });
});

describe("what happened", () => {
    const told = (event: SplitoEvent) => tell(event, { text, names });
    const outcome = {
        scores: [48, 32, 24],
        ranking: [1, 2, 3],
        winners: [0],
        reason: "highest product",
    };

    it("is told for everybody who was not there", () => {
        expect(told({ type: "card-turned", seat: 1, card: "b4", side: "left", zone: 1 })).toBe(
            "Ben: Blue 4, into Ben – Cleo.",
        );
        expect(told({ type: "hands-passed", round: 2 })).toBe("All hands are passed to the left.");
        expect(told({ type: "hands-passed", round: 3 })).toBeNull(); // as before
        expect(told({ type: "second-hands-dealt", round: 14 })).toBe(
            "Everyone gets thirteen new cards.",
        );
        expect(told({ type: "card-taken-back", seat: 2 })).toBe("Cleo takes the choice back.");
    });

    it("passes over a sealed card, unless its side is open", () => {
        const sealed = { type: "card-sealed", seat: 1, card: null } as const;
        expect(told({ ...sealed, side: null, sideShown: false })).toBeNull();
        expect(told({ ...sealed, seat: 0, card: "y3", side: "left", sideShown: false })).toBeNull();
        expect(told({ ...sealed, side: "right", sideShown: true })).toBe(
            "Ben has chosen a card for the right side.",
        );
    });

    it("ends with who has won, and why", () => {
        expect(told({ type: "game-ended", outcome })).toBe("Ada has won with 48.");
        const fewest = { ...outcome, scores: [48, 48, 24], reason: "fewest cards" };
        expect(told({ type: "game-ended", outcome: fewest })).toBe(
            "Ada has won with 48 and the fewest cards of those tied.",
        );
        const shared = { ...fewest, winners: [0, 1], reason: "shared" };
        expect(told({ type: "game-ended", outcome: shared })).toBe(
            "Ada and Ben share the win with 48.",
        );
    });

    it("has a chapter for every round", () => {
        expect(firstChapter(text)).toBe("Round 1");
        expect(chapter({ type: "hands-passed", round: 4 }, text)).toBe("Round 4");
        expect(chapter({ type: "second-hands-dealt", round: 14 }, text)).toBe("Round 14");
        expect(chapter({ type: "card-taken-back", seat: 0 }, text)).toBeNull();
    });
});

it("says what to do, and how far the game is", () => {
    const scene = newScene();
    expect(task(scene, text)).toBe("Choose a card for your left or right zone");
    expect(progress(scene, text)).toBe("Round 1 of 13");
    scene.view = view({ hand: ["y1"], round: 13 });
    expect(task(scene, text)).toBe("Your last card: left or right?");
});

describe("the letters on the cards", () => {
    const files = import.meta.glob<string>("$locales/*/splito.ftl", {
        query: "?raw",
        import: "default",
        eager: true,
    });
    it.each(Object.entries(files))("are six different ones in %s", (_, file) => {
        const letters = COLORS.map(
            (color) => new RegExp(`^splito-color-letter-${color} = (\\S+)$`, "m").exec(file)?.[1],
        );
        expect(letters.every((letter) => letter?.length === 1)).toBe(true);
        expect(new Set(letters).size).toBe(COLORS.length);
    });
});
