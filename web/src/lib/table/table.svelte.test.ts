import { beforeEach, describe, expect, it } from "vitest";
import { Keeping } from "../keeping";
import type { Outside, Socket } from "../protocol/line";
import type {
    ClientMessage,
    Consider,
    Do,
    SplitoView,
    TableCard,
    Welcome,
} from "../protocol/messages";
import { Refused } from "../protocol/rest";
import { TableState, type Identity } from "./table.svelte";

class FakeSocket {
    sent: ClientMessage[] = [];
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    send = (data: string) => void this.sent.push(JSON.parse(data));
    close = () => undefined;
    hear = (message: object) => this.onmessage?.({ data: JSON.stringify(message) });
}

const SEAT = {
    name: "Ida",
    bot: null,
    standIn: null,
    present: true,
    missed: 0,
    rematch: false,
    sameDeal: false,
    hints: false,
};
const CARD = { id: "t1", game: "splito", number: 1, phase: "playing", seats: [SEAT] };
const WELCOME = {
    type: "welcome",
    seq: 5,
    now: 1000,
    table: CARD as unknown as TableCard<"splito">,
    you: { person: 0, seat: 0, invite: "inv" },
    view: { seat: 0, round: 1, hand: ["y3"], toAct: [0] } as unknown as SplitoView,
    legal: ["y3 left"],
    missed: [],
    talk: [],
    earlierTalk: false,
} as Welcome<"splito">;

describe("a table", () => {
    let sockets: FakeSocket[];
    let later: (() => void)[];
    let shelf: Map<string, string>;
    let keeping: Keeping;
    let table: TableState<"splito">;

    beforeEach(() => {
        sockets = [];
        later = [];
        shelf = new Map();
        keeping = new Keeping({
            getItem: (key) => shelf.get(key) ?? null,
            setItem: (key, value) => void shelf.set(key, value),
        });
        table = newTable();
        table.open();
        sockets[0]!.onopen?.();
    });

    it("says that the server is full until there is room", () => {
        sockets[0]!.hear({ type: "bye", reason: "full", retryAfter: 10_000 });
        expect([table.connection, table.card]).toEqual(["full", null]);
        later.at(-1)!();
        expect(table.connection).toBe("full");
        sockets[1]!.onopen?.();
        sockets[1]!.hear(WELCOME);
        expect(table.connection).toBe("open");
        sockets[1]!.onclose?.();
        expect(table.connection).toBe("lost");
    });

    function newTable(identity: Identity | null = null): TableState<"splito"> {
        const outside: Outside = {
            open: () => {
                sockets.push(new FakeSocket());
                return sockets.at(-1) as unknown as Socket;
            },
            now: () => 0,
            after: (_, then) => {
                later.push(then);
                return () => undefined;
            },
            random: () => 0,
        };
        return new TableState("t1", "inv", keeping, outside, identity);
    }

    function lastDo(): Do {
        return sockets.at(-1)!.sent.findLast((each) => each.type === "do") as Do;
    }

    it("says hello with a secret of its own and asks for the whole game", () => {
        const [hello] = sockets[0]!.sent;
        expect(hello).toMatchObject({ type: "hello", table: "t1", since: 0 });
        expect((hello as { token: string }).token).toMatch(/^[\w-]{32}$/);
    });

    it("keeps the secret, so that the seat survives a reload", () => {
        sockets[0]!.hear(WELCOME);
        expect(newTable().token).toBe(table.token);
        expect(keeping.table("t1")).toMatchObject({
            isSeated: true,
            invite: "inv",
            game: "splito",
        });
    });

    it("puts changed fields over the old ones and leaves the others the same objects", () => {
        sockets[0]!.hear(WELCOME);
        const hand = table.view!.hand;
        sockets[0]!.hear({ type: "update", seq: 6, view: { round: 2 }, legal: [] });
        expect(table.view!.round).toBe(2);
        expect(table.view!.hand).toBe(hand);
        expect(table.isMyTurn).toBe(false);
    });

    it("asks for everything anew when it has missed something", () => {
        sockets[0]!.hear(WELCOME);
        sockets[0]!.hear({ type: "update", seq: 9, view: { round: 4 } });
        expect(table.view!.round).toBe(1);
        expect(sockets[0]!.sent.at(-1)).toMatchObject({ type: "hello", since: 5 });
    });

    it("numbers the log by moves; a choice taken back is one move less", () => {
        sockets[0]!.hear(WELCOME);
        sockets[0]!.hear({ type: "update", seq: 6, events: [{ type: "card-sealed", seat: 0 }] });
        sockets[0]!.hear({
            type: "update",
            seq: 7,
            events: [{ type: "card-taken-back", seat: 0 }],
        });
        sockets[0]!.hear({ type: "update", seq: 8, events: [{ type: "card-sealed", seat: 0 }] });
        expect(table.log.map((entry) => entry.at)).toEqual([1, 0, 1]);
    });

    describe("considering a move", () => {
        const questions = () =>
            sockets.at(-1)!.sent.filter((each) => each.type === "consider") as Consider[];
        const PREVIEW = { zone: 0, product: { before: 0, after: 4 } };

        it("asks once for a move, with the number of the table, and is no command", async () => {
            sockets[0]!.hear(WELCOME);
            const [one, again] = [table.consider("y3 left"), table.consider("y3 left")];
            expect(questions()).toMatchObject([{ move: "y3 left", seq: 5 }]);
            expect(table.underway).toBe(0);
            const { id } = questions()[0]!;
            sockets[0]!.hear({ type: "considered", id, seq: 5, preview: PREVIEW });
            expect(await one).toEqual(PREVIEW);
            expect(await again).toEqual(PREVIEW);
            expect(await table.consider("y3 left")).toEqual(PREVIEW);
            expect(questions()).toHaveLength(1);
        });

        it("is of no use any more when the table changes, and is asked anew", async () => {
            sockets[0]!.hear(WELCOME);
            const old = table.consider("y3 left");
            const { id } = questions()[0]!;
            sockets[0]!.hear({ type: "update", seq: 6, view: { sealed: [1] } });
            expect(await old).toBeNull();
            const now = table.consider("y3 left");
            sockets[0]!.hear({ type: "considered", id, seq: 5, preview: { zone: 9 } }); // too late
            sockets[0]!.hear({
                type: "considered",
                id: questions()[1]!.id,
                seq: 6,
                preview: PREVIEW,
            });
            expect(await now).toEqual(PREVIEW);
        });

        it("is not disturbed by talk", async () => {
            sockets[0]!.hear(WELCOME);
            const asked = table.consider("y3 left");
            sockets[0]!.hear({ type: "update", seq: 6, said: [] });
            const { id } = questions()[0]!;
            sockets[0]!.hear({ type: "considered", id, seq: 6, preview: PREVIEW });
            expect(await asked).toEqual(PREVIEW);
        });

        it("that is refused tells nothing, and bothers nobody", async () => {
            sockets[0]!.hear(WELCOME);
            const asked = table.consider("y3 left");
            const { id } = questions()[0]!;
            sockets[0]!.hear({ type: "problem", code: "too-fast", message: "wait", id });
            expect(await asked).toBeNull();
            expect(table.problem).toBeNull();
        });

        it("is told nothing over a lost line", async () => {
            sockets[0]!.hear(WELCOME);
            const asked = table.consider("y3 left");
            sockets[0]!.onclose?.();
            later.at(-1)!();
            sockets[1]!.onopen?.();
            sockets[1]!.hear(WELCOME);
            expect(await asked).toBeNull();
        });
    });

    it("takes back what the server has lost, and says so", () => {
        sockets[0]!.hear(WELCOME);
        for (const seq of [6, 7, 8])
            sockets[0]!.hear({ type: "update", seq, events: [{ type: "card-sealed", seat: 0 }] });
        sockets[0]!.hear({ ...WELCOME, seq: 6, lost: { since: 6, entries: 2 } });
        expect(table.seq).toBe(6);
        expect(table.log.map((entry) => entry.seq)).toEqual([6]);
        expect(table.lost).toEqual({ since: 6, entries: 2 });
    });

    it("keeps the hash of a finished game's log, and the first one stays", () => {
        sockets[0]!.hear(WELCOME);
        sockets[0]!.hear({ type: "update", seq: 6, table: { phase: "over", logHash: "ab12" } });
        expect(keeping.logIs("t1", 1, "ab12")).toBe("same");
        expect(keeping.logIs("t1", 1, "cd34")).toBe("changed");
        expect(keeping.logIs("t1", 2, "cd34")).toBe("first");
    });

    it("begins a new log with a new game", () => {
        sockets[0]!.hear(WELCOME);
        sockets[0]!.hear({ type: "update", seq: 6, events: [{ type: "card-sealed", seat: 0 }] });
        sockets[0]!.hear({ type: "update", seq: 7, table: { number: 2 } });
        expect(table.log).toEqual([]);
    });

    it("is done when the update bears its id", async () => {
        sockets[0]!.hear(WELCOME);
        const done = table.do({ type: "rematch" });
        expect(table.underway).toBe(1);
        sockets[0]!.hear({ type: "update", seq: 6, done: lastDo().id });
        await done;
        expect(table.underway).toBe(0);
    });

    it("tells why a command was refused", async () => {
        sockets[0]!.hear(WELCOME);
        const asked = table.do({ type: "rematch" });
        sockets[0]!.hear({ type: "problem", code: "wrong-phase", message: "no", id: lastDo().id });
        await expect(asked).rejects.toBeInstanceOf(Refused);
    });

    it("sends again, with the same id, what was on its way when the line was lost", async () => {
        sockets[0]!.hear(WELCOME);
        table.play("y3 left");
        const first = lastDo();
        sockets[0]!.onclose?.();
        expect(table.connection).toBe("lost");
        later.at(-1)!();
        sockets[1]!.onopen?.();
        expect(sockets[1]!.sent[0]).toMatchObject({ type: "hello", since: 5 });
        sockets[1]!.hear(WELCOME);
        expect(table.connection).toBe("open");
        expect(lastDo()).toEqual(first);
        sockets[1]!.hear({ type: "done", id: first.id, seq: 6 });
        expect(table.underway).toBe(0);
    });

    describe("a move without an answer yet", () => {
        function reloaded(identity: Identity | null = null): void {
            table.close();
            table = newTable(identity);
            table.open();
            sockets.at(-1)!.onopen?.();
            sockets.at(-1)!.hear(WELCOME);
        }

        const moves = () => sockets.at(-1)!.sent.filter((each) => each.type === "do");

        it("survives a reload, and is sent with the same id", () => {
            sockets[0]!.hear(WELCOME);
            table.play("y3 left");
            const first = lastDo();
            reloaded();
            expect(moves()).toEqual([first]);
            expect(table.underway).toBe(1);
            sockets[1]!.hear({ type: "done", id: first.id, seq: 6 });
            expect(table.underway).toBe(0);
        });

        it("is not sent again once it is answered, whatever the answer", () => {
            sockets[0]!.hear(WELCOME);
            table.play("y3 left");
            sockets[0]!.hear({ type: "done", id: lastDo().id, seq: 6 });
            table.play("y3 left");
            sockets[0]!.hear({ type: "problem", code: "stale", message: "no", id: lastDo().id });
            reloaded();
            expect(moves()).toEqual([]);
        });

        it("is refused in words where the table has moved on meanwhile", async () => {
            sockets[0]!.hear(WELCOME);
            table.play("y3 left");
            const { id } = lastDo();
            reloaded();
            sockets[1]!.hear({ type: "problem", code: "stale", message: "no", id });
            await Promise.resolve();
            await Promise.resolve();
            expect(table.problem).toMatchObject({ code: "stale" });
        });

        it("waits for its own player: a screen at the same table doesn't send it", () => {
            sockets[0]!.hear(WELCOME);
            table.play("y3 left");
            reloaded({ token: null });
            expect(moves()).toEqual([]);
        });
    });

    it("says so when there is no such table, and forgets it", () => {
        sockets[0]!.hear(WELCOME);
        sockets[0]!.hear({ type: "problem", code: "unknown", message: "there is no table" });
        expect(table.connection).toBe("gone");
        expect(keeping.table("t1")).toBeUndefined();
    });

    it("counts as unread what people said, not what bots did", () => {
        const seats = [SEAT, { ...SEAT, name: "Bot", bot: "hard" }];
        const said = (seq: number, seat: number) => ({
            ...{ seq, seat, at: 0, name: "A", about: null, text: null },
            preset: "hello" as const,
        });
        const card = { ...CARD, seats } as unknown as TableCard<"splito">;
        sockets[0]!.hear({ ...WELCOME, table: card });
        sockets[0]!.hear({ type: "update", seq: 6, said: [said(6, 1)] });
        sockets[0]!.hear({ type: "update", seq: 7, said: [said(7, 0)] });
        expect(table.heard.map(({ seq }) => seq)).toEqual([6, 7]);
        expect(table.heardOfPeople.map(({ seq }) => seq)).toEqual([7]);
        expect(table.bubbles.map(({ seat }) => seat)).toEqual([1, 0]);
    });

    it("shows late what spectators said, in its place and once", () => {
        const remark = (seq: number) => ({
            seq,
            at: 0,
            name: "A",
            seat: 0,
            preset: "hello",
            about: null,
            text: null,
        });
        sockets[0]!.hear({ ...WELCOME, talk: [remark(1), remark(4)] });
        sockets[0]!.hear({ type: "update", seq: 6, said: [remark(2), remark(4), remark(6)] });
        expect(table.talk.map((each) => each.seq)).toEqual([1, 2, 4, 6]);
        table.recall({ talk: [remark(0)], earlierTalk: true });
        expect(table.talk.map((each) => each.seq)).toEqual([0, 1, 2, 4, 6]);
        expect(table.earlierTalk).toBe(true);
    });

    describe("whom I mute", () => {
        const said = (seq: number, name: string) => ({
            seq,
            at: 1000,
            name,
            seat: 0,
            preset: "hello",
            about: null,
            text: null,
        });
        const heard = (at: TableState<"splito">) => at.heard.map((each) => each.seq);

        it("is neither read nor seen to react, and was not before", () => {
            sockets[0]!.hear({ ...WELCOME, talk: [said(1, "Ida"), said(2, "Ben")] });
            sockets[0]!.hear({ type: "update", seq: 6, reacted: { seat: 0, reaction: "wow" } });
            expect([table.bubbles.length, table.reactions.length]).toEqual([1, 1]); // one for a seat
            table.mute("Ida", true);
            table.mute("Ben", true);
            expect([heard(table), table.bubbles, table.reactions]).toEqual([[], [], []]);
            sockets[0]!.hear({ type: "update", seq: 7, said: [said(7, "Ida")] });
            sockets[0]!.hear({ type: "update", seq: 8, reacted: { seat: 0, reaction: "wow" } });
            expect([heard(table), table.bubbles, table.reactions]).toEqual([[], [], []]);
            table.mute("Ida", false);
            expect(heard(table)).toEqual([1, 7]);
        });

        it("stays so after a reload, at every table and in every tab", () => {
            const other = newTable();
            table.mute("Ida", true);
            other.mute("Ben", true);
            sockets[0]!.hear({ ...WELCOME, talk: [said(1, "Ida"), said(2, "Ben")] });
            expect(heard(table)).toEqual([2]);
            expect([...newTable().muted]).toEqual(["Ida", "Ben"]);
            other.mute("Ben", false);
            expect([...newTable().muted]).toEqual(["Ida"]);
        });
    });

    describe("adds to the next deal", () => {
        const seats = [{ ...SEAT, contributed: null as string | null }];
        const gathering = { ...CARD, number: 0, phase: "gathering", promise: "f00d", seats };
        const welcome = { ...WELCOME, table: gathering, view: null, legal: [] };
        const contributions = () =>
            sockets[0]!.sent.filter(
                (each) => each.type === "do" && each.command.type === "contribute",
            );

        it("once, as soon as it has a seat and has seen the promise", () => {
            sockets[0]!.hear({ ...welcome, you: { person: null, seat: null, invite: null } });
            expect(contributions()).toEqual([]);
            sockets[0]!.hear({ type: "update", seq: 6, you: WELCOME.you });
            sockets[0]!.hear({ type: "update", seq: 7, table: {} });
            const mine = keeping.contribution("t1", 1)!;
            expect(mine.promise).toBe("f00d");
            expect(contributions()).toMatchObject([{ command: { entropy: mine.entropy } }]);
            expect(table.underway).toBe(0); // nobody waits for it
        });

        it("not where it has done so, or the deal is known", () => {
            sockets[0]!.hear({ ...welcome, table: { ...gathering, promise: null } });
            const done = [{ ...SEAT, contributed: "5eed" }];
            sockets[0]!.hear({ ...welcome, table: { ...gathering, seats: done } });
            expect(contributions()).toEqual([]);
        });

        it("again for the next game, and remembers both", () => {
            sockets[0]!.hear(welcome);
            const over = { ...gathering, number: 1, phase: "over", promise: "beef" };
            sockets[0]!.hear({ type: "update", seq: 6, table: over });
            expect(contributions()).toHaveLength(2);
            expect(keeping.contribution("t1", 1)!.promise).toBe("f00d");
            expect(keeping.contribution("t1", 2)!.promise).toBe("beef");
        });

        it("and forgets what came too late, or went with the seat", async () => {
            sockets[0]!.hear(welcome);
            const { id } = lastDo();
            sockets[0]!.hear({ type: "problem", code: "wrong-phase", message: "", id });
            await Promise.resolve();
            await Promise.resolve();
            expect(keeping.contribution("t1", 1)).toBeUndefined();
            expect(table.problem).toBeNull();
            const over = { ...gathering, number: 1, phase: "over", promise: "beef" };
            sockets[0]!.hear({ type: "update", seq: 6, table: over });
            sockets[0]!.hear({
                type: "update",
                seq: 7,
                you: { person: 0, seat: null, invite: null },
            });
            expect(keeping.contribution("t1", 2)).toBeUndefined();
        });
    });
});
