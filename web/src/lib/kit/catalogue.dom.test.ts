/** The catalogue shows every part of the kit, and axe-core finds nothing wrong with their markup. */

import { render } from "@testing-library/svelte";
import axe from "axe-core";
import type { Component } from "svelte";
import { readdirSync, readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { around, english, preferences } from "$lib/testing/around";
import Stage from "$lib/testing/Stage.svelte";
import Catalogue from "./Catalogue.svelte";

const PARTS = readdirSync("src/lib/kit")
    .filter((file) => file.endsWith(".svelte"))
    .map((file) => file.replace(".svelte", ""))
    .filter((part) => part !== "Catalogue");

it.each(PARTS)("shows %s", (part) => {
    const source = readFileSync("src/lib/kit/Catalogue.svelte", "utf-8");
    expect(source).toMatch(new RegExp(`<${part}\\b`));
});

it("is for everybody", async () => {
    const text = await english("home", "table");
    const shown = Catalogue as unknown as Component<Record<string, unknown>>;
    const { container } = render(Stage, {
        props: { shown, props: {}, around: around(text, preferences()) },
    });
    const cards = () => container.querySelectorAll(".place-for-cards svg");
    await vi.waitFor(() => expect(cards()).toHaveLength(9)); // they are loaded by themselves
    const { violations } = await axe.run(container, {
        rules: { "color-contrast": { enabled: false } }, // nothing is painted here
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
