import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Keeping } from "./keeping";
import { Preferences } from "./preferences.svelte";
import { Sounds } from "./sounds";

/** Every note that a speaker was told to play: its loudness. */
let notes: number[];
let preferences: Preferences;
let sounds: Sounds;

class FakeContext {
    currentTime = 0;
    destination = {};
    resume = () => Promise.resolve();
    createOscillator = () => ({
        frequency: { setValueAtTime: () => undefined },
        connect: (next: object) => next,
        start: () => undefined,
        stop: () => undefined,
    });
    createGain = () => ({
        gain: {
            setValueAtTime: () => undefined,
            linearRampToValueAtTime: (loudness: number) => notes.push(loudness),
            exponentialRampToValueAtTime: () => undefined,
        },
        connect: (next: object) => next,
    });
}

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("AudioContext", FakeContext);
    notes = [];
    const keeping = new Keeping({ getItem: () => null, setItem: () => undefined });
    preferences = new Preferences(keeping, "en", () => false);
    sounds = new Sounds(preferences);
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

function heard(): number[] {
    notes = [];
    sounds.play("sealed"); // one note
    vi.runAllTimers();
    return notes;
}

it("is silent until the first touch, as browsers want it", () => {
    expect(heard()).toEqual([]);
    sounds.unlock();
    expect(heard()).toHaveLength(1);
});

it("is as loud as is wished", () => {
    sounds.unlock();
    const [usual] = heard();
    preferences.set("volume", 100);
    expect(heard()).toEqual([2 * usual!]); // half is usual
    preferences.set("volume", 10);
    expect(heard()[0]).toBeCloseTo(usual! / 5, 6);
    preferences.set("volume", 0);
    expect(heard()).toEqual([]);
});

it("leaves out what is not wished", () => {
    sounds.unlock();
    preferences.set("quietSounds", ["sealed"]);
    expect(heard()).toEqual([]);
    preferences.set("quietSounds", ["turn"]);
    expect(heard()).toHaveLength(1);
    preferences.set("isMuted", true);
    expect(heard()).toEqual([]);
});
