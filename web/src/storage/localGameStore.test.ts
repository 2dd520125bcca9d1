import { expect, test } from 'vitest';
import type { RecordedGame } from './localGame';
import { WriteConflict } from './savedGames';
import { MemoryStore, type Step } from './localGameStore';

/* The contract of every store, tested on the one in memory; e2e/local-games.spec.ts tests IndexedDB. */

const about = { phase: 'playing' as const, yourTurn: true, moves: 0 };

const game = (table: string, at = 1): RecordedGame => ({
  table,
  opening: { table, game: 'conquest', you: { id: 'me', name: 'Ada' }, bots: [{ seat: 1, level: 1 }], secret: '', seatBytes: '' },
  about,
  openedAt: at,
  changedAt: at,
  commands: [],
});

const step = (table: string, place: number, at = 10): { step: Step } => ({ step: { table, place, command: { type: `command ${place}` }, about: { ...about, moves: place + 1 }, at } });

test('a game is saved command by command, with its summary', async () => {
  const store = new MemoryStore();
  await store.keep([{ game: game('a') }]);
  await store.keep([step('a', 0)]);
  await store.keep([step('a', 1, 20)]);
  const found = await store.load('a');
  expect(found?.commands.map(({ type }) => type)).toEqual(['command 0', 'command 1']);
  expect(found).toMatchObject({ about: { moves: 2 }, openedAt: 1, changedAt: 20 });
});

test('two windows cannot continue from the same step, and nothing of a refused write is saved', async () => {
  const store = new MemoryStore();
  await store.keep([{ game: game('a') }, step('a', 0)]);
  await expect(store.keep([{ game: game('b') }, step('a', 0)])).rejects.toThrow(WriteConflict);
  await expect(store.keep([step('a', 2)])).rejects.toThrow(WriteConflict);
  expect(await store.load('b')).toBeNull();
  expect((await store.load('a'))?.commands.length).toBe(1);
});

test('a loaded game is a copy', async () => {
  const store = new MemoryStore();
  await store.keep([{ game: game('a') }]);
  (await store.load('a'))?.commands.push({ type: 'mine' });
  expect((await store.load('a'))?.commands).toEqual([]);
});

test('the game changed last is listed first; a removed game is gone', async () => {
  const store = new MemoryStore();
  await store.keep([{ game: game('a', 1) }, { game: game('b', 2) }]);
  await store.keep([step('a', 0, 3)]);
  expect((await store.list()).map(({ table }) => table)).toEqual(['a', 'b']);
  await store.remove('a');
  expect((await store.list()).map(({ table }) => table)).toEqual(['b']);
  await expect(store.keep([step('a', 1)])).rejects.toThrow(WriteConflict);
});
