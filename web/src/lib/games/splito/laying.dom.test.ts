/** Cards on the table stay the elements they are: what has not become another is not touched. */

import { expect, it } from "vitest";
import { Laid } from "./laying";

interface Facts {
    key: string;
    words: string;
}

/** Keeps what it was shown. */
class Slip {
    readonly element = document.createElement("b");

    show({ words }: Facts): void {
        this.element.textContent = words;
    }
}

const place = () => {
    const here = document.createElement("div");
    here.append(document.createElement("i"));
    return here;
};
const facts = (...keys: string[]): Facts[] => keys.map((key) => ({ key, words: key }));

it("lays everything in its order, behind what stands there anyway", () => {
    const here = place();
    const laid = new Laid<Facts>(() => new Slip());
    for (const keys of ["bd", "abcd", "dcba", "c", "", "ac"]) {
        laid.lay(here, facts(...keys));
        expect(here.firstElementChild!.tagName).toBe("I");
        expect(here.textContent).toBe(keys);
    }
});

it("keeps the element of what stays", () => {
    const here = place();
    const laid = new Laid<Facts>(() => new Slip());
    laid.lay(here, facts("a", "b"));
    const [, first] = here.children;
    laid.lay(here, [{ key: "a", words: "A" }, ...facts("c")]);
    expect(here.children[1]).toBe(first);
    expect(here.textContent).toBe("Ac");
});

it("begins anew in another place", () => {
    const [one, other] = [place(), place()];
    const laid = new Laid<Facts>(() => new Slip());
    laid.lay(one, facts("a"));
    laid.lay(other, facts("a"));
    expect([one.textContent, other.textContent]).toEqual(["a", "a"]);
});
