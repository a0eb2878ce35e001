import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { Fields } from "./fields.svelte";

describe("a view field by field", () => {
    it("reads like the latest view", () => {
        const fields = new Fields<{ round: number; sealed?: readonly number[] }>();
        fields.take({ round: 1, sealed: [2] });
        fields.take({ round: 2, sealed: [] });
        expect(fields.view.round).toBe(2);
        expect(fields.view.sealed).toEqual([]);
        expect("sealed" in fields.view).toBe(true);
        expect("guessed" in fields.view).toBe(false);
    });

    it("wakes those who look at what has changed, and nobody else", () => {
        const fields = new Fields<{ round: number; zones: readonly string[] }>();
        const zones = ["y1"];
        fields.take({ round: 1, zones });
        const woken: string[] = [];
        const stop = $effect.root(() => {
            $effect(() => void woken.push(`round ${fields.view.round}`));
            $effect(() => void woken.push(`zones ${fields.view.zones.join()}`));
        });
        flushSync();
        fields.take({ round: 2, zones });
        flushSync();
        expect(woken).toEqual(["round 1", "zones y1", "round 2"]);
        stop();
    });
});
