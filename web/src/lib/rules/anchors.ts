/** Addresses within the rules: `/rules/split#5.2` unfolds what holds paragraph 5.2 and goes there. */

import { getContext, setContext } from "svelte";
import { isMarked, mark, marked, unmark } from "../marks";

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
    for (const before of rules.querySelectorAll(marked("target"))) {
        unmark(before, "target");
    }
    const target =
        id === ""
            ? null
            : rules.querySelector<HTMLElement>(`#${CSS.escape(id)}, ${marked("number", id)}`);
    if (target === null) return;
    for (let fold = target.closest("details"); fold !== null;) {
        fold.open = true;
        fold = fold.parentElement?.closest("details") ?? null;
    }
    const place = (isMarked(target, "number") && target.parentElement) || target; // a number's paragraph
    mark(place, "target", "");
    place.scrollIntoView();
    (target.querySelector("summary") ?? target).focus({ preventScroll: true });
}
