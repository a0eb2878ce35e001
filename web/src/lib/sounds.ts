/** Short, quiet sounds that the page makes itself; never the only sign of anything. */

import type { Preferences, Sound } from "./preferences.svelte";

/** Hz and ms, one after the other */
type Tune = readonly (readonly [number, number])[];

const TUNES: Record<Sound, Tune> = {
    turn: [
        [660, 90],
        [880, 140],
    ],
    sealed: [[520, 50]],
    reveal: [
        [440, 60],
        [554, 60],
        [659, 110],
    ],
    hurry: [
        [700, 60],
        [0, 60],
        [700, 60],
    ],
    tick: [[1200, 25]],
    talk: [
        [740, 40],
        [990, 60],
    ],
    end: [
        [523, 110],
        [659, 110],
        [784, 110],
        [1047, 220],
    ],
    rematch: [
        [784, 80],
        [0, 40],
        [784, 80],
        [1047, 160],
    ],
};

const LOUDEST = 0.12;

export class Sounds {
    #preferences: Preferences;
    #context: AudioContext | null = null;

    constructor(preferences: Preferences) {
        this.#preferences = preferences;
    }

    /** Browsers let a page sound only after the first touch or key. */
    unlock = (): void => {
        if (this.#context === null && "AudioContext" in globalThis)
            this.#context = new AudioContext();
        void this.#context?.resume();
    };

    play(sound: Sound): void {
        const context = this.#context;
        const loudness = (LOUDEST * this.#preferences.get("volume")) / 100;
        if (context === null || loudness === 0 || !this.#preferences.plays(sound)) return;
        setTimeout(() => sing(context, TUNES[sound], loudness)); // what is seen comes first
    }
}

/** One voice for the whole tune: every voice costs a slow device a millisecond. */
function sing(context: AudioContext, tune: Tune, loudness: number): void {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    volume.gain.value = 0;
    const start = context.currentTime + 0.01;
    let at = start;
    for (const [pitch, ms] of tune) {
        const end = at + ms / 1000;
        if (pitch > 0) {
            tone.frequency.setValueAtTime(pitch, at);
            volume.gain.setValueAtTime(0, at);
            volume.gain.linearRampToValueAtTime(loudness, at + 0.012);
            volume.gain.exponentialRampToValueAtTime(0.0001, end);
        }
        at = end;
    }
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(at);
}
