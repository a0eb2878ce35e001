import { expect, it } from "vitest";
import { contrast, difference, lightness } from "./seeing";

it("measures like the published pairs of CIEDE2000", () => {
    expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 3);
    expect(difference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 3);
    expect(difference([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 3);
});

it("counts black on white as WCAG does", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(lightness("#ffffff")).toBeCloseTo(100, 1);
});
