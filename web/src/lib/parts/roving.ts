/** A group that is one stop for the Tab key: arrows, Home and End move inside it. */

import type { Attachment } from "svelte/attachments";
import { marked } from "../marks";

const STEPS: Record<string, number> = {
    ArrowRight: 1,
    ArrowDown: 1,
    ArrowLeft: -1,
    ArrowUp: -1,
};

/** Attach to the group; its stops are the elements inside that carry `data-rove`. */
export const roving: Attachment<HTMLElement> = (group) => {
    const stops = () => [...group.querySelectorAll<HTMLElement>(marked("rove"))];

    /** Exactly one can be tabbed to: the focused one, or the one that was, or the first. */
    function settle(): void {
        const all = stops();
        const present = all.find((stop) => stop === document.activeElement);
        const chosen = present ?? all.find((stop) => stop.tabIndex === 0) ?? all[0];
        for (const stop of all) {
            const index = stop === chosen ? 0 : -1;
            if (stop.tabIndex !== index) stop.tabIndex = index; // to set it on what has the focus costs a layout
        }
    }

    function pressed(event: KeyboardEvent): void {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const all = stops();
        const here = all.indexOf(document.activeElement as HTMLElement);
        if (here < 0) return;
        const step = STEPS[event.key];
        const edge = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : null;
        const next = step === undefined ? edge : (here + step + all.length) % all.length;
        if (next === null) return;
        event.preventDefault();
        all[next]?.focus();
    }

    settle();
    const watcher = new MutationObserver(settle);
    watcher.observe(group, { childList: true, subtree: true });
    group.addEventListener("keydown", pressed);
    group.addEventListener("focusin", settle);
    return () => {
        watcher.disconnect();
        group.removeEventListener("keydown", pressed);
        group.removeEventListener("focusin", settle);
    };
};
