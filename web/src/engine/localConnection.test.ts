import { expect, test } from 'vitest';
import { EngineRefusal, type Engine } from './engine';
import { LocalConnection } from './localConnection';
import type { SavedChange, Reply } from './messages';

/* The contract of a connection in this browser; the engine is tested by browser/'s tests and e2e/engine.spec.ts. */

const about = { phase: 'playing' as const, yourTurn: true, moves: 1 };
const kept: SavedChange[] = [{ table: 'a', command: { type: 'play' }, about }];
const said = (more: Partial<Reply> = {}): Reply => ({ type: 'reply', messages: [], ...more });
const done = { type: 'done', id: 1, seq: 2 } as const;

/** An engine that always gives the same answer and records its requests. */
function engineSaying(answer: Reply): { engine: Engine; asked: object[] } {
  const asked: object[] = [];
  const engine = {
    prepare: () => void asked.push({ type: 'prepare' }),
    ask: async (request: object) => (asked.push(request), answer),
    think: async (request: object) => (asked.push(request), { type: 'thought', move: 'e2', score: 5, line: [], depth: 1, nodes: 1 }),
  };
  return { engine: engine as unknown as Engine, asked };
}

function listen(connection: LocalConnection): { heard: string[]; opened: Promise<void>; closed: Promise<void> } {
  const heard: string[] = [];
  connection.onMessage = message => heard.push('message' in message ? message.message : message.type);
  const opened = new Promise<void>(resolve => (connection.onOpen = () => resolve()));
  const closed = new Promise<void>(resolve => (connection.onClose = () => resolve()));
  return { heard, opened, closed };
}

const settle = () => new Promise(resolve => setTimeout(resolve, 5));

test('a move is saved before it is shown', async () => {
  let commit = () => {};
  const { engine } = engineSaying(said({ messages: [done], records: kept }));
  const connection = new LocalConnection(engine, undefined, { restore: async () => said(), save: () => new Promise<void>(resolve => (commit = resolve)) });
  const { heard, opened } = listen(connection);
  await opened;
  connection.send({ type: 'play', id: 1, table: 'a', seq: 1, move: 'e2' });
  await settle();
  expect(heard).toEqual([]);
  commit();
  await settle();
  expect(heard).toEqual(['done']);
});

test('a move that cannot be saved is not shown, and the connection is closed', async () => {
  const { engine } = engineSaying(said({ messages: [done], records: kept }));
  const connection = new LocalConnection(engine, undefined, { restore: async () => said(), save: () => Promise.reject(new Error('no room')) });
  const { heard, opened, closed } = listen(connection);
  await opened;
  connection.send({ type: 'play', id: 1, table: 'a', seq: 1, move: 'e2' });
  await closed;
  expect(heard).toEqual([]);
});

test('a saved table that cannot be restored is refused in the viewer’s language', async () => {
  const { engine } = engineSaying(said());
  const refusal = new EngineRefusal('bad-record', { en: 'It cannot be.', fr: 'Impossible.' });
  const connection = new LocalConnection(engine, undefined, { restore: () => Promise.reject(refusal), save: async () => {} });
  const { heard, opened } = listen(connection);
  await opened;
  connection.send({ type: 'hello', version: 1, language: 'fr' });
  connection.send({ type: 'subscribe', id: 1, table: 'a', afterSeq: 0 });
  await settle();
  expect(heard).toEqual(['Impossible.']);
});

test('a bot that was to move when the page was closed moves when it is reopened', async () => {
  const think = { type: 'think', table: 'a', seq: 7, game: 'conquest', options: [], position: '', level: 1, seed: 0, player: 'a#1' } as const;
  const { engine, asked } = engineSaying(said());
  const connection = new LocalConnection(engine, undefined, { restore: async () => said({ think: { ...think, options: [] } }), save: async () => {} });
  await listen(connection).opened;
  await settle();
  expect(asked).toContainEqual({ type: 'bot-move', table: 'a', seq: 7, move: 'e2', score: 5 });
  expect(asked[0]).toEqual({ type: 'prepare' });
});
