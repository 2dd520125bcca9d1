import { expect, test } from 'vitest';
import { lotOf, readMove, typed } from './notation';

test('a move is parsed', () => {
  expect(readMove('2-5@c3d3')).toEqual({ pair: '2-5', cells: ['c3', 'd3'], stars: 0 });
  expect(readMove('0-0@a1a2**')).toEqual({ pair: '0-0', cells: ['a1', 'a2'], stars: 2 });
  for (const none of ['draw:2-5', '2-7@c3d3', 'c3d3', '2-5@c3d3***']) expect(readMove(none)).toBeNull();
});

test('the lot names a seat', () => {
  expect(lotOf('lot:seat3')).toBe(2);
  expect(lotOf('draw:?')).toBeNull();
});

test('typed input may leave out a part, and name numbers and cells in either order', () => {
  expect(typed('5-2@d3c3*')).toEqual({ pair: '2-5', slot: 'c3d3' });
  expect(typed(' C3C4 ')).toEqual({ slot: 'c3c4' });
  expect(typed('25')).toEqual({ pair: '2-5' });
  expect(typed('2-5 c3-d3')).toEqual({ pair: '2-5', slot: 'c3d3' });
  for (const none of ['', 'x', '7-1', '2-5@c3', '@']) expect(typed(none)).toBeNull();
});
