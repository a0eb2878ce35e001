/** Addresses within the rules: `/rules/split#5.2` unfolds what holds paragraph 5.2 and goes there. */

import { getContext, setContext } from "svelte";

const LINKED = Symbol("paragraphs have addresses");

/** On a page of their own the paragraphs have addresses; beside a table the address is the table's. */
export const letLink = (linked: boolean): void => void setContext(LINKED, linked);
export const mayLink = (): boolean => getContext<boolean | undefined>(LINKED) ?? false;

/** The same for rules that are laid out elsewhere, with what is around them there. */
export const linking = (around: Map<unknown, unknown>): Map<unknown, unknown> =>
    new Map([...around, [LINKED, true]]);

/** Unfold everything around the target of the present address, now and whenever it changes. */
export function unfolding(rules: HTMLElement): () => void {
    const follow = () => show(rules, decodeURIComponent(location.hash.slice(1)));
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
}

/** A number's paragraph, or a part of the rules: unfolded, marked, and the reader there. */
export function show(rules: HTMLElement, id: string): void {
    for (const before of rules.querySelectorAll("[data-target]")) {
        before.removeAttribute("data-target");
    }
    const escaped = CSS.escape(id);
    const target =
        id === ""
            ? null
            : rules.querySelector<HTMLElement>(`#${escaped}, [data-number="${escaped}"]`);
    if (target === null) return;
    for (let fold = target.closest("details"); fold !== null;) {
        fold.open = true;
        fold = fold.parentElement?.closest("details") ?? null;
    }
    const place = (target.dataset.number !== undefined && target.parentElement) || target; // a number's paragraph
    place.setAttribute("data-target", "");
    place.scrollIntoView();
    (target.querySelector("summary") ?? target).focus({ preventScroll: true });
}
