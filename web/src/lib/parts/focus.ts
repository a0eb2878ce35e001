/** Keeps the keyboard where it was: when what it stood on goes away, the next thing to do has it.
 *
 * To focus anything makes the browser lay out the page, and so does taking away what has the focus. So the first is
 * done with the next frame, for which the page is laid out anyway, and the second while it still is; or what goes
 * stays, out of sight: `data-gone`.
 */

import type { Attachment } from "svelte/attachments";
import { isMarked, mark, marked, type Mark } from "../marks";

const GONE: Mark = "gone";

const NEXT = `${marked("next")}:not(${marked(GONE)})`; // what a player does next, wherever it stands
const STOPS = `${marked("rove")}[tabindex="0"], button:not(:disabled, [tabindex="-1"], ${marked(GONE)}), [tabindex="0"]`;
const GROUP = marked("keeps-focus");

const stopIn = (group: HTMLElement): HTMLElement =>
    group.querySelector<HTMLElement>(NEXT) ?? group.querySelector<HTMLElement>(STOPS) ?? group;

const isGone = (element: Element | null): boolean =>
    (element?.closest(marked(GONE)) ?? null) !== null;

/** Attach to the group; it gets the focus itself where nothing in it can have it. */
export const keepsFocus: Attachment<HTMLElement> = (group) => {
    let isHere = false;

    const moved = (event: Event): void => {
        isHere = group.contains(event.target as Node);
    };
    /** Gone with the element, or taken elsewhere by the player? */
    function isLost(): boolean {
        const active = document.activeElement;
        return isHere && (active === document.body || isGone(active));
    }
    const settle = (): void => {
        if (isLost()) stopIn(group).focus();
    };

    const watcher = new MutationObserver(() => {
        if (isLost()) requestAnimationFrame(settle);
    });
    mark(group, "keeps-focus", "");
    watcher.observe(group, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: [`data-${GONE}`],
    });
    document.addEventListener("focusin", moved);
    document.addEventListener("pointerdown", moved);
    return () => {
        watcher.disconnect();
        document.removeEventListener("focusin", moved);
        document.removeEventListener("pointerdown", moved);
    };
};

/**
 * Much is about to change: let go of what may be taken away, and have it again with the next frame if it is still
 * there. Only inside of groups that keep the focus, and not for what stays out of sight instead of being taken away.
 *
 * @param aside what stays, and can have the focus meanwhile
 */
export function stepAside(aside: HTMLElement): void {
    const active = document.activeElement;
    const group = active?.closest<HTMLElement>(GROUP);
    if (!(active instanceof HTMLElement) || active === aside || !group) return;
    if (isMarked(active, "stays")) return;
    aside.focus({ preventScroll: true });
    requestAnimationFrame(() => {
        if (document.activeElement !== aside) return;
        const isThere = active.isConnected && !isGone(active);
        const next = isThere ? active : stopIn(group.isConnected ? group : aside);
        next.focus({ preventScroll: isThere });
    });
}

/**
 * Focus the heading of the page that was just opened, once it has one: a screen reader reads it, and Tab goes on from
 * there. Leaves the focus alone if the address names a part of the page, or the reader has moved on meanwhile.
 *
 * @returns stops waiting for a heading
 */
export function focusHeading(): () => void {
    if (location.hash !== "") return () => undefined;
    const before = document.activeElement;
    const isUntouched = (): boolean =>
        document.activeElement === before || document.activeElement === document.body;
    const focus = (): void => {
        const heading = document.querySelector<HTMLElement>("h1:not([role])");
        if (heading === null && isUntouched()) return;
        watcher.disconnect();
        if (heading === null || !isUntouched()) return;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
    };
    const watcher = new MutationObserver(focus);
    watcher.observe(document.body, { childList: true, subtree: true });
    focus();
    return () => watcher.disconnect();
}
