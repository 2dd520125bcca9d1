import { describe, expect, it } from 'vitest';
import { SCENES } from '../dev/scenes';
import { diagonal, halfAt, halfOf, layout } from './splitSquare';
import { chartOf, routesOf } from './routes';
import { place, seen, seenDirection } from './squares';

describe('a split square', () => {
  it('is cut from the corner nearest the die to the opposite one', () => {
    expect(diagonal({ x: 3, y: 3 }, { x: 5, y: 5 })).toBe('rise');
    expect(diagonal({ x: 3, y: 3 }, { x: 1, y: 1 })).toBe('rise');
    expect(diagonal({ x: 3, y: 3 }, { x: 1, y: 5 })).toBe('fall');
    expect(diagonal({ x: 3, y: 3 }, { x: 5, y: 1 })).toBe('fall');
  });

  it('shows each route on the side where the die enters', () => {
    expect(halfOf('rise', 'n')).toBe('lr');
    expect(halfOf('rise', 'e')).toBe('ul');
    expect(halfOf('rise', 's')).toBe('ul');
    expect(halfOf('rise', 'w')).toBe('lr');
    expect(halfOf('fall', 'n')).toBe('ll');
    expect(halfOf('fall', 'w')).toBe('ur');
  });

  it.each([false, true])('gives its two routes different halves (turned round: %s)', (flipped) => {
    for (const scene of Object.values(SCENES)) {
      const routes = routesOf(scene.moves.flat());
      for (const from of new Set(routes.map((one) => one.from))) {
        for (const [to, some] of chartOf(routes, from)) {
          expect(some.length).toBeLessThanOrEqual(2);
          const line = diagonal(seen(place(from), flipped), seen(place(to), flipped));
          const halves = some.map((one) => halfOf(line, seenDirection(one.entry, flipped)));
          expect(new Set(halves).size).toBe(some.length);
        }
      }
    }
  });

  it('has its face and its arrow inside the half', () => {
    for (const line of ['rise', 'fall'] as const) {
      for (const entry of ['n', 'e', 's', 'w'] as const) {
        const half = halfOf(line, entry);
        const { face, arrow } = layout(half, entry);
        expect(halfAt(line, face.x, face.y)).toBe(half);
        expect(halfAt(line, arrow.x, arrow.y)).toBe(half);
      }
    }
  });

  it('has the arrow at the edge the die comes over', () => {
    expect(layout('lr', 'n').arrow.y).toBeLessThan(0.2);
    expect(layout('ul', 'e').arrow.x).toBeLessThan(0.2);
    expect(layout('ul', 's').arrow.y).toBeGreaterThan(0.8);
    expect(layout('lr', 'w').arrow.x).toBeGreaterThan(0.8);
  });
});
