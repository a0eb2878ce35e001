// A minimal WebSocket client that receives tens of thousands of messages per second on one core.

import net from "node:net";

const MASK = [0x5a, 0xc3, 0x96, 0x3c]; // not zero: servers may skip unmasking with zero
const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

export class Socket {
    #heard;
    #failed;
    #opened = () => {};
    #rest = null; // bytes of an incomplete message
    #open = false;
    #tcp;

    /** Calls `heard` with every complete message; the bytes are valid only during the call. */
    constructor(port, path, heard, failed) {
        this.#heard = heard;
        this.#failed = failed;
        this.opened = new Promise((resolve) => (this.#opened = resolve));
        const read = (length, buffer) => {
            this.#read(buffer.subarray(0, length));
            return true;
        };
        this.#tcp = net.connect({
            host: "127.0.0.1",
            port,
            noDelay: true,
            onread: { buffer: SHARED, callback: read },
        });
        this.#tcp.on("error", (error) => this.#failed(error));
        this.#tcp.on("close", () => this.#failed(new Error(`the server closed ${path}`)));
        this.#tcp.write(
            `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\n` +
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n" +
                "Sec-WebSocket-Key: c3BsaXR0YWJsZSBiZW5jaA==\r\n\r\n",
        );
    }

    send(message) {
        if (typeof message === "string") this.#write(TEXT, Buffer.from(message));
        else this.#write(BINARY, message);
    }

    close() {
        this.#failed = () => {};
        this.#tcp.destroy();
    }

    #write(kind, payload) {
        const length = payload.length;
        const head = length < 126 ? 6 : 8; // no move is longer than 64 kB
        const frame = Buffer.allocUnsafe(head + length);
        frame[0] = 0x80 | kind;
        frame[1] = 0x80 | (length < 126 ? length : 126);
        if (length >= 126) frame.writeUInt16BE(length, 2);
        for (let i = 0; i < 4; i++) frame[head - 4 + i] = MASK[i];
        for (let i = 0; i < length; i++) frame[head + i] = payload[i] ^ MASK[i & 3];
        this.#tcp.write(frame);
    }

    #read(chunk) {
        const bytes = this.#rest === null ? chunk : Buffer.concat([this.#rest, chunk]);
        let at = this.#open ? 0 : this.#shakeHands(bytes);
        for (let from = -1; this.#open && from < at; ) {
            from = at;
            at = this.#frame(bytes, from);
        }
        this.#rest = at === bytes.length ? null : Buffer.from(bytes.subarray(at));
    }

    #shakeHands(bytes) {
        const end = bytes.indexOf("\r\n\r\n");
        if (end < 0) return 0;
        const answer = bytes.toString("latin1", 0, end);
        if (!answer.startsWith("HTTP/1.1 101")) {
            this.#failed(new Error(`no WebSocket: ${answer.split("\r\n")[0]}`));
            return bytes.length;
        }
        this.#open = true;
        this.#opened();
        return end + 4;
    }

    /** Reads one frame. Returns where the next one starts, or `at` if this one is incomplete. */
    #frame(bytes, at) {
        if (bytes.length < at + 2) return at;
        let length = bytes[at + 1] & 0x7f;
        let begin = at + 2;
        if (length === 126) {
            if (bytes.length < at + 4) return at;
            length = bytes.readUInt16BE(at + 2);
            begin = at + 4;
        } else if (length === 127) {
            if (bytes.length < at + 10) return at;
            length = Number(bytes.readBigUInt64BE(at + 2));
            begin = at + 10;
        }
        const end = begin + length;
        if (bytes.length < end) return at;
        const kind = bytes[at] & 0x0f;
        if (kind === PING) this.#write(PONG, bytes.subarray(begin, end));
        else if (kind === CLOSE) this.#failed(new Error(bytes.toString("utf8", begin, end)));
        else if (bytes[at] < 0x80) this.#failed(new Error("a message in several frames"));
        else if (kind === TEXT || kind === BINARY) this.#heard(bytes.subarray(begin, end));
        return end;
    }
}

const SHARED = Buffer.allocUnsafeSlow(1 << 18); // read buffer, shared by all sockets
