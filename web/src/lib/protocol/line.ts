/** The line to the server: one WebSocket after another, for as long as the page is open. */

import {
    DEAD_AFTER,
    PING_EVERY,
    type Bye,
    type ClientMessage,
    type GameName,
    type ServerMessage,
} from "./messages";

/** What the line needs of a WebSocket. */
export type Socket = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

/** What the line takes from the world; tests bring their own. */
export interface Outside {
    open(): Socket;
    /** ms since some moment */
    now(): number;
    after(ms: number, then: () => void): () => void;
    random(): number;
}

export interface Listener {
    opened(): void;
    heard(message: ServerMessage<GameName>): void;
    /** @param why null: the connection was cut */
    lost(why: Bye["reason"] | null): void;
}

const LONGEST_WAIT = 4_000; // ms: nobody waits longer for a server that is back

export class Line {
    #outside: Outside;
    #listener: Listener;
    #socket: Socket | null = null;
    #isOpen = false;
    #isClosed = false; // for good
    #tries = 0;
    #lastHeard = 0;
    #cancel: () => void = () => undefined; // the one timer: the next ping or the next try

    constructor(outside: Outside, listener: Listener) {
        this.#outside = outside;
        this.#listener = listener;
    }

    get isOpen(): boolean {
        return this.#isOpen;
    }

    connect(): void {
        this.#cancel();
        if (this.#isClosed || this.#socket !== null) return;
        const socket = this.#outside.open();
        this.#socket = socket;
        this.#lastHeard = this.#outside.now();
        socket.onopen = () => {
            if (socket !== this.#socket) return;
            this.#isOpen = true;
            this.#listener.opened();
        };
        socket.onmessage = ({ data }) => {
            if (socket === this.#socket) this.#hear(JSON.parse(String(data)));
        };
        socket.onclose = () => {
            if (socket === this.#socket) this.#drop();
        };
        this.#watch();
    }

    /** The device woke or is online again, or the player asks: try at once. */
    hurry(): void {
        if (this.#isOpen) {
            this.send({ type: "ping" }); // shows soon whether the line is alive
        } else if (!this.#isClosed) {
            this.#tries = 0;
            this.#end(); // a try that hangs may have begun in another network
            this.connect();
        }
    }

    send(message: ClientMessage): void {
        if (this.#isOpen) this.#socket?.send(JSON.stringify(message));
    }

    close(): void {
        this.#isClosed = true;
        this.#end();
    }

    #hear(message: ServerMessage<GameName>): void {
        this.#lastHeard = this.#outside.now();
        if (message.type === "pong") return;
        if (message.type === "bye") {
            this.#drop(message);
            return;
        }
        this.#tries = 0;
        this.#listener.heard(message);
    }

    /** Ping now and then; a line that is silent for too long is dead, whatever the socket says. */
    #watch(): void {
        this.#cancel = this.#outside.after(PING_EVERY * 1000, () => {
            if (this.#outside.now() - this.#lastHeard >= DEAD_AFTER * 1000) {
                this.#drop();
            } else {
                this.send({ type: "ping" });
                this.#watch();
            }
        });
    }

    #end(): void {
        const socket = this.#socket;
        if (this.#isOpen) socket?.close();
        else if (socket !== null) socket.onopen = () => socket.close(); // before, browsers would warn
        this.#socket = null;
        this.#isOpen = false;
        this.#cancel();
    }

    #drop(bye: Bye | null = null): void {
        this.#end();
        if (this.#isClosed) return;
        this.#listener.lost(bye?.reason ?? null);
        this.#cancel = this.#outside.after(bye?.retryAfter ?? this.#nextWait(), () =>
            this.connect(),
        );
    }

    /** At once, then after 1, 2, 4, 4 … seconds; a little apart, so that not all come back together. */
    #nextWait(): number {
        const tries = this.#tries++;
        if (tries === 0) return 0;
        const wait = Math.min(1000 * 2 ** (tries - 1), LONGEST_WAIT);
        return wait * (0.75 + this.#outside.random() / 4);
    }
}

/** The real world: this page's own server, or the one of several that has this table. */
export function world(table: string): Outside {
    const origin = location.origin.replace(/^http/, "ws");
    return {
        open: () => new WebSocket(`${origin}/api/tables/${encodeURIComponent(table)}/line`),
        now: () => performance.now(),
        after: (ms, then) => {
            const timer = setTimeout(then, ms);
            return () => clearTimeout(timer);
        },
        random: Math.random,
    };
}
