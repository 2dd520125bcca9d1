import { expect, test } from 'vitest';
import type { TableSummary } from '../api/client';
import { titleOf } from '../games/registry';
import { resultFor, opponents } from './playerNames';

const listed: TableSummary = {
  table: 'k7',
  game: 'conquest',
  options: [],
  clock: { kind: 'none' },
  phase: 'ended',
  seats: [{ person: 'pa' }, { bot: 3 }],
  openedAt: 0,
  changedAt: 0,
  result: { result: '0-1' },
};

test('opponents are all players but me', () => {
  expect(opponents(listed, {}, 'pa', 'fr')).toEqual(['Ordinateur (niveau 3)']);
  expect(opponents({ ...listed, seats: [{ person: 'pa' }, { person: 'pa' }] }, {}, 'pa', 'en')).toEqual([]);
  expect(opponents({ ...listed, seats: [{ person: 'pa' }, {}] }, {}, 'pa', 'en')).toEqual([]);
});

test('a result is shown from my seat', () => {
  expect(resultFor(listed, 'pa')).toBe('lost');
  expect(resultFor({ ...listed, result: { result: '1-0' } }, 'pa')).toBe('won');
  expect(resultFor({ ...listed, result: { result: '1/2-1/2' } }, 'pa')).toBe('drawn');
  expect(resultFor(listed, 'a player')).toBe('finished');
});

test('an unknown game keeps its id', () => {
  expect(titleOf('conquest')).toBe('Conquest');
  expect(titleOf('chess')).toBe('chess');
});
