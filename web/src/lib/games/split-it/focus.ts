/** Keeps the keyboard where it was when what it stood on is gone: the next thing to do takes over. */

import type { Attachment } from "svelte/attachments";

const STOPS = "button:not(:disabled, [tabindex='-1']), [tabindex='0']";

export const keepsFocus: Attachment<HTMLElement> = (group) => {
    let last: Element | null = null;

    const focused = (event: FocusEvent) => (last = event.target as Element);

    /** Gone with the element, or taken elsewhere by the player? */
    function changed(): void {
        if (last === null || last.isConnected || document.activeElement !== document.body) return;
        last = null;
        (group.querySelector<HTMLElement>(STOPS) ?? group).focus();
    }

    const watcher = new MutationObserver(changed);
    watcher.observe(group, { childList: true, subtree: true });
    group.addEventListener("focusin", focused);
    return () => {
        watcher.disconnect();
        group.removeEventListener("focusin", focused);
    };
};
