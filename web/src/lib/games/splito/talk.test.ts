import { expect, test } from "vitest";
import type { Scene } from "../../table/scene";
import { topics } from "./talk";

const line = (objective: string, status: string) => ({ objective, status });
const zone = (...lines: object[]) => ({ lines });
const sheet = {
    commons: [
        { objective: "MV1", zone: 2 },
        { objective: "MC_green", zone: null },
    ],
    zones: [
        zone(line("V2_4", "open"), line("D6C", "met")),
        zone(line("V0_5", "open")),
        zone(line("D4C", "lost"), line("Z_GE15", "open")),
    ],
};

const named = (seat: number | null) =>
    topics({ view: { seat, sheet }, names: ["A", "B", "C"] } as unknown as Scene<"splito">)[
        "objective-open"
    ];

test("I may mean what is open in my zones, and a common Objective that nobody has", () => {
    expect(named(0)).toEqual(["MC_green", "V2_4", "Z_GE15"]); // zones 0 and 2
    expect(named(1)).toEqual(["MC_green", "V2_4", "V0_5"]);
});

test("whoever watches may mean any zone", () => {
    expect(named(null)).toEqual(["MC_green", "V2_4", "V0_5", "Z_GE15"]);
});
