// A seat's client for boardgame.io: writes Socket.IO's text frames directly.

import { Seat, begins } from "./seat.mjs";

const GAME = "/table,";
const UPDATE = Buffer.from(`42${GAME}["update"`);
const SEATS = 4;
const words = (...parts) => `42${GAME}${JSON.stringify(parts)}`;

export async function sitDown(port, number, failed) {
    const seats = [];
    for (let id = 0; id < SEATS; id++) {
        seats.push(new BoardgameSeat(port, `match-${number}`, id, failed));
        if (id === 0) await seats[0].ready; // the first seat creates the match
    }
    await Promise.all(seats.map((seat) => seat.ready));
    return seats;
}

class BoardgameSeat extends Seat {
    #match;
    #id;
    #state = null; // the latest parsed one
    #moves = 0; // received so far; seats take turns, so only every fourth is parsed

    constructor(port, match, id, failed) {
        super(port, "/socket.io/?EIO=4&transport=websocket", failed);
        this.#match = match;
        this.#id = id;
    }

    read(bytes) {
        if (begins(bytes, UPDATE)) {
            this.#moves += 1;
            if (this.#moves % SEATS === this.#id) this.#understand(bytes, ([, , state]) => state);
            return true;
        }
        const text = bytes.toString("latin1");
        if (text === "2") this.send("3"); // answers a ping
        else if (text.startsWith("0{")) this.send(`40${GAME}`);
        else if (text.startsWith(`44${GAME}`)) this.failed(new Error(text));
        else if (text.startsWith(`40${GAME}`)) {
            this.send(words("sync", this.#match, String(this.#id), null, SEATS));
        } else if (text.startsWith(`42${GAME}["sync"`)) {
            this.#understand(bytes, ([, , sync]) => sync.state);
            this.isReady();
        }
        return false;
    }

    move() {
        const [card] = this.#state.G.players[this.#id].hand;
        const payload = { type: "play", args: [card], playerID: String(this.#id) };
        const action = { type: "MAKE_MOVE", payload };
        return words("update", action, this.#state._stateID, this.#match, String(this.#id));
    }

    #understand(bytes, pick) {
        this.#state = pick(JSON.parse(bytes.toString("utf8", 2 + GAME.length)));
        this.owes = this.#state.ctx.currentPlayer === String(this.#id);
        if (!this.owes && this.#moves > 0) this.failed(new Error("seats do not take turns"));
    }
}
