import { afterEach, expect, test, vi } from 'vitest';
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
  return { session, selection, whole, event, sent, leave };
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
  expect(session.refused).toBe('');
});
