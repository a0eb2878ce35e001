/** What the rules say, paragraph by paragraph: they are laid out once, out of sight, and read. */

import { marked, markOf } from "../marks";
import { mount, unmount } from "svelte";
import type { GameName } from "../protocol/messages";
import type { Text } from "../text/text.svelte";
import { linking } from "./anchors";
import { rulesOf } from "../games/catalogue";
import type { Paragraph } from "./search";

/** In the present language; whoever changes it asks again. */
export async function paragraphsOf(
    game: GameName,
    text: Text,
    around: Map<unknown, unknown>,
): Promise<Paragraph[]> {
    const [Rules] = await Promise.all([rulesOf(game), text.need("rules", game, `rules-${game}`)]);
    const place = document.createElement("div");
    const rules = mount(Rules, { target: place, props: {}, context: linking(around) });
    const found = read(game, place);
    void unmount(rules);
    return found;
}

/** Rules, what stands below a picture, and the short ones; a heading is found with what it heads. */
function read(game: GameName, place: HTMLElement): Paragraph[] {
    const said = place.querySelectorAll<HTMLElement>(`${marked("rule")}, figcaption, .short dd`);
    const taken = new Set<string>(); // where two tell the same number, it leads to the first
    return Array.from(said, (each) => {
        const fold = each.closest<HTMLElement>("details, .short");
        const numbers = Array.from(each.querySelectorAll(marked("number")), numberOf);
        const own = numbers.find((number) => !taken.has(number));
        for (const number of numbers) taken.add(number);
        return {
            game,
            text: wordsIn(each),
            title: wordsIn(fold?.querySelector("h3, h2") ?? null),
            asked: markOf(each, "asked") ?? "",
            numbers,
            address: own ?? fold?.id ?? "",
        };
    });
}

const numberOf = (element: Element): string => markOf(element, "number") ?? "";

function wordsIn(element: Element | null): string {
    const copy = element?.cloneNode(true) as Element | undefined;
    copy?.querySelectorAll(marked("number")).forEach((number) => number.remove());
    return (copy?.textContent ?? "").replace(/\s+/g, " ").trim();
}
