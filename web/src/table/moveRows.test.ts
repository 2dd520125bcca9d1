import { expect, test } from 'vitest';
import { isListed, moveRows } from './moveRows';

test('a round is a row, with a row for a chance move that has a text', () => {
  const history = [
    { seat: -1, text: 'lot:black', round: 1 },
    { seat: 1, text: 'a8-a6', round: 1 },
    { seat: 0, text: 'a1-a3', round: 2 },
    { seat: -1, text: 'hidden', round: 2 },
    { seat: 1, text: 'b8-b7', round: 2 },
  ];
  expect(moveRows(history, text => (text === 'hidden' ? '' : 'Black begins.'))).toEqual([
    { chance: 'Black begins.', ply: 1 },
    { round: 1, moves: [undefined, { seat: 1, text: 'a8-a6', ply: 2 }] },
    { round: 2, moves: [{ seat: 0, text: 'a1-a3', ply: 3 }, { seat: 1, text: 'b8-b7', ply: 5 }] },
  ]);
});

test('a player who moves twice in a round gets a second row', () => {
  const history = [0, 2, 0].map(seat => ({ seat, text: 'x', round: 4 }));
  expect(moveRows(history, () => '').map(line => ('round' in line ? line.moves.length : 0))).toEqual([3, 1]);
});

test('a chance move without a text is not listed', () => {
  const game = { chanceText: (text: string) => (text === 'lot' ? 'White goes first.' : '') };
  expect([{ seat: -1, text: 'lot' }, { seat: -1, text: 'draw' }, { seat: 1, text: 'draw' }].map(made => isListed(made, game))).toEqual([true, false, true]);
});
