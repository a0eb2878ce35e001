import { describe, expect, it } from "vitest";
import { focusHeading, keepsFocus, stepAside } from "./focus";
import { roving } from "./roving";

function group(count: number): HTMLElement {
    const element = document.createElement("div");
    for (let number = 0; number < count; number++) {
        const button = document.createElement("button");
        button.dataset.rove = "";
        button.textContent = String(number);
        element.append(button);
    }
    document.body.replaceChildren(element);
    return element;
}

/** One that keeps the focus, and beside it what can have it for a moment. */
function groupWithAside(): { element: HTMLElement; aside: HTMLElement } {
    const element = group(3);
    roving(element);
    keepsFocus(element);
    const aside = document.createElement("div");
    aside.tabIndex = -1;
    document.body.append(aside);
    return { element, aside };
}

const press = (key: string) =>
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
const focused = () => document.activeElement?.textContent;
const stops = (element: HTMLElement) =>
    [...element.querySelectorAll<HTMLElement>("[data-rove]")].map((each) => each.tabIndex);
const frame = () =>
    soon()
        .then(() => new Promise(requestAnimationFrame))
        .then(soon);
const soon = () => new Promise((resolve) => setTimeout(resolve));

describe("a group with arrows", () => {
    it("is one stop for Tab", () => {
        const element = group(3);
        roving(element);
        expect(stops(element)).toEqual([0, -1, -1]);
    });

    it("moves by arrows, Home and End, and round the corner", () => {
        const element = group(3);
        roving(element);
        element.querySelector<HTMLElement>("button")!.focus();
        const walk = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "Home", "End"];
        const seen = walk.map((key) => (press(key), focused()));
        expect(seen).toEqual(["1", "2", "0", "2", "0", "2"]);
        expect(stops(element)).toEqual([-1, -1, 0]);
    });

    it("has a stop again when the one it had is gone", async () => {
        const element = group(3);
        const end = roving(element);
        element.firstElementChild!.remove();
        await soon();
        expect(stops(element)).toEqual([0, -1]);
        end?.();
    });
});

describe("the keyboard's place", () => {
    it("is kept inside the group when what had the focus goes away", async () => {
        const element = group(2);
        roving(element);
        keepsFocus(element);
        element.querySelector<HTMLElement>("button")!.focus();
        element.firstElementChild!.remove();
        await frame();
        expect(focused()).toBe("1");
    });

    it("goes to what a player does next, wherever that stands", async () => {
        const element = group(3);
        roving(element);
        keepsFocus(element);
        element.lastElementChild!.toggleAttribute("data-next", true);
        element.querySelector<HTMLElement>("button")!.focus();
        element.firstElementChild!.remove();
        await frame();
        expect(focused()).toBe("2");
    });

    it("is the same again after much has changed, if it is still there", async () => {
        const { element, aside } = groupWithAside();
        element.querySelectorAll<HTMLElement>("button")[1]!.focus();
        stepAside(aside);
        expect(document.activeElement).toBe(aside);
        element.firstElementChild!.remove();
        await frame();
        expect(focused()).toBe("1");
    });

    it("is the next thing after much has changed, if it is not there any more", async () => {
        const { element, aside } = groupWithAside();
        element.querySelector<HTMLElement>("button")!.focus();
        stepAside(aside);
        element.firstElementChild!.remove();
        await frame();
        expect(focused()).toBe("1");
    });

    it("is left alone where nothing is kept", () => {
        const { aside } = groupWithAside();
        const elsewhere = document.createElement("button");
        document.body.append(elsewhere);
        elsewhere.focus();
        stepAside(aside);
        expect(document.activeElement).toBe(elsewhere);
    });

    it("is not taken from somebody who is elsewhere", async () => {
        const element = group(2);
        keepsFocus(element);
        const elsewhere = document.createElement("button");
        document.body.append(elsewhere);
        elsewhere.focus();
        element.firstElementChild!.remove();
        await soon();
        expect(document.activeElement).toBe(elsewhere);
    });
});

describe("the heading of a new page", () => {
    it("gets the focus as soon as it is there", async () => {
        const element = group(1);
        element.querySelector<HTMLElement>("button")!.focus();
        const stop = focusHeading();
        expect(focused()).toBe("0");
        element.innerHTML = "<h1>Rules</h1>";
        await soon();
        expect(focused()).toBe("Rules");
        stop();
    });

    it("doesn't take the focus from a reader who has moved on", async () => {
        const element = group(2);
        const [first, second] = element.querySelectorAll("button");
        first!.focus();
        const stop = focusHeading();
        second!.focus();
        element.insertAdjacentHTML("beforeend", "<h1>Rules</h1>");
        await soon();
        expect(focused()).toBe("1");
        stop();
    });

    it("leaves the focus to the part that the address names", async () => {
        location.hash = "#5.2";
        group(1).querySelector<HTMLElement>("button")!.focus();
        focusHeading();
        document.body.insertAdjacentHTML("beforeend", "<h1>Rules</h1>");
        await soon();
        expect(focused()).toBe("0");
        location.hash = "";
    });
});
