// A small endless card game for four on boardgame.io: play a card, pass the turn.
// usage: node server.cjs PORT
//
// Written as its users would: moves on a draft, secrets stripped by its player view, its storage in
// memory, matches created by the first seat and open to all. For speed, undo is off and whole views
// are sent: patches are smaller, but cost many times as much to compute.

"use strict";

const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");

const SEATS = 4;
const HAND = 9;
const CARDS = Array.from({ length: 100 }, (_, card) => card);

function deal(random) {
    const deck = random.Shuffle(CARDS);
    const players = {}; // by seat; seen only by its owner
    for (let seat = 0; seat < SEATS; seat++) players[seat] = { hand: deck.splice(0, HAND) };
    return { players, secret: { stock: deck } };
}

const game = {
    name: "table",
    minPlayers: SEATS,
    maxPlayers: SEATS,
    disableUndo: true,
    turn: { minMoves: 1, maxMoves: 1 },
    playerView: PlayerView.STRIP_SECRETS,

    setup: ({ random }) => {
        const dealt = deal(random);
        return {
            ...dealt,
            pile: [], // the last round's cards, newest last
            inHand: Array(SEATS).fill(HAND), // by seat
            inStock: dealt.secret.stock.length,
        };
    },

    moves: {
        play: ({ G, playerID, random }, card) => {
            const hand = G.players[playerID].hand;
            const at = hand.indexOf(card);
            if (at < 0) return INVALID_MOVE;
            hand.splice(at, 1);
            G.inHand[playerID] -= 1;
            G.pile.push(card);
            if (G.pile.length > SEATS) G.pile.shift();
            if (G.inHand.every((left) => left === 0)) {
                Object.assign(G, deal(random));
                G.inHand = Array(SEATS).fill(HAND);
            }
        },
    },
};

const place = { port: Number(process.argv[2]), host: "127.0.0.1" }; // Node accepts this object as a port
Server({ games: [game], origins: [] }).run({ port: place });
