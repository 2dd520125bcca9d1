import { expect, test } from 'vitest';
import { lotOf, readMove, withoutFace } from './notation';

test('a move is parsed for display', () => {
  expect(readMove('d1-d5-f5=1')).toEqual({ key: false, squares: ['d1', 'd5', 'f5'], takes: false, face: 1, wins: false });
  expect(readMove('Ke1xe2#')).toEqual({ key: true, squares: ['e1', 'e2'], takes: true, face: null, wins: true });
  expect(readMove('hello')).toBeNull();
  expect(withoutFace('g6-g4xd4=4#')).toBe('g6-g4xd4#');
});

test('the lot says who begins', () => {
  expect(lotOf('lot:black')).toBe(1);
  expect(lotOf('lot:white')).toBe(0);
  expect(lotOf('d1-d2')).toBeNull();
});
