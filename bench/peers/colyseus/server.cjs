// The same endless card game for four as a Colyseus room: play a card, pass the turn.
// usage: node server.cjs PORT
//
// A move is one message, answered by one broadcast of what all may see; a new hand is sent to its
// owner alone. The room's state stays in memory.

"use strict";

const { Room, Server } = require("@colyseus/core");
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
    players = []; // by seat, in the order they came
    hands = []; // by seat; each is sent to its owner alone
    pile = []; // the last round's cards, newest last
    turn = 0; // the seat that owes a card
    number = 0; // how many cards were played

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

const server = new Server({ greet: false, transport: new WebSocketTransport({}) });
server.define("table", Table);
server.listen(Number(process.argv[2]), "127.0.0.1");
