import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { ClientMessage, Command, ServerMessage } from './messages';
import { randomSeatBytes } from './seatBytes';
import { type Connection, Socket } from './socket';

/*
 * What the generated types do not say: that the socket completes every command to a whole message, and that the values the client makes up
 * keep to the ranges and patterns of the schema.
 */
const COMMANDS: Command[] = [
  { type: 'sit', seq: 1, seatBytes: randomSeatBytes() },
  { type: 'leave', seq: 1 },
  { type: 'play', seq: 1, move: 'd1-d5' },
  { type: 'resign', seq: 1 },
  { type: 'offer-draw', seq: 1 },
  { type: 'decline-draw', seq: 1 },
  { type: 'request-takeback', seq: 1 },
  { type: 'decline-takeback', seq: 1 },
  { type: 'vote-replace', seq: 1, seat: 2 },
  { type: 'offer-rematch', seq: 1, seatBytes: randomSeatBytes() },
  { type: 'declare', seq: 1, text: '' },
  { type: 'chat', seq: 1, text: 'Bonjour' },
  { type: 'mute', seq: 1, person: 'pa', muted: true },
];

test('everything the client sends is valid by the schema', () => {
  const sent: ClientMessage[] = [];
  const connection: Connection = { onOpen: null, onClose: null, onMessage: null, send: message => void sent.push(message as ClientMessage), close: () => {} };
  const nothing = () => {};
  const socket = new Socket({ connect: () => connection, language: () => 'fr', lastSeq: () => 0, onStatus: nothing, onWelcome: nothing, onTable: nothing, onWatchRefused: nothing });
  socket.watch('k7');
  connection.onOpen?.();
  connection.onMessage?.({ type: 'welcome', version: 1, heartbeat: 25_000 } satisfies ServerMessage);
  for (const command of COMMANDS) void socket.command('k7', command);
  void socket.legalMoves('k7', 1);
  socket.probe();
  socket.unwatch('k7');
  socket.close();

  const schema = JSON.parse(readFileSync('../server/src/main/resources/parlour/server/documents/socket.schema.json', 'utf8')) as { $id: string; $defs: { client: { oneOf: object[] } } };
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(schema);
  const check = ajv.getSchema(`${schema.$id}#/$defs/client`)!;
  expect(sent.filter(message => check(message) !== true)).toEqual([]);
  expect(new Set(sent.map(({ type }) => type)).size).toBe(schema.$defs.client.oneOf.length);
});
