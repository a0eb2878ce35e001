/** What scrolls can be reached by keys, and is a stop for Tab only while it does scroll. */

import type { Attachment } from "svelte/attachments";

export const scrolling: Attachment<HTMLElement> = (box) => {
    function settle(): void {
        const scrolls = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
        if (scrolls) box.tabIndex = 0;
        else box.removeAttribute("tabindex");
    }
    // Sizes are told after the browser has laid out the page: asking for them then costs nothing.
    const sizes = new ResizeObserver(settle);
    const watched = new Set<Element>();
    function watch(): void {
        for (const child of box.children) {
            if (watched.has(child)) continue;
            watched.add(child);
            sizes.observe(child);
        }
        for (const child of watched) {
            if (child.parentElement === box) continue;
            watched.delete(child);
            sizes.unobserve(child);
        }
    }
    const contents = new MutationObserver(watch);
    contents.observe(box, { childList: true });
    sizes.observe(box);
    watch();
    return () => {
        sizes.disconnect();
        contents.disconnect();
    };
};
