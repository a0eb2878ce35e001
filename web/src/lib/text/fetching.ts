/** The .ftl files of all languages, each a chunk of its own that is fetched when needed. */

import type { Fetch } from "./text.svelte";

const FILES = import.meta.glob<string>("$locales/*/*.ftl", { query: "?raw", import: "default" });

export const fetchText: Fetch = async (language, part) => {
    const file = Object.entries(FILES).find(([path]) => path.endsWith(`/${language}/${part}.ftl`));
    if (file === undefined) throw new Error(`no texts ${language}/${part}`);
    return file[1]();
};
