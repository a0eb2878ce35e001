/** Keeps the keyboard where it was: when the focused card or button goes away, the hand has it again. */

import type { Attachment } from "svelte/attachments";

export const holdsFocus: Attachment<HTMLElement> = (group) => {
    let isHere = false;

    const moved = (event: Event): void => {
        isHere = group.contains(event.target as Node);
    };
    function settle(): void {
        if (!isHere || document.activeElement !== document.body) return;
        group.querySelector<HTMLElement>('[data-rove][tabindex="0"]')?.focus();
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
