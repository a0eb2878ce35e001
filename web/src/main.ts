/** The page begins: gather what the app needs, load the words, show it. */

import { mount } from "svelte";
import "./theme/theme.css";
import Page from "./App.svelte";
import type { App } from "$lib/app";
import { Reach } from "$lib/invite/reach.svelte";
import { Keeping, type Shelf } from "$lib/keeping";
import { Levels } from "$lib/levels.svelte";
import { Preferences } from "$lib/preferences.svelte";
import { Rest } from "$lib/protocol/rest";
import { Router } from "$lib/router.svelte";
import { Sounds } from "$lib/sounds";
import { fetchText } from "$lib/text/fetching";
import { best } from "$lib/text/languages";
import { Text } from "$lib/text/text.svelte";

/** A browser may forbid storage altogether; then nothing is kept, and one can still play. */
function shelf(): Shelf {
    try {
        return localStorage;
    } catch {
        const kept = new Map<string, string>();
        return {
            getItem: (key) => kept.get(key) ?? null,
            setItem: (key, value) => void kept.set(key, value),
        };
    }
}

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const keeping = new Keeping(shelf());
const preferences = new Preferences(keeping, best(navigator.languages), () => stillness.matches);
const rest = new Rest(fetch.bind(globalThis));
const text = new Text(fetchText);
const app: App = {
    text,
    preferences,
    keeping,
    rest,
    levels: new Levels(rest.games, text.nameGames),
    reach: new Reach(location, rest.reach),
    router: new Router(),
    sounds: new Sounds(preferences),
};

await text.speak(preferences.get("language"));
await text.need("common", ...(app.router.place.at === "home" ? (["home"] as const) : []));
mount(Page, { target: document.getElementById("app")!, props: { app } });

/** Only once the page has nothing else to do: nobody waits for it. */
if (import.meta.env.PROD) {
    const whenIdle =
        globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 2000));
    const begin = () =>
        void import("$lib/shell/install")
            .then(({ install }) => install(app))
            .catch(() => undefined); // no network by now: at the next visit
    whenIdle(() => setTimeout(begin, 3000));
}
