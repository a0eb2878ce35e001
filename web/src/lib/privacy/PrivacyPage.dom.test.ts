import { cleanup, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { App } from "$lib/app";
import { around, english, preferences } from "$lib/testing/around";
import Stage from "$lib/testing/Stage.svelte";
import PrivacyPage from "./PrivacyPage.svelte";

const text = await english("home", "privacy");
const UNLIMITED = {
    keepFinished: null,
    keepAbandoned: null,
    keepTalk: null,
    keepNotes: null,
    contact: "",
};

async function show(told: object): Promise<void> {
    const rest = { privacy: () => Promise.resolve({ ...UNLIMITED, ...told }) };
    const more = { rest, router: { path: "/privacy" } } as unknown as Partial<App>;
    const shown = PrivacyPage as unknown as Component<Record<string, unknown>>;
    render(Stage, { props: { shown, props: {}, around: around(text, preferences(), more) } });
    await screen.findAllByRole("definition");
}
const periods = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);

afterEach(cleanup);

test("how long tables, talk and notes are kept is told, with and without a limit", async () => {
    await show({});
    expect(periods()).toEqual([
        text.say("privacy-unlimited"),
        text.say("privacy-unlimited"),
        text.say("privacy-with-table"),
        text.say("privacy-unlimited"),
    ]);
    cleanup();
    await show({ keepFinished: 365, keepAbandoned: 1, keepTalk: 14, keepNotes: 90 });
    expect(periods()).toEqual(["365 days", "1 day", "14 days", "90 days"]);
});

test("the operator can be reached by what they have given", async () => {
    const links: Record<string, string | null> = {};
    for (const contact of [
        "https://example.org/contact",
        "mailto:mail@example.org",
        "mail@example.org",
        "the desk downstairs",
        "javascript:alert(1)",
    ]) {
        await show({ contact });
        const shown = screen.getByText(/^The people who run this server: /);
        links[contact] = shown.getAttribute("href");
        cleanup();
    }
    expect(links).toEqual({
        "https://example.org/contact": "https://example.org/contact",
        "mailto:mail@example.org": "mailto:mail@example.org",
        "mail@example.org": "mailto:mail@example.org",
        "the desk downstairs": null,
        "javascript:alert(1)": null,
    });
    await show({});
    expect(screen.getByText(text.say("privacy-no-contact"))).toBeTruthy();
});
