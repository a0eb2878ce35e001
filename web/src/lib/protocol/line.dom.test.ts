import { beforeEach, describe, expect, it } from "vitest";
import { Line, type Outside, type Socket } from "./line";
import type { ServerMessage } from "./messages";

/** A world in which time passes by hand and sockets open when told to. */
class HandWorld implements Outside {
    time = 0;
    sockets: (Socket & { sent: string[]; isClosed: boolean })[] = [];
    timers: { at: number; then: () => void }[] = [];

    open(): Socket {
        const socket = {
            sent: [] as string[],
            isClosed: false,
            onopen: null,
            onmessage: null,
            onclose: null,
            send: (data: string) => void socket.sent.push(data),
            close: () => void (socket.isClosed = true),
        } as unknown as Socket & { sent: string[]; isClosed: boolean };
        this.sockets.push(socket);
        return socket;
    }

    now = () => this.time;
    random = () => 1;

    after(ms: number, then: () => void): () => void {
        const timer = { at: this.time + ms, then };
        this.timers.push(timer);
        return () => (this.timers = this.timers.filter((each) => each !== timer));
    }

    pass(ms: number): void {
        const until = this.time + ms;
        for (;;) {
            const due = this.timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
            if (due === undefined) break;
            this.timers = this.timers.filter((each) => each !== due);
            this.time = due.at;
            due.then();
        }
        this.time = until;
    }

    get latest() {
        return this.sockets.at(-1)!;
    }

    answer(): void {
        this.latest.onopen?.call(this.latest as unknown as WebSocket, new Event("open"));
    }

    hear(message: unknown): void {
        this.latest.onmessage?.call(
            this.latest as unknown as WebSocket,
            new MessageEvent("message", { data: JSON.stringify(message) }),
        );
    }

    hangUp(): void {
        this.latest.onclose?.call(this.latest as unknown as WebSocket, new CloseEvent("close"));
    }
}

describe("the line", () => {
    let world: HandWorld;
    let told: string[];
    let line: Line;

    beforeEach(() => {
        world = new HandWorld();
        told = [];
        line = new Line(world, {
            opened: () => told.push("opened"),
            heard: (message: ServerMessage) => told.push(message.type),
            lost: (why) => told.push(why === null ? "lost" : `lost: ${why}`),
        });
        line.connect();
    });

    it("says when it is open, and hands on what it hears", () => {
        world.answer();
        world.hear({ type: "welcome" });
        expect(told).toEqual(["opened", "welcome"]);
    });

    it("pings every four seconds and keeps a line that answers", () => {
        world.answer();
        for (let round = 0; round < 10; round++) {
            world.pass(4000);
            world.hear({ type: "pong" });
        }
        expect(world.latest.sent.length).toBe(10);
        expect(world.sockets.length).toBe(1);
    });

    it("takes a line that is silent for ten seconds for dead, and opens another", () => {
        world.answer();
        world.pass(12_100);
        expect(told).toEqual(["opened", "lost"]);
        expect(world.sockets[0]!.isClosed).toBe(true);
        expect(world.sockets.length).toBe(2);
    });

    it("notices a socket that never opens", () => {
        world.pass(12_100);
        expect(told).toEqual(["lost"]);
        expect(world.sockets.length).toBe(2);
    });

    it("comes back at once, then after 1, 2, 4 … at most 4 seconds, for ever", () => {
        world.answer();
        const waits: number[] = [];
        for (let times = 0; times < 9; times++) {
            const before = world.time;
            const count = world.sockets.length;
            world.hangUp();
            while (world.sockets.length === count) world.pass(100);
            waits.push(Math.round((world.time - before) / 1000));
        }
        expect(waits).toEqual([0, 1, 2, 4, 4, 4, 4, 4, 4]);
    });

    it("begins anew with its patience once the server has spoken", () => {
        for (let times = 0; times < 5; times++) {
            world.hangUp();
            world.pass(31_000);
        }
        world.answer();
        world.hear({ type: "welcome" });
        const count = world.sockets.length;
        world.hangUp();
        world.pass(1);
        expect(world.sockets.length).toBe(count + 1);
    });

    it("does not wait when the device wakes or is online again", () => {
        for (let times = 0; times < 5; times++) {
            world.hangUp();
            if (times < 4) world.pass(31_000);
        }
        const count = world.sockets.length;
        line.hurry();
        expect(world.sockets.length).toBe(count + 1);
    });

    it("gives up a try that hangs when it is hurried, but not a line that is open", () => {
        line.hurry();
        expect(world.sockets.length).toBe(2);
        world.answer();
        expect(told).toEqual(["opened"]);
        line.hurry();
        expect(world.sockets.length).toBe(2);
        expect(world.latest.sent).toEqual(['{"type":"ping"}']);
    });

    it("waits as long as a server asks that says bye", () => {
        world.answer();
        world.hear({ type: "bye", reason: "restarting", retryAfter: 1500 });
        world.pass(1400);
        expect(world.sockets.length).toBe(1);
        world.pass(200);
        expect(world.sockets.length).toBe(2);
    });

    it("says why the server has closed it", () => {
        world.answer();
        world.hear({ type: "bye", reason: "full", retryAfter: 10_000 });
        expect(told).toEqual(["opened", "lost: full"]);
    });

    it("is closed for good when asked to", () => {
        world.answer();
        line.close();
        world.pass(100_000);
        expect(world.sockets.length).toBe(1);
        expect(world.latest.isClosed).toBe(true);
    });

    it("closes a socket that isn't open yet as soon as it is", () => {
        const [waiting] = world.sockets;
        line.close();
        expect(waiting!.isClosed).toBe(false); // browsers would warn
        waiting!.onopen?.call(waiting as unknown as WebSocket, new Event("open"));
        expect(waiting!.isClosed).toBe(true);
        expect(told).toEqual([]);
    });

    it("does not listen to a socket it has given up", () => {
        world.answer();
        const [old] = world.sockets;
        world.pass(12_100);
        old!.onmessage?.call(
            old as unknown as WebSocket,
            new MessageEvent("message", { data: '{"type":"welcome"}' }),
        );
        expect(told).toEqual(["opened", "lost"]);
    });
});
