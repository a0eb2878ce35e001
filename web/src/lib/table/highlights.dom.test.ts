import { expect, it, vi } from "vitest";
import { highlight } from "./highlights";

const hinted = (root: HTMLElement): string[] =>
    [...root.querySelectorAll<HTMLElement>("[data-hinted]")].map((each) => each.id);

it("highlights what a hint speaks of, also where it is drawn anew, until the hint closes", async () => {
    const root = document.createElement("div");
    root.innerHTML = '<i id="a" data-spot="hand 41"></i><i id="b" data-place="seat 2"></i><i></i>';
    const stop = highlight(
        [
            { kind: "hand", at: "41" },
            { kind: "seat", at: "2" },
        ],
        root,
    );
    expect(hinted(root)).toEqual(["a", "b"]);
    root.insertAdjacentHTML("beforeend", '<i id="c" data-spot="hand 41"></i>');
    await vi.waitFor(() => expect(hinted(root)).toEqual(["a", "b", "c"]));
    stop();
    expect(hinted(root)).toEqual([]);
});
