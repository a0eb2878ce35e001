/** What scrolls can be reached by keys, and is a stop for Tab only while it does scroll. */

import type { Attachment } from "svelte/attachments";

export const scrolling: Attachment<HTMLElement> = (box) => {
    function settle(): void {
        const scrolls = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
        if (scrolls) box.tabIndex = 0;
        else box.removeAttribute("tabindex");
    }
    const sizes = new ResizeObserver(settle);
    sizes.observe(box);
    const contents = new MutationObserver(settle);
    contents.observe(box, { childList: true, subtree: true });
    settle();
    return () => {
        sizes.disconnect();
        contents.disconnect();
    };
};
