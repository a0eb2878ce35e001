import { describe, expect, test, vi } from "vitest";
import { Refused } from "../protocol/rest";
import type { GameName, ListedMove, Moment } from "../protocol/messages";
import { Replay, type GameRecord } from "./replay.svelte";

const SEATS = 3;

/** Splito with three seats and 12 moves: a round is three moves. */
function moment(at: number, seat: number | null): Moment {
    return { at, view: { seat, round: 1 + Math.floor(at / SEATS) } } as Partial<Moment> as Moment;
}

function recorded(game: GameName, moves: string[]): GameRecord {
    const played = moves.map((move) => [0, move] as const);
    return { game, options: { seats: SEATS }, moves: played } as Partial<GameRecord> as GameRecord;
}

const tick = () => new Promise((resolve) => setTimeout(resolve));

async function replayOf(record = recorded("splito", Array<string>(12).fill("y3 left"))) {
    const asked = vi.fn(async (at: number, seat: number | null) => moment(at, seat));
    const replay = new Replay({ record: async () => record, moment: asked });
    await replay.open();
    await replay.begin(0, null);
    return { replay, asked };
}

describe("the steps", () => {
    /** every third move turns what the others only sealed */
    async function told() {
        const listed = Array.from({ length: 12 }, (_, index) => ({
            at: index + 1,
            seat: index % SEATS,
            events: [{ type: "card-sealed" }, ...(index % SEATS === 2 ? [{ type: "x" }] : [])],
        })) as unknown as ListedMove[];
        const moves = vi.fn(async () => listed);
        const record = async () => recorded("splito", Array<string>(12).fill("y3 left"));
        const replay = new Replay({ record, moment: async (at, seat) => moment(at, seat), moves });
        await replay.open();
        await replay.begin(0, null);
        await tick();
        return { replay, moves };
    }

    test("go over moves that only seal, in both directions", async () => {
        const { replay } = await told();
        const seen: number[] = [];
        while (!replay.isAtEnd) {
            await replay.step(1);
            seen.push(replay.at);
        }
        expect(seen).toEqual([3, 6, 9, 12]);
        await replay.step(-1);
        expect(replay.at).toBe(9);
        await replay.show(1);
        await replay.step(-1);
        expect(replay.at).toBe(0);
    });

    test("the address of a move that only seals leads there all the same", async () => {
        const { replay } = await told();
        await replay.show(4);
        expect(replay.moment?.at).toBe(4);
    });

    test("the slider stops where something can be seen", async () => {
        const { replay } = await told();
        await replay.slide(4);
        expect(replay.at).toBe(6);
        await replay.slide(5);
        expect(replay.at).toBe(3);
    });

    test("playing by itself goes over them as well", async () => {
        const { replay } = await told();
        replay.togglePlaying();
        replay.tick();
        await tick();
        expect(replay.at).toBe(3);
    });

    test("the whole game is told anew for another viewer, and once for each", async () => {
        const { replay, moves } = await told();
        expect(replay.story?.last.at).toBe(12);
        await replay.watchFrom(1);
        expect(replay.story?.last.view.seat).toBe(1);
        await replay.watchFrom(null);
        expect(moves.mock.calls).toEqual([[null], [1]]);
    });
});

test("all hands are asked for with every moment, until one seat is chosen again", async () => {
    const asked = vi.fn(async (at: number, seat: number | null, isOpen: boolean) => ({
        ...moment(at, seat),
        views: isOpen ? [] : null,
    }));
    const record = async () => recorded("splito", Array<string>(12).fill("y3 left"));
    const replay = new Replay({ record, moment: asked });
    await replay.open();
    await replay.begin(3, 1);
    expect([replay.isOpen, replay.moment?.views]).toEqual([false, null]);
    await replay.watchFrom(1, true);
    await replay.step(1);
    expect([replay.isOpen, replay.moment?.views, replay.at]).toEqual([true, [], 4]);
    await replay.watchFrom(2);
    expect([replay.isOpen, replay.moment?.views, replay.seat]).toEqual([false, null, 2]);
});

describe("a replay", () => {
    test("shows the wanted moment as the wanted seat saw it", async () => {
        const { replay } = await replayOf();
        await replay.show(5, 2);
        expect(replay.moment).toMatchObject({ at: 5, view: { seat: 2 } });
    });

    test("stays inside the game", async () => {
        const { replay } = await replayOf();
        await replay.show(99);
        expect(replay.at).toBe(12);
        await replay.show(-3);
        expect(replay.at).toBe(0);
    });

    test("takes a seat that is not at the table for a spectator", async () => {
        const { replay } = await replayOf();
        await replay.show(0, 7);
        expect(replay.seat).toBeNull();
    });

    test("asks for each moment once", async () => {
        const { replay, asked } = await replayOf();
        await replay.step(1);
        await replay.step(-1);
        await replay.step(1);
        const keys = asked.mock.calls.map(String);
        expect(new Set(keys).size).toBe(keys.length);
    });

    test("has the neighbours ready", async () => {
        const { replay, asked } = await replayOf();
        await replay.show(5);
        expect(asked.mock.calls.map(([at]) => at)).toEqual(expect.arrayContaining([4, 6]));
    });

    test("whoever hurries gets the last moment and not all between", async () => {
        const { replay, asked } = await replayOf();
        await Promise.all([5, 6, 7, 8, 9, 10].map((at) => replay.show(at)));
        await vi.waitFor(() => expect(replay.moment?.at).toBe(10));
        expect(asked.mock.calls.map(([at]) => at)).not.toContain(7);
    });

    test("jumps from round to round", async () => {
        const { replay } = await replayOf();
        await replay.show(4);
        await replay.toNextRound();
        expect(replay.at).toBe(6);
        await replay.toPreviousRound();
        await replay.toPreviousRound();
        expect(replay.at).toBe(0);
    });

    test("in Split a reset begins a new part", async () => {
        const { replay } = await replayOf(
            recorded("split", ["53", "left 33", "reset", "12", "right 20", "reset", "5"]),
        );
        await replay.toNextRound();
        expect(replay.at).toBe(3);
        await replay.toNextRound();
        expect(replay.at).toBe(6);
        await replay.toPreviousRound();
        expect(replay.at).toBe(3);
    });

    test("plays to the end and stops there", async () => {
        const { replay } = await replayOf();
        await replay.show(10);
        replay.togglePlaying();
        for (let i = 0; i < 3; i++) {
            replay.tick();
            await tick();
        }
        expect(replay.at).toBe(12);
        expect(replay.isPlaying).toBe(false);
    });

    test("played from the end it begins anew", async () => {
        const { replay } = await replayOf();
        await replay.show(12);
        replay.togglePlaying();
        await tick();
        expect(replay.at).toBe(0);
        expect(replay.isPlaying).toBe(true);
    });

    test("a moment that failed is asked for again", async () => {
        const { replay, asked } = await replayOf();
        asked.mockRejectedValueOnce(new Refused({ code: "unavailable", message: "" }));
        await replay.show(8);
        expect(replay.problem).toBe("unavailable");
        await replay.show(8);
        expect(replay.problem).toBeNull();
        expect(replay.moment?.at).toBe(8);
    });

    test("can be looked at while the game is still being told", async () => {
        const replay = new Replay({
            record: async () => recorded("splito", Array<string>(12).fill("y3 left")),
            moment: async (at, seat) => moment(at, seat),
            moves: () => new Promise(() => undefined), // never comes
        });
        await replay.open();
        await replay.begin(2, null);
        await replay.step(1);
        expect([replay.moment?.at, replay.story]).toEqual([3, null]);
    });

    test("a game that is not there is said to be unknown", async () => {
        const refused = new Refused({ code: "unknown", message: "" });
        const replay = new Replay({
            record: () => Promise.reject(refused),
            moment: () => Promise.reject(refused),
        });
        expect(await replay.open()).toBeNull();
        expect(replay.problem).toBe("unknown");
    });
});
