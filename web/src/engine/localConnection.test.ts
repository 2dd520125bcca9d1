import { expect, test } from 'vitest';
import { EngineRefusal, type Engine } from './engine';
import { LocalConnection } from './localConnection';
import type { SavedChange, Reply } from './messages';

/* What a line in this browser promises; the engine behind it is tried by browser/'s tests and e2e/engine.spec.ts. */

// Node 20 has no event for a line that is closed.
Object.assign(globalThis, { CloseEvent: globalThis.CloseEvent ?? Event });

const about = { phase: 'playing' as const, yourTurn: true, moves: 1 };
const kept: SavedChange[] = [{ table: 'a', deed: { type: 'play' }, about }];
const said = (more: Partial<Reply> = {}): Reply => ({ type: 'said', messages: [], ...more });
const done = { type: 'done', id: 1, number: 2 } as const;

/** An engine that always answers the same, and writes down what it is asked. */
function engineSaying(answer: Reply): { engine: Engine; asked: object[] } {
  const asked: object[] = [];
  const engine = {
    ask: async (request: object) => (asked.push(request), answer),
    think: async (request: object) => (asked.push(request), { type: 'thought', move: 'e2', score: 5, line: [], depth: 1, nodes: 1 }),
  };
  return { engine: engine as unknown as Engine, asked };
}

function listen(line: LocalConnection): { heard: string[]; opened: Promise<void>; closed: Promise<void> } {
  const heard: string[] = [];
  line.onmessage = ({ data }) => heard.push((JSON.parse(data) as { type: string; sentence?: string }).sentence ?? (JSON.parse(data) as { type: string }).type);
  const opened = new Promise<void>(resolve => (line.onopen = () => resolve()));
  const closed = new Promise<void>(resolve => (line.onclose = () => resolve()));
  return { heard, opened, closed };
}

const settle = () => new Promise(resolve => setTimeout(resolve, 5));

test('a move is saved before it is shown', async () => {
  let commit = () => {};
  const { engine } = engineSaying(said({ messages: [done], kept }));
  const line = new LocalConnection(engine, undefined, { restore: async () => said(), save: () => new Promise<void>(resolve => (commit = resolve)) });
  const { heard, opened } = listen(line);
  await opened;
  line.send('{"type":"play","id":1}');
  await settle();
  expect(heard).toEqual([]);
  commit();
  await settle();
  expect(heard).toEqual(['done']);
});

test('a move that cannot be saved is not shown, and the connection is closed', async () => {
  const { engine } = engineSaying(said({ messages: [done], kept }));
  const line = new LocalConnection(engine, undefined, { restore: async () => said(), save: () => Promise.reject(new Error('no room')) });
  const { heard, opened, closed } = listen(line);
  await opened;
  line.send('{"type":"play","id":1}');
  await closed;
  expect(heard).toEqual([]);
});

test('a saved table that cannot be restored is refused in the language of whoever watches it', async () => {
  const { engine } = engineSaying(said());
  const refusal = new EngineRefusal('bad-record', { en: 'It cannot be.', fr: 'Impossible.' });
  const line = new LocalConnection(engine, undefined, { restore: () => Promise.reject(refusal), save: async () => {} });
  const { heard, opened } = listen(line);
  await opened;
  line.send('{"type":"hello","version":1,"language":"fr"}');
  line.send('{"type":"watch","id":1,"table":"a","after":0}');
  await settle();
  expect(heard).toEqual(['Impossible.']);
});

test('a bot that was to move when the page was closed moves when it is opened again', async () => {
  const think = { type: 'think', table: 'a', number: 7, game: 'conquest', options: [], position: '', level: 1, seed: 0, who: 'a#1' } as const;
  const { engine, asked } = engineSaying(said());
  const line = new LocalConnection(engine, undefined, { restore: async () => said({ think: { ...think, options: [] } }), save: async () => {} });
  await listen(line).opened;
  await settle();
  expect(asked).toContainEqual({ type: 'moved', table: 'a', number: 7, move: 'e2', score: 5 });
});
