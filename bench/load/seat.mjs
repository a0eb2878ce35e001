// One seat's side of a server's protocol; every server has its own kind.

import { Socket } from "./socket.mjs";

export function begins(bytes, start) {
    const length = start.length;
    return bytes.length >= length && bytes.compare(start, 0, length, 0, length) === 0;
}

export class Seat {
    owes = false; // whether it is this seat's turn, as far as it has heard
    seen = 0; // moves of its table it has heard of
    table = null; // set once play begins
    bytes = 0; // heard so far
    messages = 0; // heard so far
    ready = new Promise((resolve) => (this.isReady = resolve)); // to play
    #socket;

    /** `failed` is told what went wrong, at any time. */
    constructor(port, path, failed) {
        this.failed = failed;
        this.#socket = new Socket(port, path, (bytes) => this.#hear(bytes), failed);
        this.opened = this.#socket.opened;
    }

    /** Learns from a message; true when it shows a move just made at the table. */
    read(_bytes) {
        throw new Error("every server's seat reads its own messages");
    }

    /** The message of this seat's next move; asked only when it owes one. */
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
