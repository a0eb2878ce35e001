import { expect, it } from "vitest";
import { read, replayPath, reviewPath } from "./router.svelte";

const at = (path: string) => {
    const url = new URL(path, "http://here");
    return read(url.pathname, url.searchParams);
};

it.each([
    ["/", { at: "home" }],
    ["/t/abc", { at: "table", table: "abc", invite: null }],
    ["/t/abc?invite=xyz", { at: "table", table: "abc", invite: "xyz" }],
    ["/rules/split-it", { at: "rules", game: "split-it" }],
    ["/kit", { at: "kit" }],
    ["/kit/more", { at: "nowhere" }],
    ["/rules/chess", { at: "nowhere" }],
    ["/t/", { at: "nowhere" }],
    ["/t/abc/games/0", { at: "nowhere" }],
    ["/t/abc/games/2/more", { at: "nowhere" }],
    ["/t/abc/games/2/review/more", { at: "nowhere" }],
    ["/review/more", { at: "nowhere" }],
    ["/elsewhere", { at: "nowhere" }],
])("reads %s", (path, place) => {
    expect(at(path)).toEqual(place);
});

it("writes and reads the exact moment of a replay", () => {
    expect(at(replayPath("abc", 2, 17, 0))).toEqual({
        at: "replay",
        table: "abc",
        number: 2,
        move: 17,
        seat: 0,
    });
    expect(replayPath("abc", 2, null, null)).toBe("/t/abc/games/2");
});

it("does not trust a moment that is no number", () => {
    expect(at("/t/abc/games/1?at=1e9&seat=-1")).toMatchObject({ move: null, seat: null });
});

it("writes and reads the place of a review", () => {
    const game = { table: "abc", number: 2 };
    expect(at(reviewPath(game, 5))).toEqual({ at: "review", game, move: 5 });
    expect(at(reviewPath(game))).toEqual({ at: "review", game, move: null });
    expect(at(reviewPath(null, 3))).toEqual({ at: "review", game: null, move: 3 });
});
