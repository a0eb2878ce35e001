import { expect, it } from "vitest";
import { isKept, isNavigation, keptOf } from "./keeping";

const US = "https://play.example";
const FILES = new Set(["/assets/app-1a2b.js", "/icon.svg"]);
const get = (path: string, mode: RequestMode = "cors") =>
    ({ method: "GET", mode, url: new URL(path, US).href }) as Request;

it("shows the kept page for places, not for what the server tells or for others", () => {
    for (const path of ["/", "/t/abc?invite=x", "/t/abc/games/1", "/rules/split"]) {
        expect(isNavigation(get(path, "navigate"), US)).toBe(true);
    }
    for (const path of ["/api/tables", "/api", "/ws", "/licences.txt", "https://other.example/"]) {
        expect(isNavigation(get(path, "navigate"), US)).toBe(false);
    }
    expect(isNavigation(get("/"), US)).toBe(false);
    expect(isNavigation({ ...get("/", "navigate"), method: "POST", url: US }, US)).toBe(false);
});

it("keeps files of the build and nothing else", () => {
    expect(isKept(get("/assets/app-1a2b.js"), US, FILES)).toBe(true);
    expect(isKept(get("/icon.svg"), US, FILES)).toBe(true);
    for (const path of [
        "/",
        "/t/abc",
        "/api/tables",
        "/api/tables/abc/games/1/record",
        "/assets/app-3c4d.js",
        "/icon.svg?token=secret",
        "https://other.example/icon.svg",
    ]) {
        expect(isKept(get(path), US, FILES)).toBe(false);
    }
    expect(isKept({ ...get("/"), method: "POST", url: `${US}/icon.svg` }, US, FILES)).toBe(false);
});

it("takes no list at its word", () => {
    const list = ["/icon.svg", "/api/tables", 7, null, "https://[", `${US}/assets/app-1a2b.js`];
    expect(keptOf(list, US, FILES)).toEqual(["/icon.svg", "/assets/app-1a2b.js"]);
    for (const none of [null, undefined, "x", {}, 7]) expect(keptOf(none, US, FILES)).toEqual([]);
});
