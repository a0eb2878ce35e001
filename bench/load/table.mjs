// Four seats that play endlessly. A move counts once all four have received it.

const RECENT = 4; // capacity; at most two moves are in flight, since a seat moves only after receiving the last

export class Table {
    sent = 0; // moves sent so far
    endless = false; // whether the next move follows immediately
    #dueAt = new Float64Array(RECENT); // by move: when it should have been sent
    #heardBy = new Uint8Array(RECENT); // by move: how many seats have received it
    #due = []; // due times of requested moves, oldest first
    #made;

    /** `made(dueAt, now)` is called for every move that reached all four seats. */
    constructor(seats, made) {
        this.seats = seats;
        this.#made = made;
        for (const seat of seats) seat.table = this;
    }

    get idle() {
        return this.seats.every((seat) => seat.seen === this.sent);
    }

    /** Requests a move. It is sent now, or once the seat on turn has received the last one. */
    want(now) {
        this.#due.push(now);
        this.#go(this.seats.find((seat) => seat.owes && seat.seen === this.sent));
    }

    heard(seat, moved) {
        if (moved && seat.seen < this.sent) {
            const slot = ++seat.seen % RECENT;
            this.#heardBy[slot] += 1;
            if (this.#heardBy[slot] === this.seats.length) {
                this.#made(this.#dueAt[slot], performance.now());
            }
        }
        if (seat.owes && seat.seen === this.sent) {
            if (this.endless && this.#due.length === 0) this.#due.push(performance.now());
            this.#go(seat);
        }
    }

    #go(seat) {
        if (seat === undefined || this.#due.length === 0) return;
        const slot = ++this.sent % RECENT;
        this.#dueAt[slot] = this.#due.shift();
        this.#heardBy[slot] = 0;
        seat.owes = false;
        seat.send(seat.move());
    }
}
