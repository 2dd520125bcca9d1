import { type Direction, direction, isSquare, name, place, STEPS } from './squares';
import type { DescribedMove, Faces } from '../types';

/** A described move, parsed once for drawing. */
export interface Route {
  move: DescribedMove;
  from: string;
  to: string;
  squares: string[];
  /** How the die lies on each square; empty for the Key die. */
  faces: Faces[];
  /** The square where it turns; null for a straight route. */
  corner: string | null;
  /** The direction of the last step, as the board lies for the first seat. */
  entry: Direction;
  /** The face that comes up; null for the Key die. */
  top: number | null;
  takes: boolean;
  wins: boolean;
}

export function route(move: DescribedMove): Route | null {
  const squares = move.path?.split(' ') ?? [];
  const from = squares[0];
  const to = squares.at(-1);
  const before = squares.at(-2);
  if (from === undefined || to === undefined || before === undefined) return null;
  const faces = (move.faces ?? '').split(' ').filter((digits) => digits.length === 3).map(facesOf);
  return {
    move,
    from,
    to,
    squares,
    faces: faces.length === squares.length ? faces : [],
    corner: cornerOf(squares),
    entry: direction(before, to),
    top: faces.length === squares.length ? (faces.at(-1)?.top ?? null) : null,
    takes: move.takes ?? false,
    wins: move.wins ?? false,
  };
}

export function routesOf(moves: DescribedMove[]): Route[] {
  return moves.map(route).filter((read) => read !== null);
}

/** The routes of one die, by destination. */
export function chartOf(routes: Route[], from: string): Map<string, Route[]> {
  const chart = new Map<string, Route[]>();
  for (const one of routes) {
    if (one.from === from) chart.set(one.to, [...(chart.get(one.to) ?? []), one]);
  }
  return chart;
}

function facesOf(digits: string): Faces {
  return { top: Number(digits[0]), south: Number(digits[1]), east: Number(digits[2]) };
}

function cornerOf(squares: string[]): string | null {
  for (let at = 1; at + 1 < squares.length; at++) {
    const [a, b, c] = [squares[at - 1], squares[at], squares[at + 1]] as [string, string, string];
    if (direction(a, b) !== direction(b, c)) return b;
  }
  return null;
}

/** The squares named in a notation, in order: start, corner and end as far as they are written. */
export function waypoints(text: string): string[] {
  return text
    .replace(/[=#].*$/, '')
    .split(/[-x]/)
    .map((part) => part.trim().replace(/^K/, ''))
    .filter(isSquare);
}

/** All squares along a notation; only the start if nothing else is written. */
export function squaresAlong(text: string): string[] {
  const points = waypoints(text);
  const along = points.slice(0, 1);
  for (let leg = 1; leg < points.length; leg++) {
    const [from, to] = [points[leg - 1], points[leg]] as [string, string];
    const step = STEPS[direction(from, to)];
    const end = place(to);
    for (let at = place(from), left = 9; (at.x !== end.x || at.y !== end.y) && left > 0; left--) {
      at = { x: at.x + step.x, y: at.y + step.y };
      along.push(name(at));
    }
  }
  return along;
}

/** The routes a typed text may mean: those of one die, those by one corner, or exactly one. */
export function routesTyped(routes: Route[], text: string): Route[] {
  const said = waypoints(text.trim().replace(/^([a-i][1-8])\s+/, '$1-').replace(/\s+/g, '-'));
  if (said.length < 2) return [];
  const exact = routes.filter((one) => said.join() === waypoints(one.move.text).join());
  if (exact.length > 0) return exact;
  return said.length === 2 ? routes.filter((one) => one.from === said[0] && one.to === said[1]) : [];
}
