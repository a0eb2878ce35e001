// A server without rules: it forwards each message to all four seats of the table.
// usage: node server.cjs PORT
//
// It forwards whole frames, as fast as Node's sockets allow, so this is the most that the load
// generator can measure.

"use strict";

const crypto = require("node:crypto");
const http = require("node:http");

const ACCEPT = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"; // RFC 6455, 1.3
const tables = new Map(); // sockets of the seats, by table name

const server = http.createServer((_, response) => response.end());
server.on("upgrade", (request, socket) => {
    const key = request.headers["sec-websocket-key"];
    const accept = crypto.createHash("sha1").update(key + ACCEPT).digest("base64");
    socket.setNoDelay(true);
    socket.write(
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" +
            `Sec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    if (!tables.has(request.url)) tables.set(request.url, []);
    const seats = tables.get(request.url);
    seats.push(socket);
    socket.on("data", (frame) => {
        const length = frame[1] & 0x7f; // the load sends fewer than 126 bytes, one frame at a time
        const mask = frame.subarray(2, 6);
        const answer = Buffer.allocUnsafe(2 + length);
        answer[0] = frame[0];
        answer[1] = length;
        for (let i = 0; i < length; i++) answer[2 + i] = frame[6 + i] ^ mask[i & 3];
        for (const seat of seats) seat.write(answer);
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => seats.splice(seats.indexOf(socket), 1));
});
server.listen(Number(process.argv[2]), "127.0.0.1");
