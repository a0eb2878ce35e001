// A seat's client for the server without rules: sends 100 bytes, which all four seats receive.

import { Seat } from "./seat.mjs";

const SEATS = 4;
const MOVE = Buffer.alloc(100, "x");

export async function sitDown(port, number, failed) {
    const sit = (_, id) => new EchoSeat(port, `/${number}`, id, failed);
    const seats = Array.from({ length: SEATS }, sit);
    await Promise.all(seats.map((seat) => seat.opened));
    return seats;
}

class EchoSeat extends Seat {
    #id;
    #moves = 0;

    constructor(port, path, id, failed) {
        super(port, path, failed);
        this.#id = id;
        this.owes = id === 0;
    }

    read(_bytes) {
        this.#moves += 1;
        this.owes = this.#moves % SEATS === this.#id;
        return true;
    }

    move() {
        return MOVE;
    }
}
