import { expect, test } from 'vitest';
import type { Listed } from '../wire/api';
import { titleOf } from '../tables/shelf';
import { endingFor, others } from './names';

const listed: Listed = {
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

test('the others are everybody but me', () => {
  expect(others(listed, {}, 'pa', 'fr')).toEqual(['Ordinateur, niveau 3']);
  expect(others({ ...listed, seats: [{ person: 'pa' }, { person: 'pa' }] }, {}, 'pa', 'en')).toEqual([]);
  expect(others({ ...listed, seats: [{ person: 'pa' }, {}] }, {}, 'pa', 'en')).toEqual([]);
});

test('a result is told from where I sit', () => {
  expect(endingFor(listed, 'pa')).toBe('lost');
  expect(endingFor({ ...listed, result: { result: '1-0' } }, 'pa')).toBe('won');
  expect(endingFor({ ...listed, result: { result: '1/2-1/2' } }, 'pa')).toBe('drawn');
  expect(endingFor(listed, 'somebody')).toBe('finished');
});

test('a game this client does not know keeps its own name', () => {
  expect(titleOf('conquest')).toBe('Conquest');
  expect(titleOf('chess')).toBe('chess');
});
