// A bot in JavaScript that plays by HTTP alone, without a package: the first legal move, every turn.
//
//     splittable serve
//     python examples/play.py http://127.0.0.1:8000 --open split --seats 2     # prints a link
//     node examples/rest_bot.mjs 'http://127.0.0.1:8000/t/…?invite=…'
//
// It asks for the table again and again; a WebSocket (docs/protocol.md) would tell it at once. Each
// command has an id of its own, so it can be sent again after a lost answer. Requires Node 18.

import { randomUUID } from "node:crypto";

const PAUSE = 100; // ms between two looks at the table
const AGAIN = ["too-fast", "unavailable", "broken"]; // problems that pass
const MOVED_ON = ["stale", "not-your-turn", "wrong-phase"]; // the next look shows what to do

const [, , link, name = "Rest bot"] = process.argv;
if (!link?.includes("/t/")) {
    console.error("usage: node rest_bot.mjs LINK-TO-THE-TABLE [NAME]");
    process.exit(2);
}
const { origin, pathname, searchParams } = new URL(link);
const address = `${origin}/api/tables/${pathname.split("/")[2]}`;
const token = randomUUID(); // the key to our seat: keep it to come back later

/** What the server answers; sent again while it can't be reached or has too much to do. */
async function ask(path, body) {
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const request = body
        ? { method: "POST", headers, body: JSON.stringify({ id: randomUUID(), command: body }) }
        : { headers };
    for (;;) {
        const answer = await fetch(address + path, request).catch(() => null);
        const told = answer && (await answer.json());
        if (answer?.ok || MOVED_ON.includes(told?.code)) return told;
        if (told && !AGAIN.includes(told.code)) {
            console.error(told.message);
            process.exit(1);
        }
        await pause();
    }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

await ask("/commands", { type: "sit", name, invite: searchParams.get("invite") });
for (;;) {
    const { table, view, legal, seq } = await ask("");
    if (table.phase === "over") {
        const { reason, winners } = view.outcome;
        console.log(`over: ${reason}; winners ${winners}`);
        break;
    }
    if (legal.length > 0) await ask("/commands", { type: "play", move: legal[0], seq });
    else await pause();
}
