// A seat's client for our own server: parses every JSON message in full.

import { randomBytes } from "node:crypto";

import { Seat } from "./seat.mjs";

const SEATS = 4;
const GAME = process.env.SPLITTABLE_GAME ?? "split-it";
const LINE = process.env.SPLITTABLE_LINE; // the WebSocket path of an earlier revision
const NEWER = LINE === undefined ? { places: true } : {}; // earlier revisions reject it
const PING_EVERY = 4000; // ms, as the protocol requires
const NAMES = ["North", "East", "South", "West"];

export async function sitDown(port, _number, failed) {
    const tokens = NAMES.map(() => randomBytes(24).toString("base64url"));
    const { table, invite } = await openTable(port, tokens[0]);
    const seats = tokens.map((token, id) => new TableSeat(port, table, token, id, failed));
    await Promise.all(seats.map((seat) => seat.welcomed));
    for (let id = 1; id < SEATS; id++) {
        await seats[id].command({ type: "sit", name: NAMES[id], invite });
    }
    await seats[0].command({ type: "start" });
    await Promise.all(seats.map((seat) => seat.ready));
    return seats;
}

async function openTable(port, token) {
    const body = { game: GAME, options: { seats: SEATS }, name: NAMES[0], token, settings: {} };
    const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
    });
    const found = await answer.json();
    if (!answer.ok) throw new Error(`no table: ${JSON.stringify(found)}`);
    return found;
}

class TableSeat extends Seat {
    welcomed = new Promise((resolve) => (this.isWelcome = resolve));
    #id;
    #seq = 0; // of the latest message
    #legal = []; // this seat's legal moves, as last received
    #phase = "gathering"; // then "playing" and "over" in turn
    #commands = 0; // sent so far, to number them
    #answers = new Map(); // by command id: the resolver of its promise

    constructor(port, table, token, id, failed) {
        super(port, LINE ?? `/api/tables/${table}/line`, failed);
        this.#id = id;
        this.opened.then(() => this.#say({ type: "hello", table, token, since: null, ...NEWER }));
        const ping = () => this.#say({ type: "ping" });
        const begin = Math.random() * PING_EVERY; // spreads the pings
        setTimeout(() => setInterval(ping, PING_EVERY), begin);
    }

    /** Sends a command and waits for its answer. */
    command(command) {
        const id = this.#nextId();
        this.#say({ type: "do", id, command });
        return new Promise((resolve) => this.#answers.set(id, resolve));
    }

    read(bytes) {
        const message = JSON.parse(bytes.toString("utf8"));
        switch (message.type) {
            case "update":
                return this.#update(message);
            case "welcome":
                this.#update(message);
                this.isWelcome();
                return false;
            case "pong":
                return false;
            default:
                this.failed(new Error(`seat ${this.#id} was told ${JSON.stringify(message)}`));
                return false;
        }
    }

    move() {
        const move = this.#legal[Math.floor(Math.random() * this.#legal.length)];
        const command = { type: "play", move, seq: this.#seq };
        return JSON.stringify({ type: "do", id: this.#nextId(), command });
    }

    /** Whether the message shows a move; the deal of the next game doesn't count. */
    #update(message) {
        const moved = this.#phase === "playing" && message.events !== undefined;
        this.#seq = message.seq;
        this.#legal = message.legal ?? this.#legal;
        this.#enter(message.table?.phase ?? this.#phase);
        this.owes = this.#phase === "playing" && this.#legal.length > 0;
        this.#answers.get(message.done)?.();
        this.#answers.delete(message.done);
        return moved;
    }

    #enter(phase) {
        if (phase === this.#phase) return;
        this.#phase = phase;
        if (phase === "playing") this.isReady();
        if (phase === "over" && this.#id === 0) this.command({ type: "start" });
    }

    #say(message) {
        this.send(JSON.stringify(message));
    }

    #nextId() {
        this.#commands += 1;
        return `c${this.#commands}`;
    }
}
