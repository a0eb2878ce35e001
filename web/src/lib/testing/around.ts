/** Only for tests: the real English words, and preferences that last as long as the test. */

import type { App } from "../app";
import { Keeping } from "../keeping";
import { Preferences } from "../preferences.svelte";
import { fetchText } from "../text/fetching";
import { Text, type Part } from "../text/text.svelte";

export function preferences(): Preferences {
    const kept = new Map<string, string>();
    const keeping = new Keeping({
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
    });
    return new Preferences(keeping, "en", () => true);
}

export async function english(...parts: Part[]): Promise<Text> {
    const text = new Text(fetchText);
    await text.need("common", ...parts);
    return text;
}

/** What a component reaches for, and no more. */
export const around = (text: Text, preferences: Preferences, more: Partial<App> = {}): App =>
    ({ text, preferences, ...more }) as App;
