/** The result as a picture to pass on: names and scores on the game's felt, drawn by our own pen. */

import type { GameName } from "../protocol/messages";

export interface Line {
    readonly name: string;
    readonly score: string;
    readonly wins: boolean;
}

const WIDTH = 1080;
const MARGIN = 80;
const ROW = 110;
const FONT = 'Fredoka, "Fredoka, for now", system-ui, sans-serif';

export async function picture(
    game: GameName,
    title: string,
    lines: readonly Line[],
): Promise<Blob | null> {
    const canvas = document.createElement("canvas");
    canvas.width = WIDTH;
    canvas.height = 320 + ROW * lines.length;
    const pen = canvas.getContext("2d");
    if (pen === null) return null;
    const felt = getComputedStyle(document.body).getPropertyValue(`--felt-${game}`);
    draw(pen, canvas, felt, title, lines);
    return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function draw(
    pen: CanvasRenderingContext2D,
    { width, height }: { width: number; height: number },
    felt: string,
    title: string,
    lines: readonly Line[],
): void {
    pen.fillStyle = felt;
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = "rgb(255 233 214 / 0.1)";
    pen.beginPath();
    pen.ellipse(width / 2, height / 2, width * 0.62, height * 0.6, 0, 0, 2 * Math.PI);
    pen.fill();
    for (const [at, turn] of [-0.2, 0, 0.2].entries()) card(pen, width - 250 + 60 * at, 125, turn);
    pen.textBaseline = "middle";
    pen.fillStyle = "#fff4e6";
    written(pen, title, MARGIN, 130, 84, width - 420);
    for (const [at, line] of lines.entries()) row(pen, line, 270 + ROW * at, width);
    pen.textAlign = "left";
    pen.fillStyle = "rgb(255 244 230 / 0.75)";
    written(pen, "Splittable", MARGIN, height - 50, 34, width);
}

function row(pen: CanvasRenderingContext2D, line: Line, y: number, width: number): void {
    pen.fillStyle = line.wins ? "#ffc46b" : "#fff4e6";
    if (line.wins) star(pen, MARGIN + 26, y);
    pen.textAlign = "right";
    const taken = written(pen, line.score, width - MARGIN, y, 60, width / 2);
    pen.textAlign = "left";
    const left = MARGIN + 76;
    written(pen, line.name, left, y, 60, width - MARGIN - left - taken - 40);
}

/** As large as there is room for it; tells how wide it is. */
function written(
    pen: CanvasRenderingContext2D,
    words: string,
    x: number,
    y: number,
    size: number,
    room: number,
): number {
    pen.font = `600 ${size}px ${FONT}`;
    const wide = pen.measureText(words).width;
    if (wide > room) pen.font = `600 ${Math.max(18, (size * room) / wide)}px ${FONT}`;
    pen.fillText(words, x, y, room);
    return Math.min(wide, room);
}

function card(pen: CanvasRenderingContext2D, x: number, y: number, turn: number): void {
    pen.save();
    pen.translate(x, y);
    pen.rotate(turn);
    pen.shadowColor = "rgb(0 0 0 / 0.35)";
    pen.shadowBlur = 14;
    pen.fillStyle = "#fffaf0";
    pen.beginPath();
    pen.roundRect(-50, -70, 100, 140, 14);
    pen.fill();
    pen.shadowColor = "transparent";
    pen.fillStyle = turn === 0 ? "#e3a008" : "#33414f";
    star(pen, 0, 0);
    pen.restore();
}

function star(pen: CanvasRenderingContext2D, x: number, y: number): void {
    pen.beginPath();
    for (let point = 0; point < 10; point++) {
        const reach = point % 2 === 0 ? 26 : 11;
        const turn = (point * Math.PI) / 5 - Math.PI / 2;
        pen.lineTo(x + reach * Math.cos(turn), y + reach * Math.sin(turn));
    }
    pen.fill();
}
