import { expect, it } from "vitest";
import { dragging, type Place } from "./dragging";

/** A hand with one card, and places; what happens to the card is written down. */
function table(allowed: readonly Place[], canLift = true) {
    const told: string[] = [];
    document.body.innerHTML = `
        <div id="hand"><button data-drags>7</button></div>
        <div data-drop="left"></div><div data-drop="right"></div>`;
    const hand = document.querySelector<HTMLElement>("#hand")!;
    const card = hand.querySelector("button")!;
    card.setPointerCapture = () => undefined;
    card.addEventListener("click", () => told.push("tapped"));
    let under: Element | null = null;
    document.elementsFromPoint = () => (under === null ? [] : [under]);
    dragging(() =>
        canLift
            ? {
                  allows: (place) => allowed.includes(place),
                  drop: (place) => told.push(`dropped ${place}`),
                  cancel: () => told.push("put back"),
              }
            : null,
    )(hand);
    const send = (type: string, x: number) =>
        card.dispatchEvent(
            new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, clientX: x }),
        );
    return {
        told,
        card,
        down: () => send("pointerdown", 0),
        move: (x: number, over: Place | null = null) => {
            under = over && document.querySelector(`[data-drop=${over}]`);
            send("pointermove", x);
        },
        up: (x: number) => {
            send("pointerup", x);
            card.click(); // as browsers do
        },
        marked: () => [...document.querySelectorAll("[data-droppable]")].length,
    };
}

it("a card is let go of where it may lie", () => {
    const { told, card, down, move, up, marked } = table(["left"]);
    down();
    move(50, "left");
    expect(card.style.translate).toBe("50px 0px");
    expect(marked()).toBe(1);
    up(50);
    expect(told).toEqual(["dropped left"]);
    expect(card.style.translate).toBe("");
    expect(marked()).toBe(0);
});

it("elsewhere nothing happens", () => {
    const { told, down, move, up } = table(["left"]);
    down();
    move(50, "right");
    up(50);
    expect(told).toEqual(["put back"]);
});

it("less than five pixels are a tap", () => {
    const { told, down, move, up } = table(["left"]);
    down();
    move(4, "left");
    up(4);
    expect(told).toEqual(["tapped"]);
});

it("Esc puts it back", () => {
    const { told, card, down, move, up } = table(["left"]);
    down();
    move(50, "left");
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(told).toEqual(["put back"]);
    expect(card.style.translate).toBe("");
    up(50);
    expect(told).toEqual(["put back"]);
});

it("what can't be taken up stays", () => {
    const { told, card, down, move } = table(["left"], false);
    down();
    move(50, "left");
    expect(card.style.translate).toBeFalsy();
    expect(told).toEqual([]);
});
