/** Whether this device has a network, as far as the browser knows. */

import { createSubscriber } from "svelte/reactivity";
import { on } from "svelte/events";

export class Online {
    #subscribe = createSubscriber((update) => {
        const offs = [on(window, "online", update), on(window, "offline", update)];
        return () => offs.forEach((off) => off());
    });

    get current(): boolean {
        this.#subscribe();
        return navigator.onLine;
    }
}
