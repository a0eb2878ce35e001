import { expect, it } from "vitest";
import type { Remark } from "../protocol/messages";
import { withRemarks } from "./bubbles";

const remark = (seq: number, seat: number | null): Remark => ({
    seq,
    at: 0,
    name: "Ada",
    seat,
    preset: "go-left",
    about: null,
    text: null,
});

it("shows the latest remark of each seat", () => {
    const [first, second, again] = [remark(1, 0), remark(2, 1), remark(3, 0)];
    expect(withRemarks([first, second], [again])).toEqual([second, again]);
    expect(withRemarks([], [first, again])).toEqual([again]);
});

it("shows none of a spectator", () => {
    expect(withRemarks([], [remark(1, null)])).toEqual([]);
});
