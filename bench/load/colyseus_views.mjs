// A seat's client for the Colyseus room with a view per seat: every patch is a move.

import { ColyseusSeat, sitDown as sit } from "./colyseus.mjs";

const PATCH = 15;

class SeatWithView extends ColyseusSeat {
    isMove(bytes) {
        return bytes[0] === PATCH;
    }
}

export const sitDown = (port, number, failed) => sit(port, number, failed, SeatWithView);
