import { expect, test } from 'vitest';
import type { Entry, RecordedGame } from './record';
import { endOf, movesOf, winnersOf } from './record';
import { WriteConflict } from '../storage/savedGames';
import { MemoryStore } from './store';

/* The contract of every store, tested on the one in memory; e2e/companion.spec.ts tests IndexedDB. */

const game = (id: string, at = 1): RecordedGame => ({
  id,
  game: 'conquest',
  options: [],
  names: ['Ada', 'Bo'],
  clock: { kind: 'none' },
  times: null,
  about: { entries: 0, turn: -1, round: 1 },
  openedAt: at,
  changedAt: at,
  entries: [],
});
const move = (text: string, seat = 0): Entry => ({ kind: 'move', seat, text, round: 1, at: 5 });
const change = (entries: number, at = 10) => ({ about: { entries, turn: 0, round: 1 }, times: null, at });

test('a game is saved entry by entry, and the last entry can be taken back', async () => {
  const store = new MemoryStore();
  await store.begin(game('a'));
  await store.enter('a', 0, move('lot:white', -1), change(1));
  await store.enter('a', 1, move('d1-d5-f5=1'), change(2));
  expect(movesOf((await store.load('a'))?.entries ?? []).map(({ text }) => text)).toEqual(['lot:white', 'd1-d5-f5=1']);
  await store.takeBack('a', 1, change(1, 20));
  const now = await store.load('a');
  expect(now?.entries).toHaveLength(1);
  expect(now?.about.entries).toBe(1);
});

test('two windows cannot both continue from the same entry', async () => {
  const store = new MemoryStore();
  await store.begin(game('a'));
  await store.enter('a', 0, move('lot:white', -1), change(1));
  await expect(store.enter('a', 0, move('lot:black', -1), change(1))).rejects.toThrow(WriteConflict);
  await expect(store.takeBack('a', 1, change(0))).rejects.toThrow(WriteConflict);
  await expect(store.enter('b', 0, move('lot:black', -1), change(1))).rejects.toThrow(WriteConflict);
});

test('the game changed last is listed first, and a removed game is gone', async () => {
  const store = new MemoryStore();
  await store.begin(game('old', 1));
  await store.begin(game('new', 2));
  expect((await store.list()).map(({ id }) => id)).toEqual(['new', 'old']);
  await store.enter('old', 0, move('lot:white', -1), change(1, 30));
  expect((await store.list()).map(({ id }) => id)).toEqual(['old', 'new']);
  await store.remove('old');
  expect(await store.load('old')).toBeNull();
});

test('an entered end is the last entry, and the shares say who won', () => {
  expect(endOf([move('d1-d5-f5=1')])).toBeNull();
  expect(endOf([move('d1-d5-f5=1'), { kind: 'end', how: 'resigned', loser: 1, at: 9 }])).toMatchObject({ how: 'resigned', loser: 1 });
  expect([winnersOf('1-0'), winnersOf('1/2-1/2'), winnersOf('0-1/2-1/2')]).toEqual([[0], [0, 1], [1, 2]]);
});
