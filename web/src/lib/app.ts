/** What every part of the page can reach: words, preferences, memory, sounds, the way around. */

import { getContext, setContext } from "svelte";
import type { Reach } from "./invite/reach.svelte";
import type { Keeping } from "./keeping";
import type { Levels } from "./levels.svelte";
import type { Preferences } from "./preferences.svelte";
import type { Rest } from "./protocol/rest";
import type { Router } from "./router.svelte";
import type { Sounds } from "./sounds";
import type { Text } from "./text/text.svelte";

export interface App {
    text: Text;
    preferences: Preferences;
    keeping: Keeping;
    rest: Rest;
    levels: Levels;
    reach: Reach;
    router: Router;
    sounds: Sounds;
}

const KEY = Symbol("app");

export const provide = (app: App): App => setContext(KEY, app);

export const app = (): App => getContext(KEY);
