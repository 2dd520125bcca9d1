import { describe, expect, it } from 'vitest';
import { CAMERAS, squareBox } from '../geometry/camera';
import { placeNextTo, halfHit, hitTest, meant, type Target } from './hitTest';
import { silhouette, standing, UPRIGHT } from '../geometry/dieSolid';
import { place, rows, seen } from '../geometry/squares';

const cameras = Object.values(CAMERAS);

describe('pointing', () => {
  it.each(cameras)('at the middle of an empty square of the $name view finds it, from either side', (camera) => {
    for (const flipped of [false, true]) {
      for (const square of rows(false).flat()) {
        const { x, y } = seen(place(square), flipped);
        const found = hitTest(camera, flipped, [], camera.project([x + 0.25, y + 0.75, 0]))!;
        expect(found.square).toBe(square);
        expect(found.spot!.x).toBeCloseTo(0.25, 6);
        expect(found.spot!.y).toBeCloseTo(0.75, 6);
      }
    }
  });

  it.each(cameras)('at the top of a die in the $name view means the die, not the square behind it', (camera) => {
    const solid = standing(camera, { x: 4, y: 0 }, UPRIGHT);
    const targets: Target[] = [{ square: 'e1', hull: silhouette(camera, solid) }];
    const [x, y] = camera.project([solid.centre[0], solid.centre[1] + camera.die * 0.45, camera.die]);
    expect(hitTest(camera, false, targets, [x, y])).toEqual({ square: 'e1', spot: null, route: null });
  });

  it.each(cameras)('at the middle of the box round a square finds the square in the $name view, even if all of them are full', (camera) => {
    const targets = rows(false).toReversed().flat().map((square): Target => ({ square, hull: silhouette(camera, standing(camera, place(square), UPRIGHT)) }));
    const nearestFirst = targets.sort((a, b) => camera.depth([place(a.square).x, place(a.square).y, 0]) - camera.depth([place(b.square).x, place(b.square).y, 0]));
    for (const square of rows(false).flat()) {
      const box = squareBox(camera, place(square));
      expect(hitTest(camera, false, nearestFirst, [box.x + box.width / 2, box.y + box.height / 2])?.square).toBe(square);
    }
  });

  it('outside the board hits nothing', () => {
    expect(hitTest(CAMERAS.plan, false, [], [-50, 50])).toBeNull();
  });

  it('at a card selects its route', () => {
    const card: Target = { square: 'c7', hull: [[0, 0], [10, 0], [10, 10], [0, 10]], route: 1 };
    expect(hitTest(CAMERAS.plan, false, [card], [5, 5])).toEqual({ square: 'c7', spot: null, route: 1 });
  });

  it('with a finger finds a valid target nearby', () => {
    const find = ([x]: readonly [number, number]): { square: string; spot: null; route: null } => ({ square: x < 0 ? 'a1' : 'b1', spot: null, route: null });
    expect(meant([3, 0], 10, find, ({ square }) => square === 'a1')?.square).toBe('a1');
    expect(meant([30, 0], 10, find, ({ square }) => square === 'a1')?.square).toBe('b1');
    expect(meant([3, 0], 10, find, () => true)?.square).toBe('b1');
  });

  it('in a split square selects a half', () => {
    expect(halfHit('rise', { square: 'e7', spot: { x: 0.2, y: 0.8 }, route: null })).toBe('ul');
    expect(halfHit('rise', { square: 'e7', spot: { x: 0.8, y: 0.2 }, route: null })).toBe('lr');
    expect(halfHit('fall', { square: 'e7', spot: { x: 0.8, y: 0.8 }, route: null })).toBe('ur');
  });
});

describe('the card about a die', () => {
  const room = { x: 0, y: 0, width: 344, height: 310 };
  const card = { width: 160, height: 165 };

  it('never covers the die, wherever it stands', () => {
    for (let x = 0; x < 9; x++) {
      for (let y = 0; y < 8; y++) {
        const die = { x: 16 + x * 36, y: y * 36 - 10, width: 36, height: 46 };
        const at = placeNextTo(die, card, room);
        const apart = at.x >= die.x + die.width || at.x + card.width <= die.x || at.y >= die.y + die.height || at.y + card.height <= die.y;
        expect(apart, `${x} ${y}`).toBe(true);
        expect(at.x).toBeGreaterThanOrEqual(0);
        expect(at.x + card.width).toBeLessThanOrEqual(room.width);
      }
    }
  });
});
