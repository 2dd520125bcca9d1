import { expect, test } from 'vitest';
import { area, curve, plyAt, stretches, xOf, yOf } from './graph';

const BOX = { width: 100, height: 40 };
const points = [0.5, 1, null, 0, 0.25].map((share, ply) => ({ ply, share }));

test('the graph takes the whole width, with an even score in the middle', () => {
  expect([0, 2, 4].map(ply => xOf(ply, 4, BOX))).toEqual([0, 50, 100]);
  expect(xOf(0, 0, BOX)).toBe(50);
  expect([0, 0.5, 1].map(share => yOf(share, BOX))).toEqual([40, 20, 0]);
});

test('positions not analysed yet are left out', () => {
  expect(stretches(points).map(some => some.map(({ ply }) => ply))).toEqual([[0, 1], [3, 4]]);
  expect(curve(points, 4, BOX)).toBe('M0 20L25 0M75 40L100 30');
  expect(area(points, 4, BOX)).toBe('M0 40L0 20L25 0L25 40ZM75 40L75 40L100 30L100 40Z');
  expect(curve([], 0, BOX)).toBe('');
});

test('a point on the graph maps to the nearest move', () => {
  expect([-5, 12, 13, 60, 400].map(x => plyAt(x, 4, BOX))).toEqual([0, 0, 1, 2, 4]);
});
