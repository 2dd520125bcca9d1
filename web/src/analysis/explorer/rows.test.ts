import { expect, test } from 'vitest';
import { rowsOf } from './rows';

const opening = { type: 'opening' as const, key: '01', moves: [{ text: 'a1-a3-d3=6', route: 1 }, { text: 'h1-h2=3', route: 2 }, { text: 'b1-b2=3', route: 3 }] };
const table = { level: 7, games: 9, moves: () => [{ route: 2, wins: 1, draws: 1, losses: 1 }, { route: 1, wins: 2, draws: 0, losses: 0 }, { route: 9, wins: 1, draws: 0, losses: 0 }] };

test('results are shown for White and Black, whoever moves, and add up to 100', () => {
  expect(rowsOf(table, opening, 0)).toEqual([
    { text: 'h1-h2=3', games: 3, share: 60, first: 34, drawn: 33, second: 33 },
    { text: 'a1-a3-d3=6', games: 2, share: 40, first: 100, drawn: 0, second: 0 },
  ]);
  expect(rowsOf(table, opening, 1)[1]).toEqual({ text: 'a1-a3-d3=6', games: 2, share: 40, first: 0, drawn: 0, second: 100 });
});
