/** What this browser remembers: my name, the secret of my seat at each table, what I prefer. */

export interface KeptTable {
    id: string;
    game: string;
    /** secret: whoever has it is this person */
    token: string;
    /** of the link that brought me here, while I have no seat yet */
    invite: string | null;
    /** a player there, not only a spectator */
    isSeated: boolean;
    /** ms since 1970: when I was last there */
    at: number;
}

const MOST_TABLES = 50;

/** Where it is kept; a browser that keeps nothing still lets one play. */
export type Shelf = Pick<Storage, "getItem" | "setItem">;

export class Keeping {
    #shelf: Shelf;

    constructor(shelf: Shelf) {
        this.#shelf = shelf;
    }

    read<T>(key: string, otherwise: T): T {
        try {
            const text = this.#shelf.getItem(`splittable.${key}`);
            return text === null ? otherwise : (JSON.parse(text) as T);
        } catch {
            return otherwise;
        }
    }

    write(key: string, value: unknown): void {
        try {
            this.#shelf.setItem(`splittable.${key}`, JSON.stringify(value));
        } catch {
            // full or forbidden: it lasts as long as the page does
        }
    }

    get name(): string {
        return this.read("name", "");
    }

    set name(name: string) {
        this.write("name", name);
    }

    /** The latest first. */
    get tables(): KeptTable[] {
        return this.read<KeptTable[]>("tables", []);
    }

    table(id: string): KeptTable | undefined {
        return this.tables.find((table) => table.id === id);
    }

    keep(table: KeptTable): void {
        const others = this.tables.filter((each) => each.id !== table.id);
        this.write("tables", [table, ...others].slice(0, MOST_TABLES));
    }

    forget(id: string): void {
        this.write(
            "tables",
            this.tables.filter((each) => each.id !== id),
        );
    }
}

/** A new secret: 192 random bits in letters that a link can carry. */
export function newToken(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(24));
    return btoa(String.fromCharCode(...bytes))
        .replaceAll("+", "-")
        .replaceAll("/", "_");
}
