/** A view field by field: an update wakes only those who look at a field that it changed. */

class Field {
    value = $state.raw<unknown>();
}

export class Fields<V extends object> {
    #fields = new Map<PropertyKey, Field>();
    /** reads like the latest view; empty before the first */
    readonly view: V = new Proxy({} as V, {
        get: (_, name) => this.#fields.get(name)?.value,
        has: (_, name) => this.#fields.has(name),
    });

    take(view: V): void {
        for (const [name, value] of Object.entries(view)) {
            const field = this.#fields.get(name) ?? new Field();
            this.#fields.set(name, field);
            field.value = value;
        }
    }
}
