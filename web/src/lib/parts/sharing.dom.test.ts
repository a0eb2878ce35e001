import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { painted, sharePicture } from "./sharing";

const PNG = new Blob(["a picture"], { type: "image/png" });

afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
});

describe("a picture", () => {
    const clicked = vi.fn<(link: HTMLAnchorElement) => void>();

    beforeEach(() => {
        clicked.mockClear();
        vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
            this: HTMLAnchorElement,
        ) {
            clicked(this);
        });
    });

    it("is shared as a file where the device shares files", async () => {
        const share = vi.fn(() => Promise.resolve());
        vi.stubGlobal("navigator", { canShare: () => true, share });
        await sharePicture(PNG, "game.png", "Split");
        const [[data]] = share.mock.calls as unknown as [[ShareData]];
        expect(data.title).toBe("Split");
        expect(data.files?.map(({ name, type }) => [name, type])).toEqual([
            ["game.png", "image/png"],
        ]);
        expect(clicked).not.toHaveBeenCalled();
    });

    it("is not saved as well when the reader thinks better of sharing it", async () => {
        const share = () => Promise.reject(new Error("AbortError"));
        vi.stubGlobal("navigator", { canShare: () => true, share });
        await sharePicture(PNG, "game.png", "Split");
        expect(clicked).not.toHaveBeenCalled();
    });

    it.each([{}, { canShare: () => false }])("is saved elsewhere: %o", async (navigator) => {
        vi.stubGlobal("navigator", navigator);
        await sharePicture(PNG, "game.png", "Split");
        expect(clicked.mock.calls.map(([link]) => link.download)).toEqual(["game.png"]);
    });

    it("is none where it can't be loaded", async () => {
        vi.spyOn(HTMLImageElement.prototype, "decode").mockRejectedValue(new Error("broken"));
        expect(await painted("/nothing.svg")).toBeNull();
    });
});
