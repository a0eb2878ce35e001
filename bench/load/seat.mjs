// The base of a seat's client. Every server's protocol has a subclass.

import { Socket } from "./socket.mjs";

export function begins(bytes, start) {
    const length = start.length;
    return bytes.length >= length && bytes.compare(start, 0, length, 0, length) === 0;
}

export class Seat {
    owes = false; // whether it is this seat's turn, as far as it knows
    seen = 0; // moves of its table received so far
    table = null; // set when the game starts
    bytes = 0; // received so far
    messages = 0; // received so far
    ready = new Promise((resolve) => (this.isReady = resolve)); // to play
    #socket;

    /** `failed` is called with an error, at any time. */
    constructor(port, path, failed) {
        this.failed = failed;
        this.#socket = new Socket(port, path, (bytes) => this.#hear(bytes), failed);
        this.opened = this.#socket.opened;
    }

    /** Reads a message. Returns whether it shows a new move at the table. */
    read(_bytes) {
        throw new Error("every server's seat reads its own messages");
    }

    /** The message for this seat's next move; called only when it owes one. */
    move() {
        throw new Error("every server's seat words its own moves");
    }

    send(message) {
        this.#socket.send(message);
    }

    leave() {
        this.#socket.close();
    }

    #hear(bytes) {
        this.bytes += bytes.length;
        this.messages += 1;
        const moved = this.read(bytes);
        if (this.table !== null) this.table.heard(this, moved);
    }
}
