// The same endless card game for four as a Colyseus room: play a card, pass the turn.
// usage: node server.cjs PORT [views]
//
// A move is one message, answered by one broadcast of public information; a new hand is sent only to
// its owner. With `views`, the room has a state that each seat sees through a view of its own, and
// the changes are sent after every move. Everything stays in memory.

"use strict";

const { Room, Server } = require("@colyseus/core");
const { schema, StateView } = require("@colyseus/schema");
const { WebSocketTransport } = require("@colyseus/ws-transport");

const SEATS = 4;
const HAND = 9;
const CARDS = 100;

function shuffled() {
    const deck = Array.from({ length: CARDS }, (_, card) => card);
    for (let last = CARDS - 1; last > 0; last--) {
        const other = Math.floor(Math.random() * (last + 1));
        [deck[last], deck[other]] = [deck[other], deck[last]];
    }
    return deck;
}

class Table extends Room {
    maxClients = SEATS;
    players = []; // by seat, in order of arrival
    hands = []; // by seat; sent only to their owners
    pile = []; // the last round's cards, newest last
    turn = 0; // the seat that owes a card
    number = 0; // cards played so far

    onCreate() {
        this.onMessage("play", (client, card) => this.play(client, card));
    }

    onJoin(client) {
        this.players.push(client);
        if (this.players.length === SEATS) this.deal();
    }

    deal() {
        const deck = shuffled();
        this.players.forEach((client, seat) => {
            this.hands[seat] = deck.splice(0, HAND);
            client.send("hand", this.hands[seat]);
        });
        this.stock = deck;
    }

    play(client, card) {
        const seat = this.turn;
        const at = this.hands[seat]?.indexOf(card) ?? -1;
        if (client !== this.players[seat] || at < 0) {
            client.error(400, "not your turn, or not your card");
            return;
        }
        this.hands[seat].splice(at, 1);
        this.pile.push(card);
        if (this.pile.length > SEATS) this.pile.shift();
        this.turn = (seat + 1) % SEATS;
        this.number += 1;
        if (this.hands.every((hand) => hand.length === 0)) this.deal();
        this.tell(seat, card);
    }

    tell(seat, card) {
        this.broadcast("update", {
            number: this.number,
            turn: this.turn,
            played: { seat, card },
            pile: this.pile,
            inHand: this.hands.map((hand) => hand.length),
            inStock: this.stock.length,
        });
    }
}

const Player = schema({ hand: { array: "uint8", view: true } });
const Shown = schema({
    number: "uint32",
    turn: "uint8",
    seat: "uint8",
    card: "uint8",
    pile: ["uint8"],
    inHand: ["uint8"],
    inStock: "uint8",
    players: [Player],
});

class TableOfViews extends Table {
    patchRate = null; // patches are sent after every move, not by a timer
    state = new Shown();

    onJoin(client) {
        const player = new Player();
        this.state.players.push(player);
        client.view = new StateView();
        client.view.add(player); // only this client sees that hand
        super.onJoin(client);
    }

    tell(seat, card) {
        const shown = this.state;
        Object.assign(shown, { number: this.number, turn: this.turn, seat, card });
        shown.inStock = this.stock.length;
        shown.pile.push(card);
        if (shown.pile.length > SEATS) shown.pile.shift();
        shown.players.forEach(({ hand }, owner) => {
            const held = this.hands[owner];
            if (owner === seat && hand.length > 0) hand.splice(hand.indexOf(card), 1);
            if (hand.length === 0) hand.push(...held); // dealt
            shown.inHand[owner] = held.length;
        });
        this.broadcastPatch();
    }
}

const server = new Server({ greet: false, transport: new WebSocketTransport({}) });
server.define("table", process.argv[3] === "views" ? TableOfViews : Table);
server.listen(Number(process.argv[2]), "127.0.0.1");
