import { expect, it } from "vitest";
import { isReaction, withSign } from "./reactions";

it("shows the last sign of each seat, the latest last", () => {
    const first = { seat: 0, reaction: "clap", number: 1 };
    const second = { seat: 1, reaction: "wow", number: 2 };
    const again = { seat: 0, reaction: "clap", number: 3 };
    expect(withSign(withSign(withSign([], first), second), again)).toEqual([second, again]);
});

it("shows no sign that it cannot draw", () => {
    expect(isReaction("heart")).toBe(true);
    expect(isReaction("boo")).toBe(false);
});
