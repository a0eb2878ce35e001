import { describe, expect, test, vi } from "vitest";
import type { Command, GameName, SeatCard, TableCard, You } from "../protocol/messages";
import type { TableState } from "../table/table.svelte";
import { rulesInWords, settingsInWords } from "./agreed";
import { Levels } from "../levels.svelte";
import { Room } from "./room.svelte";

const FREE: SeatCard = {
    name: null,
    face: null,
    bot: null,
    standIn: null,
    present: false,
    missed: 0,
    rematch: false,
    sameDeal: false,
    hints: false,
    contributed: null,
};
const PERSON: SeatCard = { ...FREE, name: "Nora", present: true };
const BOT: SeatCard = { ...FREE, name: "Lumi", face: "owl", bot: "random" };

function roomWith(seats: SeatCard[], you: Partial<You>, invite: string | null = null) {
    const done = vi.fn<(command: Command) => void>();
    const table = {
        card: { seats, host: 0 } as Partial<TableCard>,
        you: { person: null, seat: null, invite: null, ...you },
        invite,
        underway: 0,
        try: done,
    };
    const levels = new Levels(async () => ({ games: [] }));
    const state = table as Partial<TableState> as TableState;
    return { room: new Room(state, levels, "medium", () => "fox"), done };
}

describe("whoever comes to the waiting room", () => {
    test.each([
        ["host", { seat: 0 }, [PERSON, FREE], null],
        ["player", { seat: 1 }, [PERSON, PERSON], null],
        ["newcomer", {}, [PERSON, FREE], "inv"],
        ["newcomer", { invite: "public" }, [PERSON, FREE], null],
        ["late", {}, [PERSON, BOT], "inv"],
        ["spectator", {}, [PERSON, FREE], null],
    ] as const)("is %s with %o", (part, you, seats, invite) => {
        expect(roomWith([...seats], you, invite).room.part).toBe(part);
    });
});

describe("the room", () => {
    test("a newcomer sits down with the invitation", () => {
        const { room, done } = roomWith([PERSON, FREE], {}, "inv");
        room.sit("Emil", 1);
        expect(done).toHaveBeenCalledWith({
            type: "sit",
            name: "Emil",
            seat: 1,
            invite: "inv",
            face: "fox",
        });
    });

    test("somebody seated changes seats without one", () => {
        const { room, done } = roomWith([PERSON, FREE], { seat: 0, invite: "inv" });
        room.sit("Nora", 1);
        expect(done).toHaveBeenCalledWith({
            type: "sit",
            name: "Nora",
            seat: 1,
            invite: null,
            face: "fox",
        });
    });

    test("starting fills free seats with bots, and asks for none when all are taken", async () => {
        const some = roomWith([PERSON, FREE, FREE], { seat: 0 });
        await some.room.start();
        expect(some.done).toHaveBeenCalledWith({ type: "start", fill: "medium" });
        const all = roomWith([PERSON, BOT], { seat: 0 });
        await all.room.start();
        expect(all.done).toHaveBeenCalledWith({ type: "start", fill: null });
    });

    test("the level of a bot is that of the next ones, too", async () => {
        const { room, done } = roomWith([PERSON, BOT, FREE], { seat: 0 });
        expect(room.levels("hard")).toEqual(["easy", "medium", "hard"]);
        expect(room.levels("random")).toEqual(["easy", "medium", "hard", "random"]);
        room.setLevel(1, "easy");
        expect(done).toHaveBeenLastCalledWith({ type: "seat-bot", bot: "easy", seat: 1 });
        await room.addBot(2);
        expect(done).toHaveBeenLastCalledWith({ type: "seat-bot", bot: "easy", seat: 2 });
        await room.start();
        expect(done).toHaveBeenLastCalledWith({ type: "start", fill: "easy" });
    });

    test("tells free seats, bots and people apart", () => {
        const { room } = roomWith([PERSON, BOT, FREE], { seat: 0 });
        expect(room.free).toBe(1);
        expect(
            room.places.map(({ isFree, bot, isMe, isHost }) => [isFree, bot, isMe, isHost]),
        ).toEqual([
            [false, null, true, true],
            [false, "random", false, false],
            [true, null, false, false],
        ]);
    });
});

describe("what is agreed", () => {
    const say = (id: string) => id;
    const card = (options: object, game: GameName = "split") =>
        ({
            game,
            options,
            settings: {
                visibility: "private",
                talk: "off",
                takeBack: false,
                clock: 30,
                absence: null,
                hints: false,
                memoryAids: false,
            },
        }) as Partial<TableCard> as TableCard;

    test("only rules that are not as usual are named", () => {
        expect(rulesInWords(card({ seats: 3 }), say)).toEqual([]);
        expect(rulesInWords(card({ seats: 3, mode: "cooperative", helpers: "zero" }), say)).toEqual(
            ["home-mode-cooperative", "gathering-helpers"],
        );
        expect(rulesInWords(card({ seats: 3, show_side: true }), say)).toEqual([
            "home-option-show-side",
        ]);
    });

    test("two seats of Splito are called a variant, since 3 to 8 are printed", () => {
        expect(rulesInWords(card({ seats: 2 }, "splito"), say)).toEqual(["gathering-variant"]);
        expect(rulesInWords(card({ seats: 3 }, "splito"), say)).toEqual([]);
        expect(rulesInWords(card({ seats: 2 }, "split-it"), say)).toEqual([]);
    });

    test("every setting is named", () => {
        expect(settingsInWords(card({ seats: 3 }, "splito"), say)).toEqual([
            "gathering-visibility-private",
            "gathering-talk-off",
            "gathering-clock-seconds",
            "gathering-no-take-back",
            "gathering-no-hints",
            "gathering-no-absence",
            "gathering-no-aids-splito",
        ]);
    });
});
