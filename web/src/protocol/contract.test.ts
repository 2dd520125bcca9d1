import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { AboutTable, Command, FromServer, State, TableEvent, TableMessage } from './messages';

/*
 * The types of messages.ts against the server's own contract: a value of every type must be a valid message. What the
 * server really sends is held against the same contract in the browser tests.
 */
const schema = JSON.parse(readFileSync('../server/src/main/resources/parlour/server/documents/socket.schema.json', 'utf8')) as object & { $id: string };
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(schema);
const part = (name: string) => ajv.getSchema(`${schema.$id}#/$defs/${name}`);

function faults(name: 'client' | 'server', message: object): string {
  const check = part(name);
  if (!check) throw new Error(`no ${name} in the contract`);
  return check(message) === true ? '' : `${JSON.stringify(message)}: ${ajv.errorsText(check.errors)}`;
}

const bytes = '9f3c';
const secret = 'ab'.repeat(32);
const text = { en: 'White', fr: 'Blancs' };

const state: State = {
  phase: 'playing',
  seats: [{ person: 'pa' }, { bot: 3 }, {}],
  yourSeats: [0],
  viewSeat: 0,
  turn: 1,
  position: {},
  moves: [{ text: 'd1-d5' }],
  clocks: { remainingMs: [1000, 2000, 3000], running: 1 },
  offers: { draw: [0], takeback: 1, agreed: [0] },
  replaceVotes: [{ seat: 2, by: ['pa'] }],
  chance: { seatBytes: [bytes, bytes, ''], secret },
  result: { result: '1-0-0', reason: 'resigned', sentence: text },
  rematch: { by: ['pa'], table: 'k8' },
  history: [{ seat: -1, text: 'lot:white', round: 1 }],
};

const whole: TableMessage = {
  type: 'table',
  id: 1,
  table: 'k7',
  seq: 4,
  terms: { game: 'conquest', options: ['first=lot'], clock: { kind: 'none' }, listed: true, opener: 'pa', seatNames: [text, text], commitment: secret, rematchCommitment: secret, startPosition: '9', rematchOf: 'k6' },
  state,
  people: { pa: { name: 'Ada', kind: 'guest' } },
  present: ['pa'],
  chat: [{ seq: 1, person: 'pa', at: 1_760_000_000_000, text: 'Bonjour' }],
};

const EVENTS: TableEvent[] = [
  { kind: 'opened', by: 'pa' },
  { kind: 'sat', seat: 0, person: 'pa', seatBytes: bytes },
  { kind: 'sat', seat: 1, bot: 3 },
  { kind: 'left', seat: 0 },
  { kind: 'closed' },
  { kind: 'started' },
  { kind: 'chance-drawn', seat: -1, text: 'lot:white', round: 1, drawIndex: 0 },
  { kind: 'played', seat: 0, text: 'd1-d5', round: 1, spentMs: 4200 },
  { kind: 'draw-offered', seat: 0 },
  { kind: 'draw-declined', seat: 0 },
  { kind: 'takeback-requested', seat: 0 },
  { kind: 'takeback-agreed', seat: 0 },
  { kind: 'takeback-declined', seat: 0 },
  { kind: 'taken-back', seat: 0 },
  { kind: 'resigned', seat: 0 },
  { kind: 'time-ran-out', seat: 0 },
  { kind: 'replace-voted', by: 'pa', seat: 2 },
  { kind: 'replaced-by-bot', seat: 2, bot: 4 },
  { kind: 'ended', reason: 'resigned', secret },
  { kind: 'rematch-offered', by: 'pa' },
  { kind: 'rematch-agreed', table: 'k8' },
];

const { id: _id, chat: _chat, ...unasked } = whole;
const about: AboutTable[] = [
  whole,
  { ...unasked },
  ...EVENTS.map((event, i) => ({ type: 'event' as const, table: 'k7', seq: i + 1, at: 1, event, state: { turn: 0 }, people: {} })),
  { type: 'declared', table: 'k7', seat: 0, text: 'd1-d5' },
  { type: 'chat', table: 'k7', line: { seq: 3, person: 'pa', at: 1, text: 'Bonjour' } },
  { type: 'presence', table: 'k7', person: 'pa', present: false },
];

const HEARD: FromServer[] = [
  { type: 'welcome', version: 1, you: { id: 'pa', name: 'Ada', kind: 'account' }, heartbeat: 25_000 },
  { type: 'welcome', version: 1, heartbeat: 25_000 },
  ...about,
  { type: 'done', id: 1, seq: 5 },
  { type: 'refused', id: 1, code: 'stale', message: 'No.', seq: 5 },
  { type: 'threats', id: 1, table: 'k7', seq: 4, seat: 1, moves: [{ text: 'd1-d5' }] },
  { type: 'closing', code: 'shutdown', message: 'Goodbye.' },
  { type: 'pong' },
];

const COMMANDS: Command[] = [
  { type: 'sit', seq: 1, seat: 0, seatBytes: bytes },
  { type: 'sit', seq: 1, seatBytes: bytes },
  { type: 'leave', seq: 1 },
  { type: 'resign', seq: 1 },
  { type: 'offer-draw', seq: 1 },
  { type: 'decline-draw', seq: 1 },
  { type: 'request-takeback', seq: 1 },
  { type: 'decline-takeback', seq: 1 },
  { type: 'play', seq: 1, move: 'd1-d5' },
  { type: 'vote-replace', seq: 1, seat: 2 },
  { type: 'offer-rematch', seq: 1, seatBytes: bytes },
  { type: 'declare', seq: 1, text: '' },
  { type: 'chat', seq: 1, text: 'Bonjour' },
  { type: 'mute', seq: 1, person: 'pa', muted: true },
];

test('every message the client reads is one the server may send', () => {
  expect(HEARD.map(message => faults('server', message)).filter(fault => fault !== '')).toEqual([]);
});

test('every command the client sends is one the server reads', () => {
  const sent = [
    { type: 'hello', version: 1, language: 'fr' },
    { type: 'subscribe', id: 1, table: 'k7', afterSeq: 0 },
    { type: 'unsubscribe', id: 2, table: 'k7' },
    { type: 'threats', id: 3, table: 'k7', seat: 1 },
    { type: 'ping' },
    ...COMMANDS.map((command, id) => ({ ...command, id, table: 'k7' })),
  ];
  expect(sent.map(message => faults('client', message)).filter(fault => fault !== '')).toEqual([]);
});

test('the client knows every event and every field of the state in the contract', () => {
  const { $defs } = schema as unknown as { $defs: { tableEvent: { oneOf: { properties: { kind: { const: string } } }[] }; state: { properties: object } } };
  const kinds = new Set($defs.tableEvent.oneOf.map(one => one.properties.kind.const));
  expect([...kinds].sort()).toEqual([...new Set(EVENTS.map(event => event.kind))].sort());
  expect(Object.keys($defs.state.properties).sort()).toEqual(Object.keys(state).sort());
});
