// The load generator: tables of four sockets play on one server, first at a fixed pace, then flat out.
// usage: node main.mjs KIND PORT SOCKETS SECONDS WARM_UP_SECONDS MOVES_PER_SECOND [SERVER_PID …]
//
// KIND names the client module for the server's protocol. Prints one JSON object: `paced` (absent if
// MOVES_PER_SECOND is 0) and `flat_out`. Latency is the time from when a move was due until the last
// of the four seats received it. `load` is the share of its core that this process used. `cpu_us` is
// the CPU time of the server's processes per move, by the kernel's counters.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { Table } from "./table.mjs";

const SEATS = 4;
const AT_ONCE = 25; // tables whose seats join at the same time
const PATIENCE = 90_000; // ms until all seats must have joined
const [kind, ...numbers] = process.argv.slice(2);
const [port, sockets, seconds, warmUp, pace, ...servers] = numbers.map(Number);
const TICKS = servers.length ? Number(execFileSync("getconf", ["CLK_TCK"])) : 1; // per second

let open = false; // whether the measuring window is open: other moves don't count
let latencies = []; // ms, of moves in the window

function fail(error) {
    process.stderr.write(`${error.message ?? error}\n`);
    process.exit(1);
}

function made(dueAt, now) {
    if (open) latencies.push(now - dueAt);
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function sitAll() {
    const { sitDown } = await import(`./${kind}.mjs`);
    const late = setTimeout(() => fail("not all sat down in time"), PATIENCE);
    const tables = [];
    for (let number = 0; number < sockets / SEATS; number += AT_ONCE) {
        const count = Math.min(AT_ONCE, sockets / SEATS - number);
        const sit = (_, more) => sitDown(port, number + more, fail);
        const sitting = Array.from({ length: count }, sit);
        for (const seats of await Promise.all(sitting)) tables.push(new Table(seats, made));
    }
    clearTimeout(late);
    return tables;
}

/** CPU seconds that the server's processes have used so far. */
function spentByServers() {
    let ticks = 0;
    for (const pid of servers) {
        const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
        ticks += Number(fields[11]) + Number(fields[12]);
    }
    return ticks / TICKS;
}

/** Measures one window, which opens after the warm-up. */
async function watch(tables) {
    await sleep(warmUp * 1000);
    const seats = tables.flatMap((table) => table.seats);
    const total = (what) => seats.reduce((sum, seat) => sum + seat[what], 0);
    const before = { cpu: process.cpuUsage(), bytes: total("bytes"), messages: total("messages") };
    const spentThereBefore = spentByServers();
    latencies = [];
    open = true;
    const begin = performance.now();
    await sleep(seconds * 1000);
    open = false;
    const spent = performance.now() - begin;
    const cpu = process.cpuUsage(before.cpu);
    const spentThere = spentByServers() - spentThereBefore;
    const sorted = Float64Array.from(latencies).sort();
    if (sorted.length === 0) fail("no move was made");
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
    const messages = total("messages") - before.messages;
    return {
        moves_per_second: (sorted.length * 1000) / spent,
        p50_ms: at(0.5),
        p99_ms: at(0.99),
        messages_per_second: (messages * 1000) / spent,
        bytes_per_message: (total("bytes") - before.bytes) / messages,
        load: (cpu.user + cpu.system) / 1000 / spent,
        cpu_us: (spentThere * 1e6) / sorted.length,
    };
}

/** Requests a move from each table in turn. The loop never sleeps, so no move is sent late. */
function keepPace(tables) {
    const begin = performance.now();
    let asked = 0;
    let going = true;
    const ask = () => {
        const now = performance.now();
        for (; begin + (asked * 1000) / pace <= now; asked++) {
            tables[asked % tables.length].want(begin + (asked * 1000) / pace);
        }
        if (going) setImmediate(ask);
    };
    ask();
    return () => (going = false);
}

async function settle(tables) {
    for (let waited = 0; waited < 5000; waited += 20) {
        await sleep(20);
        if (tables.every((table) => table.idle)) return;
    }
    fail("some moves never reached all four seats");
}

const tables = await sitAll();
const found = { sockets };
if (pace > 0) {
    const stop = keepPace(tables);
    found.paced = await watch(tables);
    stop();
    await settle(tables);
}
for (const table of tables) table.endless = true;
for (const table of tables) table.want(performance.now());
found.flat_out = await watch(tables);
for (const table of tables) table.endless = false;
await settle(tables);
process.stdout.write(`${JSON.stringify(found)}\n`);
process.exit(0);
