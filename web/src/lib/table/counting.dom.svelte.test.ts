import { expect, test, vi } from "vitest";
import { CountUp } from "./counting.svelte";

test("without motion all is counted at once", () => {
    const counting = new CountUp();
    counting.begin(0);
    expect(counting.part).toBe(1);
});

test("it waits for the podium, counts for 800 ms, and only once", async () => {
    vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
    const counting = new CountUp();
    counting.begin(250);
    await vi.advanceTimersByTimeAsync(560);
    expect(counting.part).toBe(0);
    await vi.advanceTimersByTimeAsync(400);
    expect(counting.part).toBeGreaterThan(0);
    expect(counting.part).toBeLessThan(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(counting.part).toBe(1);
    counting.begin(250);
    await vi.advanceTimersByTimeAsync(100);
    expect(counting.part).toBe(1);
    vi.useRealTimers();
});

test("another game is counted anew", () => {
    const counting = new CountUp();
    counting.begin(0);
    counting.reset();
    expect(counting.part).toBe(0);
});
