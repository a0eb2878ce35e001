/** The look is there before anything is painted: `public/look.js` marks the page as App.svelte does later. */

import { readFileSync } from "node:fs";
import { beforeEach, expect, it, vi } from "vitest";

const script = readFileSync("public/look.js", "utf-8");
const root = document.documentElement;

function dress(kept: string | null, asksForContrast = false): Record<string, string | undefined> {
    if (kept !== null) localStorage.setItem("splittable.preferences", kept);
    vi.stubGlobal("matchMedia", () => ({ matches: asksForContrast }));
    new Function(script)();
    return { ...root.dataset };
}

beforeEach(() => {
    localStorage.clear();
    for (const name of Object.keys(root.dataset)) delete root.dataset[name];
});

it("marks what is kept", () => {
    const kept = { theme: "dark", felt: "calm", index: "large", hasContrast: true, speed: "none" };
    expect(dress(JSON.stringify(kept))).toEqual({
        theme: "dark",
        felt: "calm",
        index: "large",
        contrast: "more",
    });
});

it("heeds a device that asks for contrast", () => {
    expect(dress(null, true)).toEqual({ contrast: "more" });
    expect(dress('{"hasContrast":false}', true)).toEqual({ contrast: "more" });
});

it.each([null, "{", "null", '{"theme":3}'])("leaves the page as it is for %s", (kept) => {
    expect(dress(kept)).toEqual({});
});
