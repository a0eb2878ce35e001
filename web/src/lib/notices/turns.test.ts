import { beforeEach, expect, it, vi } from "vitest";
import { TurnNotices } from "./turns";

const notifier = { show: vi.fn(), close: vi.fn(), vibrate: vi.fn() };
const words = () => ({ title: "Split", body: "Your turn", path: "/t/abc" });
const both = { isNoticed: true, isVibrating: true };
let notices: TurnNotices;

beforeEach(() => {
    vi.clearAllMocks();
    notices = new TurnNotices(notifier, "abc");
});

it("shows one notice for each turn that begins while nobody looks", () => {
    notices.turn(false, true, both, words);
    notices.turn(true, true, both, words);
    notices.turn(true, true, both, words);
    expect(notifier.show).toHaveBeenCalledTimes(1);
    expect(notifier.show).toHaveBeenCalledWith("Split", "Your turn", "splittable-abc", "/t/abc");
    notices.turn(false, true, both, words);
    notices.turn(true, true, both, words);
    expect(notifier.show).toHaveBeenCalledTimes(2);
});

it("shows none of a turn that began before somebody's eyes", () => {
    notices.turn(true, false, both, words);
    notices.turn(true, true, both, words);
    expect(notifier.show).not.toHaveBeenCalled();
    expect(notifier.vibrate).toHaveBeenCalledTimes(1);
});

it("does nothing that nobody switched on", () => {
    notices.turn(true, true, { isNoticed: false, isVibrating: false }, words);
    expect(notifier.show).not.toHaveBeenCalled();
    expect(notifier.vibrate).not.toHaveBeenCalled();
});

it("takes the notice away when somebody looks, or the turn is over", () => {
    notices.turn(true, true, both, words);
    notices.seen();
    expect(notifier.close).toHaveBeenCalledTimes(1);
    expect(notifier.close).toHaveBeenCalledWith("splittable-abc");
    notices.turn(false, true, both, words);
    expect(notifier.close).toHaveBeenCalledTimes(2);
});
