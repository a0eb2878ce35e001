import { beforeEach, expect, it } from "vitest";
import { Keeping, type Shelf } from "./keeping";
import { FACES } from "./protocol/messages";

let kept: Map<string, string>;
let shelf: Shelf;

beforeEach(() => {
    kept = new Map();
    shelf = {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
    };
});

it("draws one's face once, and keeps it until another is chosen", () => {
    const drawn = FACES.map(() => new Keeping(shelf).face);
    expect(FACES).toContain(drawn[0]);
    expect(new Set(drawn).size).toBe(1);
    const other = FACES.find((face) => face !== drawn[0])!;
    new Keeping(shelf).face = other;
    expect(new Keeping(shelf).face).toBe(other);
});

it("plays on where nothing can be kept", () => {
    const broken = () => {
        throw new Error("forbidden");
    };
    const keeping = new Keeping({ getItem: broken, setItem: broken });
    keeping.name = "Ida";
    expect([keeping.name, keeping.tables]).toEqual(["", []]);
});
