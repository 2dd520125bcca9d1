import { expect, test } from 'vitest';
import type { Recorded } from './record';
import { Overtaken } from '../kept/games';
import { MemoryStore, type Step } from './store';

/* What every store promises, tried on the one in memory; the browser's own database is tried by e2e/practise.spec.ts. */

const about = { phase: 'playing' as const, yourTurn: true, moves: 0 };

const game = (table: string, at = 1): Recorded => ({
  table,
  opening: { table, game: 'conquest', you: { id: 'me', name: 'Ada' }, bots: [{ seat: 1, level: 1 }], secret: '', bytes: '' },
  about,
  openedAt: at,
  changedAt: at,
  deeds: [],
});

const step = (table: string, place: number, at = 10): { step: Step } => ({ step: { table, place, deed: { type: `deed ${place}` }, about: { ...about, moves: place + 1 }, at } });

test('a game is kept step by step, and what it has come to with it', async () => {
  const store = new MemoryStore();
  await store.keep([{ game: game('a') }]);
  await store.keep([step('a', 0)]);
  await store.keep([step('a', 1, 20)]);
  const found = await store.load('a');
  expect(found?.deeds.map(({ type }) => type)).toEqual(['deed 0', 'deed 1']);
  expect(found).toMatchObject({ about: { moves: 2 }, openedAt: 1, changedAt: 20 });
});

test('two windows cannot go on from the same place, and nothing of what was refused is kept', async () => {
  const store = new MemoryStore();
  await store.keep([{ game: game('a') }, step('a', 0)]);
  await expect(store.keep([{ game: game('b') }, step('a', 0)])).rejects.toThrow(Overtaken);
  await expect(store.keep([step('a', 2)])).rejects.toThrow(Overtaken);
  expect(await store.load('b')).toBeNull();
  expect((await store.load('a'))?.deeds.length).toBe(1);
});

test('what is loaded is one’s own', async () => {
  const store = new MemoryStore();
  await store.keep([{ game: game('a') }]);
  (await store.load('a'))?.deeds.push({ type: 'mine' });
  expect((await store.load('a'))?.deeds).toEqual([]);
});

test('the last touched game is listed first; one thrown away is gone for good', async () => {
  const store = new MemoryStore();
  await store.keep([{ game: game('a', 1) }, { game: game('b', 2) }]);
  await store.keep([step('a', 0, 3)]);
  expect((await store.list()).map(({ table }) => table)).toEqual(['a', 'b']);
  await store.remove('a');
  expect((await store.list()).map(({ table }) => table)).toEqual(['b']);
  await expect(store.keep([step('a', 1)])).rejects.toThrow(Overtaken);
});
