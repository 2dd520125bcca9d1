import { expect, test } from 'vitest';
import { rounds } from './rounds';

test('a round is a line, and the lot is none', () => {
  const history = [
    { seat: -1, text: 'lot:black', round: 1 },
    { seat: 1, text: 'a8-a6', round: 1 },
    { seat: 0, text: 'a1-a3', round: 2 },
    { seat: 1, text: 'b8-b7', round: 2 },
  ];
  expect(rounds(history)).toEqual([
    { round: 1, moves: [undefined, { text: 'a8-a6', ply: 2 }] },
    { round: 2, moves: [{ text: 'a1-a3', ply: 3 }, { text: 'b8-b7', ply: 4 }] },
  ]);
});
