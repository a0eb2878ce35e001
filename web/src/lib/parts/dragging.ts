/** Cards that can be dragged to where they may lie, beside tapping one and then the other. */

import { mark, marked, markOf, unmark, type MarkValue } from "../marks";

export type Place = MarkValue<"drop">;

/** What is dragged: legality is the game's own business. */
export interface Dragged {
    /** whether it may be let go of there */
    allows(place: Place): boolean;
    drop(place: Place): void;
    /** it is put back */
    cancel(): void;
}

const THRESHOLD = 5; // px; less is a tap

/** The browser clicks what was pressed; a card that was dragged is not tapped. */
function forgoClick(): void {
    const swallow = (click: Event) => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    requestAnimationFrame(() => removeEventListener("click", swallow, true));
}

/**
 * Makes the cards of a group draggable.
 *
 * @param lift takes a card up; null: it can't be taken up now
 */
export function dragging(lift: (card: HTMLElement) => Dragged | null) {
    return (group: HTMLElement): (() => void) => {
        let card: HTMLElement | null = null;
        let dragged: Dragged | null = null;
        let start = { x: 0, y: 0 };

        const places = (): readonly HTMLElement[] => [
            ...document.querySelectorAll<HTMLElement>(marked("drop")),
        ];
        const placeOf = (node: Element): Place => markOf(node, "drop") as Place;

        function grab(event: PointerEvent): void {
            if (event.button !== 0 || !event.isPrimary) return;
            card = (event.target as Element).closest<HTMLElement>(marked("drags"));
            start = { x: event.clientX, y: event.clientY };
        }

        function move(event: PointerEvent): void {
            if (card === null) return;
            const [x, y] = [event.clientX - start.x, event.clientY - start.y];
            if (dragged === null) {
                if (Math.hypot(x, y) < THRESHOLD) return;
                dragged = lift(card);
                if (dragged === null) return forget();
                card.setPointerCapture(event.pointerId);
                mark(card, "dragged", "");
                addEventListener("keydown", pressed, true);
            }
            const over = placeUnder(event);
            for (const node of places()) {
                if (!dragged.allows(placeOf(node))) unmark(node, "droppable");
                else mark(node, "droppable", node === over ? "over" : "");
            }
            card.style.translate = `${x}px ${y}px`;
        }

        function placeUnder(event: PointerEvent): HTMLElement | null {
            const below = document.elementsFromPoint(event.clientX, event.clientY);
            const found = below
                .map((node) => node.closest<HTMLElement>(marked("drop")))
                .find((node) => node !== null && dragged!.allows(placeOf(node)));
            return found ?? null;
        }

        function release(event: PointerEvent): void {
            if (dragged === null) return forget();
            const place = placeUnder(event);
            const { drop, cancel } = dragged;
            forget();
            forgoClick();
            if (place === null) cancel();
            else drop(placeOf(place));
        }

        function putBack(): void {
            const wasDragged = dragged;
            forget();
            wasDragged?.cancel();
        }

        function pressed(event: KeyboardEvent): void {
            if (event.key !== "Escape") return;
            event.stopPropagation();
            event.preventDefault();
            addEventListener("pointerup", forgoClick, { capture: true, once: true });
            putBack();
        }

        function forget(): void {
            removeEventListener("keydown", pressed, true);
            for (const node of places()) unmark(node, "droppable");
            if (card !== null && dragged !== null) {
                unmark(card, "dragged");
                card.style.translate = "";
            }
            card = null;
            dragged = null;
        }

        group.addEventListener("pointerdown", grab);
        group.addEventListener("pointermove", move);
        group.addEventListener("pointerup", release);
        group.addEventListener("pointercancel", putBack);
        return () => {
            putBack();
            group.removeEventListener("pointerdown", grab);
            group.removeEventListener("pointermove", move);
            group.removeEventListener("pointerup", release);
            group.removeEventListener("pointercancel", putBack);
        };
    };
}
