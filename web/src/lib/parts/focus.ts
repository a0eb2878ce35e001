/** Keeps the keyboard where it was: when what it stood on goes away, the next thing to do has it. */

import type { Attachment } from "svelte/attachments";

const STOPS = '[data-rove][tabindex="0"], button:not(:disabled, [tabindex="-1"]), [tabindex="0"]';

/** Attach to the group; it gets the focus itself where nothing in it can have it. */
export const keepsFocus: Attachment<HTMLElement> = (group) => {
    let isHere = false;

    const moved = (event: Event): void => {
        isHere = group.contains(event.target as Node);
    };
    /** Gone with the element, or taken elsewhere by the player? */
    function settle(): void {
        if (!isHere || document.activeElement !== document.body) return;
        (group.querySelector<HTMLElement>(STOPS) ?? group).focus();
    }

    const watcher = new MutationObserver(settle);
    watcher.observe(group, { childList: true, subtree: true });
    document.addEventListener("focusin", moved);
    document.addEventListener("pointerdown", moved);
    return () => {
        watcher.disconnect();
        document.removeEventListener("focusin", moved);
        document.removeEventListener("pointerdown", moved);
    };
};
