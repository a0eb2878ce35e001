// A seat's client for a Colyseus room: reserves over HTTP, then reads only the bytes it needs.

import { Seat, begins } from "./seat.mjs";

const JOIN = 10;
const ERROR = 11;
const MESSAGE = 13;
const SEATS = 4;
const named = (name) => [MESSAGE, 0xa0 | name.length, ...Buffer.from(name)];
const UPDATE = Buffer.from(named("update"));
const HAND = Buffer.from(named("hand"));
const PLAY = named("play");

export async function sitDown(port, _number, failed, Kind = ColyseusSeat) {
    const seats = [];
    let place = "create/table";
    for (let id = 0; id < SEATS; id++) {
        const { roomId, processId, sessionId } = await reserve(port, place);
        place = `joinById/${roomId}`;
        const path = `/${processId}/${roomId}?sessionId=${sessionId}`;
        seats.push(new Kind(port, path, id, failed));
        await seats[id].joined; // seats are numbered in order of arrival
    }
    await Promise.all(seats.map((seat) => seat.ready));
    return seats;
}

async function reserve(port, place) {
    const headers = { "Content-Type": "application/json" };
    const url = `http://127.0.0.1:${port}/matchmake/${place}`;
    const found = await (await fetch(url, { method: "POST", headers, body: "{}" })).json();
    if (found.sessionId === undefined) throw new Error(`no seat: ${JSON.stringify(found)}`);
    return found;
}

export class ColyseusSeat extends Seat {
    joined = new Promise((resolve) => (this.hasJoined = resolve));
    #id;
    #hand = []; // cards not played yet
    #moves = 0; // received so far

    constructor(port, path, id, failed) {
        super(port, path, failed);
        this.#id = id;
    }

    /** Whether this message is a move. */
    isMove(bytes) {
        return begins(bytes, UPDATE);
    }

    read(bytes) {
        if (this.isMove(bytes)) {
            this.#moves += 1;
            this.owes = this.#moves % SEATS === this.#id;
            return true;
        }
        if (bytes[0] === JOIN) {
            this.send(Buffer.from([JOIN]));
            this.hasJoined();
        } else if (begins(bytes, HAND)) {
            this.#hand = [...bytes.subarray(HAND.length + 1)]; // small numbers: a byte each
            this.owes = this.#moves === 0 && this.#id === 0;
            this.isReady();
        } else if (bytes[0] === ERROR) this.failed(new Error(bytes.toString("latin1")));
        return false;
    }

    move() {
        return Buffer.from([...PLAY, this.#hand.shift()]);
    }
}
