/** Make the page work without a network: a service worker, and the rules, the score pad and the comparison of tables for it to keep. */

import type { App } from "../app";
import { entryOf, rulesOf } from "../games/catalogue";
import { GAMES } from "../protocol/messages";

interface Policies {
    createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): string };
}

const WORKER = "/service-worker.js";

/** Our policy asks for a trusted address; the only one that is ever trusted is the worker's own. */
function trusted(): string {
    const types = (globalThis as { trustedTypes?: Policies }).trustedTypes;
    if (types === undefined) return WORKER;
    const policy = types.createPolicy("splittable-worker", { createScriptURL: () => WORKER });
    return policy.createScriptURL(WORKER);
}

/** Fetch them in the reader's language, then have all that was loaded kept. */
export async function install({ text }: Pick<App, "text">): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    try {
        await navigator.serviceWorker.register(trusted(), { updateViaCache: "none" });
        const { active } = await navigator.serviceWorker.ready;
        await Promise.all([
            import("../home/Home.svelte"),
            import("../rules/RulesPage.svelte"),
            import("../score/ScorePage.svelte"),
            import("../deals/ComparePage.svelte"),
            ...GAMES.map(rulesOf),
            ...GAMES.map((game) => entryOf(game).table()),
            text.need(
                "home",
                "deals",
                "rules",
                "score",
                "table",
                ...GAMES,
                ...GAMES.map((game) => `rules-${game}` as const),
            ),
        ]);
        const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
        active?.postMessage([...loaded, "/manifest.webmanifest", "/icon.svg", "/icon-192.png"]);
    } catch {
        // a browser that keeps nothing: the page works as long as there is a network
    }
}
