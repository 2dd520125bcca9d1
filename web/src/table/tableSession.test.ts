import { afterEach, expect, test, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import type { Backend } from '../api/backend';
import type { ServerMessage } from '../protocol/messages';
import type { Connection } from '../protocol/socket';
import { state, whole as table } from '../protocol/testTable';
import { SCENES } from '../games/conquest/dev/scenes';
import type { Selection } from '../games/conquest/input/selection.svelte';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { TableSession } = await import('./tableSession.svelte');
afterEach(() => void vi.unstubAllGlobals());

const { position, moves } = SCENES.midgame;
const STATE = { ...state, position, moves: moves[0] };

/** A session at a table of Conquest with the first seat to move, and the commands it sends. */
async function seated() {
  const sent: { type: string; id: number; text?: string }[] = [];
  const connection: Connection = { onOpen: null, onClose: null, onMessage: null, send: message => void sent.push(message as never), close: () => {} };
  const receive = (message: object) => connection.onMessage?.(message as ServerMessage);
  const session = new TableSession('k7', { isLocal: true, connect: () => connection, person: () => 'pa' } as unknown as Backend);
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  const leave = session.connect();
  connection.onOpen?.();
  receive({ type: 'welcome', version: 1, heartbeat: 25_000 });
  const whole = (seq: number) => receive({ ...table, id: 1, seq, state: STATE });
  const event = (seq: number, happened: object, state: object) => receive({ type: 'event', table: 'k7', seq, at: 0, event: happened, state });
  whole(4);
  // A second message while the game is being loaded.
  event(5, { kind: 'draw-offered', seat: 1 }, { offers: { draw: [1] } });
  await vi.waitFor(() => expect(session.selection).not.toBeNull(), 5_000);
  const selection = session.selection as Selection;
  selection.fix(selection.routes[0]!);
  const answer = (message: object) => receive({ id: sent.at(-1)?.id, ...message });
  /** The connection is lost, and opened again at once. */
  const reconnect = async () => {
    connection.onClose?.();
    await new Promise(resolve => setTimeout(resolve));
    session.reconnect();
    connection.onOpen?.();
    receive({ type: 'welcome', version: 1, heartbeat: 25_000 });
  };
  return { session, selection, whole, event, sent, leave, answer, reconnect };
}

test('a move clears the previous choice', async () => {
  const { selection, event } = await seated();
  event(6, { kind: 'taken-back', plies: 1 }, { turn: 0, position, moves: moves[0] });
  expect([selection.chosen, selection.declared]).toEqual([null, '']);
});

test('an event that does not change the position keeps the choice', async () => {
  const { selection, event } = await seated();
  event(6, { kind: 'draw-offered', seat: 1 }, { offers: { draw: [1] } });
  expect(selection.chosen).not.toBeNull();
});

test('the choice survives a lost connection if nothing has happened meanwhile', async () => {
  const { selection, whole } = await seated();
  whole(5);
  expect(selection.chosen).not.toBeNull();
  whole(6);
  expect(selection.chosen).toBeNull();
});

test('a declaration is sent to the others once', async () => {
  const { session, event, sent } = await seated();
  const declared = () => sent.filter(({ type }) => type === 'declare').map(({ text }) => text);
  session.declare('');
  session.declare('d1');
  session.declare('d1');
  expect(declared()).toEqual(['d1']);
  // A declaration ends with the next event, on every screen.
  event(6, { kind: 'draw-offered', seat: 1 }, { offers: { draw: [1] } });
  session.declare('');
  session.declare('d1');
  expect(declared()).toEqual(['d1', 'd1']);
});

test('a request that another player declines is shown until something else happens', async () => {
  const { session, event } = await seated();
  event(6, { kind: 'draw-declined', seat: 1 }, { offers: { draw: [] } });
  expect(session.declined).toEqual({ request: 'draw', by: 1 });
  event(7, { kind: 'taken-back', seat: 0 }, { turn: 0, position, moves: moves[0] });
  expect(session.declined).toBeNull();
  event(8, { kind: 'draw-declined', seat: 0 }, { offers: { draw: [] } });
  expect(session.declined).toBeNull();
});

test('a command without an answer is not called unsent after the page has left the table', async () => {
  const { session, leave } = await seated();
  const answer = session.rematch();
  leave();
  expect(await answer).toBe(false);
  expect(session.failed).toBeNull();
});

const OWN_MOVE = { kind: 'played', seat: 0, text: 'd1-d5', round: 1, spentMs: 0 };

test('a move that was sent and not answered is played if the events after it say so', async () => {
  const { session, event, answer, reconnect } = await seated();
  const isPlayed = session.play('d1-d5', 'd1 to d5.');
  await reconnect();
  expect([session.pending, session.isSending, session.failed]).toEqual(['d1 to d5.', true, null]);
  event(6, OWN_MOVE, { turn: 1, position: { dice: [] }, moves: [] });
  answer({ type: 'done', seq: 6 });
  expect(await isPlayed).toBe(true);
  expect([session.pending, session.isSending, session.failed]).toEqual(['', false, null]);
});

test('a move that was sent and not answered is not played if nothing came after it', async () => {
  const { session, answer, reconnect } = await seated();
  const isPlayed = session.play('d1-d5', 'd1 to d5.');
  await reconnect();
  answer({ type: 'done', seq: 5 });
  expect(await isPlayed).toBe(false);
  expect(session.failed).toContain('was not played');
});

test.each(['outcome-unknown', 'internal-error'])('after %s the page asks what has happened', async code => {
  const { session, event, sent, answer } = await seated();
  const isPlayed = session.play('d1-d5');
  answer({ type: 'refused', code, message: 'Perhaps.', seq: 5 });
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ type: 'subscribe', afterSeq: 5 }));
  event(6, OWN_MOVE, { turn: 1, position: { dice: [] }, moves: [] });
  answer({ type: 'done', seq: 6 });
  expect(await isPlayed).toBe(true);
  expect(session.failed).toBeNull();
});

/** The codes of all refusals that a table or the socket can send, as their declarations write them. */
const CODES = ['../games/src/main/java/parlour/match/Refusals.java', '../games/src/main/java/parlour/match/protocol/Replies.java', '../server/src/main/java/parlour/server/socket/SocketRefusals.java']
  .flatMap(file => [...readFileSync(file, 'utf8').matchAll(/new Refusal\(\s*"([a-z-]+)"/g)])
  .map(found => found[1] ?? '')
  .filter(code => code !== 'internal-error');

test('every refusal reaches the page as a sentence', async () => {
  expect(CODES.length).toBeGreaterThan(30);
  const { session, answer } = await seated();
  for (const code of CODES) {
    for (const message of ['A sentence.', '']) {
      const done = session.send({ type: 'offer-draw' });
      answer({ type: 'refused', code, message, seq: 5 });
      expect(await done, code).toBe(false);
      expect(session.failed, code).toMatch(/^[A-Z].*\.$/);
    }
  }
});

test('only a running clock of the player’s own is mentioned', async () => {
  const { session, event } = await seated();
  expect(session.isClockRunning).toBe(true);
  event(6, { kind: 'draw-declined', seat: 0 }, { clocks: { remainingMs: [60_000, 60_000], running: 1 } });
  expect(session.isClockRunning).toBe(false);
  event(7, { kind: 'draw-declined', seat: 0 }, { clocks: {} });
  expect(session.isClockRunning).toBe(false);
});
