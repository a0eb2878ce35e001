import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { FACES } from "../protocol/messages";
import { drawingOf, isFace } from "./drawings";
import Face from "./Face.svelte";

it("draws every face of the server in its own way", () => {
    const drawn = FACES.map((face) => JSON.stringify(drawingOf(face)));
    expect(new Set(drawn).size).toBe(FACES.length);
    for (const face of FACES) expect(drawingOf(face).shapes.length).toBeGreaterThan(3);
});

it("stays on its field", () => {
    for (const face of FACES) {
        for (const { d } of drawingOf(face).shapes) {
            for (const [, x, y] of d.matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/g)) {
                expect(Number(x)).toBeGreaterThanOrEqual(0);
                expect(Number(x)).toBeLessThanOrEqual(64);
                expect(Number(y)).toBeGreaterThanOrEqual(0);
                expect(Number(y)).toBeLessThanOrEqual(64);
            }
        }
    }
});

it("draws somebody for a face it does not know", () => {
    expect(isFace("dragon")).toBe(false);
    expect(drawingOf("dragon")).toBe(drawingOf(FACES[0]!));
    expect(drawingOf(null)).toBe(drawingOf(FACES[0]!));
});

it("is for eyes alone, and a bot's has an antenna", () => {
    const person = render(Face, { id: "owl" }).container;
    const bot = render(Face, { id: "owl", isBot: true }).container;
    for (const { firstElementChild: svg } of [person, bot]) {
        expect(svg?.getAttribute("aria-hidden")).toBe("true");
    }
    expect(person.querySelector(".antenna")).toBeNull();
    expect(bot.querySelector(".antenna")).not.toBeNull();
});
