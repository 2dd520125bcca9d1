/** The wood: grain and letters, computed once per camera. */
import { at, type Camera } from '../geometry/camera';
import { COLUMNS, name, ROWS, seen } from '../geometry/squares';

export interface Grain {
  squares: string;
  shine: string;
  frame: string;
}

/** A small random generator with a fixed seed, so that the grain is always the same. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

/** The grain alternates between along and across from square to square, as in a veneered board. */
export function grain(camera: Camera): Grain {
  const random = dice(7);
  const vein = (x0: number, y0: number, x1: number, y1: number, sway: number): string => {
    const along = x1 - x0 > y1 - y0;
    const middle: [number, number, number] = [(x0 + x1) / 2 + (along ? 0 : sway), (y0 + y1) / 2 + (along ? sway : 0), 0];
    return `M${at(camera.project([x0, y0, 0]))}Q${at(camera.project(middle))} ${at(camera.project([x1, y1, 0]))}`;
  };
  const squares: string[] = [];
  const shine: string[] = [];
  for (let x = 0; x < COLUMNS; x++) {
    for (let y = 0; y < ROWS; y++) {
      for (let count = 0; count < 7; count++) {
        const off = 0.05 + random() * 0.9;
        const from = random() < 0.6 ? 0 : random() * 0.5;
        const to = random() < 0.6 ? 1 : 1 - random() * 0.5;
        const sway = (random() - 0.5) * 0.09;
        const line = (x + y) % 2 === 0 ? vein(x + from, y + off, x + to, y + off, sway) : vein(x + off, y + from, x + off, y + to, sway);
        (count === 6 ? shine : squares).push(line);
      }
    }
  }
  const { left, near, right, far } = camera.frame;
  const frame: string[] = [];
  for (let count = 0; count < 4; count++) {
    const part = (count + 0.3 + random() * 0.5) / 4;
    const sway = (random() - 0.5) * 0.06;
    frame.push(vein(-left * part, -near * part, COLUMNS + right * part, -near * part, sway));
    frame.push(vein(-left * part, ROWS + far * part, COLUMNS + right * part, ROWS + far * part, sway));
    frame.push(vein(-left * part, -near * part, -left * part, ROWS + far * part, sway));
    frame.push(vein(COLUMNS + right * part, -near * part, COLUMNS + right * part, ROWS + far * part, sway));
  }
  return { squares: squares.join(''), shine: shine.join(''), frame: frame.join('') };
}

export interface Lettering {
  text: string;
  transform: string;
  size: number;
}

/** Files along the near side and ranks on the left, engraved in the frame; on a wide frame on the other sides too. */
export function lettering(camera: Camera, flipped: boolean, size: number): Lettering[] {
  const { left, near } = camera.frame;
  const cut = (text: string, x: number, y: number): Lettering => {
    const [ox, oy] = camera.project([x, y, 0]);
    const [rx, ry] = camera.project([x + 0.1, y, 0]);
    const [ux, uy] = camera.project([x, y + 0.1, 0]);
    const numbers = [rx - ox, ry - oy, ox - ux, oy - uy].map((value) => (value / 10).toFixed(3));
    return { text, transform: `matrix(${numbers.join(' ')} ${ox.toFixed(1)} ${oy.toFixed(1)})`, size };
  };
  const files = Array.from({ length: COLUMNS }, (_, x) => cut(name(seen({ x, y: 0 }, flipped)).charAt(0), x + 0.5, -near * 0.54));
  const ranks = Array.from({ length: ROWS }, (_, y) => cut(name(seen({ x: 0, y }, flipped)).charAt(1), -left * 0.54, y + 0.5));
  return [...files, ...ranks];
}
