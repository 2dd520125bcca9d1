import { expect, test } from 'vitest';
import { drawn, positionText, turnOf, withTurn } from './position';

const key = { square: 'e1', seat: 0, key: true, top: 1, south: 2, east: 3 };
const die = { square: 'd4', seat: 1, key: false, top: 4, south: 6, east: 2 };

test('dice are written in the server’s notation', () => {
  expect(positionText([key, die], 1)).toBe('9/9/9/9/3d65/9/9/4K4 b 0 1');
  expect(positionText([], 0)).toBe('9/9/9/9/9/9/9/9 w 0 1');
});

test('the side to move is read and changed', () => {
  expect(turnOf('9/9/9/9/9/9/9/9 b 0 1')).toBe(1);
  expect(withTurn('9/9/9/9/9/9/9/9 b 3 7', 0)).toBe('9/9/9/9/9/9/9/9 w 3 7');
});

test('opposite faces add to seven', () => {
  expect(drawn([die], 0).dice[0]).toMatchObject({ north: 1, west: 5 });
  expect(drawn([key], 0).dice[0]).toEqual({ square: 'e1', seat: 0, key: true });
});
