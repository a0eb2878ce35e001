/** Where everything lies on the table: plate – zone – plate – zone, clockwise from the place at the bottom.
 *
 * The zones of the one at the bottom are the large ones left and right of their plate. All others follow
 * clockwise: up the left side, along the top, down the right side; each plate lies between the two zones
 * that it shares. How many lie at the sides and how many along the top follows from the room.
 */

import { neighbour, zoneCount, zoneOf } from "./zones";

/** In px of the table. */
export interface Box {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
}

/** A plate may be narrower than its place: it keeps to the rim of the table. */
export interface Place extends Box {
    readonly keeps: "left" | "middle" | "right";
}

export interface Ring {
    /** there is room for real cards in every zone */
    readonly isRoomy: boolean;
    /** by zone */
    readonly zones: readonly Box[];
    /** by seat */
    readonly plates: readonly Place[];
    readonly commons: Box;
    readonly product: Box;
    /** where the totals of the two large zones are, seen from the product */
    readonly totals: "beside" | "below";
}

/** The others, clockwise. */
interface Others {
    readonly zones: readonly number[];
    /** before, between and after the zones; null: nobody sits there */
    readonly seats: readonly (number | null)[];
}

interface Table {
    readonly seats: number;
    readonly seat: number;
    readonly width: number;
    readonly height: number;
}

const ROOMY = { width: 700, height: 380 }; // px
const FLAT = { width: 480, height: 340 }; // a phone lying on its side
const TALL = 480; // px: room for everybody, not only for me
const LEAST = { width: 280, height: 190 }; // less is scrolled

/** What lies round the table of so many seats, as seen from one of them. */
export function ring(seats: number, seat: number, width: number, height: number): Ring {
    const table = {
        seats,
        seat,
        width: Math.max(width, LEAST.width),
        height: Math.max(height, LEAST.height),
    };
    const others = othersOf(seats, seat);
    if (table.width >= FLAT.width && table.height < FLAT.height) return flat(table, others);
    const most = Math.floor(others.zones.length / 2);
    const ways = Array.from({ length: most + 1 }, (_, sides) => upright(table, others, sides));
    return ways.reduce((best, way) => (merit(way, others) > merit(best, others) ? way : best));
}

function othersOf(seats: number, seat: number): Others {
    const count = zoneCount(seats);
    if (seats === 2) {
        // They sit opposite: their right is on my left.
        const other = 1 - seat;
        const zones = [zoneOf(2, other, "right"), zoneOf(2, other, "left")];
        return { zones, seats: [null, other, null] };
    }
    const left = neighbour(seats, seat, "left");
    return {
        zones: Array.from({ length: count - 2 }, (_, step) => (left + step) % count),
        seats: Array.from({ length: seats - 1 }, (_, step) => (left + step) % seats),
    };
}

/** How good a way is for the others: how much room their smallest zone has, if names can be read. */
function merit({ isRoomy, zones, plates }: Ring, others: Others): number {
    const room = Math.min(...others.zones.map((zone) => area(zones[zone]!)));
    const narrowest = Math.min(...plates.map(({ width }) => width));
    return narrowest < (isRoomy ? NAME.roomy : NAME.small) ? room / 4 : room;
}

const NAME = { roomy: 150, small: 92 }; // px: a plate with eight letters of a name

/** Very flat or narrow is worth less than its size: a card has to fit. */
const area = ({ width, height }: Box): number =>
    Math.min(width, 4 * height) * Math.min(height, 2 * width);

function sizes({ width, height }: Table) {
    const isRoomy = width >= ROOMY.width && height >= ROOMY.height;
    return isRoomy ? { isRoomy, gap: 8, plate: 30 } : { isRoomy, gap: 3, plate: 25 };
}

/** A table that is being laid. */
interface Laying {
    readonly table: Table;
    readonly others: Others;
    /** zones at each side, and along the top */
    readonly sides: number;
    readonly top: number;
    readonly zones: Box[];
    readonly plates: Place[];
    /** px, all of them */
    readonly gap: number;
    readonly plate: number;
    readonly bow: number;
    readonly band: number;
    readonly zoneHeight: number;
    readonly sideWidth: number;
    readonly isRoomy: boolean;
}

/** The usual table, with so many zones at each side and the rest along the top. */
function upright(table: Table, others: Others, sides: number): Ring {
    const { mineHeight, ...laying } = heights(table, others, sides);
    const { isRoomy, gap, zones, plates } = laying;
    const below = layTop(laying);
    laySides(laying, below);
    const mineY = table.height - gap - mineHeight;
    mine(table, { zones, plates }, mineY, mineHeight);
    if (sides === 0) layNeighbours(laying, mineY);
    const middle = layMiddle(laying, below, mineY);
    return { isRoomy, zones, plates, ...middle, totals: isRoomy ? "beside" : "below" };
}

/** How high everything is: what plates and commons leave is for the zones, half of it for mine. */
function heights(table: Table, others: Others, sides: number): Laying & { mineHeight: number } {
    const { width, height } = table;
    const { isRoomy, gap, plate } = sizes(table);
    const top = others.zones.length - 2 * sides;
    const band = sides > 0 ? 0 : isRoomy ? Math.max(100, height * 0.2) : 46; // for the commons
    const plateRows =
        Math.max(0, sides - 1) +
        [
            top > 1, // above the zones of the top
            top > 0 && sides > 0, // at the upper corners
            others.seats[0] !== null && !(isRoomy && sides === 0), // neighbours, if not in the band
        ].filter(Boolean).length;
    const zoneRows = sides + (top > 0 ? 1 : 0);
    const bow = isRoomy && top > 2 ? 14 : 0; // the zones of the top lie on an arc
    const room = height - bow - plateRows * (plate + gap) - band - (zoneRows + 3) * gap;
    const mineHeight = room * (zoneRows < 2 ? 0.54 : height > TALL ? 0.44 : 0.5);
    const zoneHeight = (room - mineHeight) / zoneRows;
    const sideWidth = sideRoom(width, isRoomy, gap);
    const laid = { zones: [], plates: [] };
    const lengths = { gap, plate, bow, band, zoneHeight, sideWidth, mineHeight, isRoomy };
    return { table, others, sides, top, ...laid, ...lengths };
}

function seat({ others, plates }: Laying, index: number, place: Place): void {
    const who = others.seats[index];
    if (who != null) plates[who] = place;
}

/** The plate of so many steps to the left, and its counterpart on the right. */
function seatAtSides(laying: Laying, index: number, y: number): void {
    const { table, others, gap, plate, sideWidth } = laying;
    const box = { y, width: sideWidth, height: plate };
    seat(laying, index, { x: gap, ...box, keeps: "left" });
    const x = table.width - gap - sideWidth;
    seat(laying, others.seats.length - 1 - index, { x, ...box, keeps: "right" });
}

/** The zones along the top on an arc, a plate above every joint. Gives where they end. */
function layTop(laying: Laying): number {
    const { table, others, sides, top, zones, gap, plate, bow, zoneHeight, isRoomy } = laying;
    if (top === 0) return gap;
    const y = top > 1 ? gap + plate + gap / 2 : gap;
    const widest = isRoomy ? 4 * zoneHeight : table.width;
    const each = Math.min(widest, (table.width - gap) / top - gap);
    const from = (table.width - top * each - (top - 1) * gap) / 2;
    const down = (index: number) => bow * outwards(index, top);
    for (let index = 0; index < top; index++) {
        const x = from + index * (each + gap);
        const zone = others.zones[sides + index]!;
        zones[zone] = { x, y: y + down(index), width: each, height: zoneHeight };
        if (index === 0) continue;
        const rim = y + Math.min(down(index - 1), down(index)) - plate - gap / 2;
        const joint = { x: x - gap / 2 - each / 2, y: rim, width: each, height: plate };
        seat(laying, sides + index, { ...joint, keeps: "middle" });
    }
    return y + zoneHeight + bow + gap;
}

/** The zones at the sides from the top down, a plate above and below each. */
function laySides(laying: Laying, below: number): void {
    const { table, others, sides, top, zones, gap, plate, zoneHeight, sideWidth } = laying;
    let y = below;
    if (top > 0 && sides > 0) {
        seatAtSides(laying, sides, y);
        y += plate + gap;
    }
    for (let index = sides - 1; index >= 0; index--) {
        const box = { y, width: sideWidth, height: zoneHeight };
        zones[others.zones[index]!] = { x: gap, ...box };
        const mirror = others.zones.length - 1 - index;
        zones[others.zones[mirror]!] = { x: table.width - gap - sideWidth, ...box };
        y += zoneHeight + gap;
        seatAtSides(laying, index, y);
        y += plate + gap;
    }
}

/** Where no zone is at my sides, my neighbours sit beside the commons, or on a phone below them. */
function layNeighbours(laying: Laying, mineY: number): void {
    const { isRoomy, band, plate, gap } = laying;
    seatAtSides(laying, 0, mineY - gap - (isRoomy ? (band + plate) / 2 : plate));
}

/** Commons and product, and above them who sits opposite where no zone is along the top. */
function layMiddle(
    laying: Laying,
    below: number,
    mineY: number,
): Pick<Ring, "commons" | "product"> {
    const { table, sides, top, isRoomy, gap, plate, sideWidth } = laying;
    const { width } = table;
    // Beside my neighbours there is less room than between zones.
    const aside = Math.max(width / 2 - 260, 180);
    const x = sides > 0 ? gap + sideWidth + gap : isRoomy ? aside : gap;
    const middle = { x, width: width - 2 * x };
    if (top === 0) seat(laying, sides, { ...middle, y: gap, height: plate, keeps: "middle" });
    const start = top === 0 ? gap + plate + gap : below;
    const end = mineY - (isRoomy ? gap : sides > 0 ? PRODUCT : gap + plate);
    const commons = { ...middle, y: start, height: end - start };
    if (!isRoomy) {
        const product = { x: width / 2 - 52, y: end, width: 104, height: mineY - end };
        return { commons, product };
    }
    const height = table.height - mineY - plate - 2 * gap;
    return { commons, product: { ...between(width), y: mineY, height } };
}

const PRODUCT = 40; // px high, where it stands above the two zones

/** 0 in the middle of the arc, 1 at its ends. */
function outwards(index: number, count: number): number {
    const half = (count - 1) / 2;
    return half === 0 ? 0 : ((index - half) / half) ** 2;
}

/** How wide the zones at the sides are: the commons between them need some room. */
function sideRoom(width: number, isRoomy: boolean, gap: number): number {
    const middle = isRoomy ? Math.max(290, width * 0.32) : 108;
    return (width - middle - 4 * gap) / 2;
}

/** Between my two zones, where there is room: the product, and my plate. */
function between(width: number): { x: number; width: number } {
    const wide = Math.min(240, Math.max(150, width * 0.14));
    return { x: (width - wide) / 2, width: wide };
}

function mine(
    table: Table,
    { zones, plates }: { zones: Box[]; plates: Place[] },
    y: number,
    height: number,
): void {
    const { seats, seat, width } = table;
    const { isRoomy, gap, plate } = sizes(table);
    const middle = isRoomy ? between(width) : { x: width / 2 - 66, width: 132 };
    const each = isRoomy ? middle.x - 2 * gap : width / 2 - 1.5 * gap;
    zones[zoneOf(seats, seat, "left")] = { x: gap, y, width: each, height };
    const x = width - gap - each;
    zones[zoneOf(seats, seat, "right")] = { x, y, width: each, height };
    const bottom = y + height - plate;
    plates[seat] = { ...middle, y: bottom, height: plate, keeps: "middle" };
}

const FLAT_MIDDLE = 112; // px: wide enough for a plate

/** A phone lying on its side: the others in two columns, my zones between them. */
function flat(table: Table, others: Others): Ring {
    const { seats, seat, width, height } = table;
    const { gap, plate } = sizes({ ...table, width: 0 });
    const left = Math.ceil(others.zones.length / 2);
    const sideWidth = Math.min(240, width * 0.19);
    const zones: Box[] = [];
    const plates: Place[] = [];
    const columns = [
        { x: gap, keeps: "left", count: left },
        { x: width - gap - sideWidth, keeps: "right", count: others.zones.length - left },
    ] as const;
    const from = gap + sideWidth + gap;
    const to = columns[1].count === 0 ? width - gap : width - from;
    const middle = { x: (from + to - FLAT_MIDDLE) / 2, width: FLAT_MIDDLE };
    for (const [column, { x, keeps, count }] of columns.entries()) {
        // From below: a neighbour's plate, a zone, the next plate, the next zone.
        const place = (step: number) => (column === 0 ? step : others.zones.length - step);
        const each = (height - gap - count * (plate + 2 * gap)) / Math.max(1, count);
        for (let step = 0; step < count; step++) {
            const y = height - (step + 1) * (plate + gap) - step * (each + gap);
            const who = others.seats[place(step)];
            if (who != null) plates[who] = { x, y, width: sideWidth, height: plate, keeps };
            const zone = others.zones[column === 0 ? step : others.zones.length - 1 - step]!;
            zones[zone] = { x, y: y - gap - each, width: sideWidth, height: each };
        }
    }
    const opposite = others.seats[left];
    if (opposite != null) plates[opposite] = { ...middle, y: gap, height: plate, keeps: "middle" };
    const inner = { y: gap, width: middle.x - gap - from, height: height - 2 * gap };
    zones[zoneOf(seats, seat, "left")] = { x: from, ...inner };
    zones[zoneOf(seats, seat, "right")] = { x: to - inner.width, ...inner };
    const bottom = height - gap - plate;
    plates[seat] = { ...middle, y: bottom, height: plate, keeps: "middle" };
    const start = gap + plate + gap;
    const productY = bottom - gap - PRODUCT;
    return {
        isRoomy: false,
        zones,
        plates,
        commons: { ...middle, y: start, height: productY - start },
        product: { ...middle, y: productY, height: PRODUCT },
        totals: "beside",
    };
}
