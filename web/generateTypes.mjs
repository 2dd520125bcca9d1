// Generates the types of the socket's and the engine's messages from their schemas: `npm run types`. A unit test fails
// while the generated files are outdated.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const here = new URL('.', import.meta.url);
const SOCKET = '../server/src/main/resources/parlour/server/documents/socket.schema.json';
const ENGINE = '../engine/src/main/resources/parlour/engine/engine.schema.json';

/** The TypeScript names of definitions in the socket's schema, if they differ. */
const NAMES = {
  seat: 'SeatNumber',
  number: 'EventNumber',
  id: 'RequestId',
  code: 'ReasonCode',
  message: 'RefusalMessage',
  kind: 'PersonKind',
  clock: 'ClockTerms',
  sitter: 'Seat',
  historyMove: 'PlayedMove',
  self: 'You',
  result: 'Outcome',
  statePatch: 'StateChange',
  client: 'ClientMessage',
  server: 'ServerMessage',
  threats: 'ThreatsMessage',
  threatsRequest: 'ThreatsCommand',
  knownPosition: 'KnownPositionMessage',
  knownPositionRequest: 'KnownPositionCommand',
};
const FROM_SERVER = ['welcome', 'pong', 'table', 'event', 'done', 'refused', 'declared', 'presence', 'closing'];
const FROM_CLIENT = ['hello', 'ping', 'subscribe', 'unsubscribe', 'sit', 'leave', 'play', 'resign', 'offer-draw', 'decline-draw', 'request-takeback', 'decline-takeback', 'vote-replace', 'offer-rematch', 'declare', 'chat', 'mute'];

const pascal = name => name.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase());
const socketName = name => NAMES[name] ?? pascal(name) + (FROM_SERVER.includes(name) ? 'Message' : FROM_CLIENT.includes(name) ? 'Command' : '');

const read = path => JSON.parse(readFileSync(new URL(path, here), 'utf8'));

const isEmpty = one => one.maxProperties === 0;

/** Merges alternatives of which one has no fields into one object with optional fields. */
function merged(schema) {
  if (!schema.oneOf?.some(isEmpty)) return schema;
  const { oneOf, ...rest } = schema;
  return { ...rest, type: 'object', properties: Object.assign({}, ...oneOf.map(one => one.properties ?? {})), additionalProperties: false };
}

function each(schema, change) {
  if (Array.isArray(schema)) return schema.map(one => each(one, change));
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(Object.entries(change(schema)).map(([key, value]) => [key, each(value, change)]));
}

const OPTIONS = { additionalProperties: false, ignoreMinAndMaxItems: true, unreachableDefinitions: true, style: { singleQuote: true, printWidth: 140, bracketSpacing: true }, declareExternallyReferenced: true };

const banner = (source, imports = '') => `/* Written by \`npm run types\` from ${source}. Not to be changed by hand. */${imports}`;

/** The formats of positions are defined by the games. */
const UNKNOWN = { tsType: 'unknown' };

async function socketTypes() {
  const schema = read(SOCKET);
  const result = schema.$defs.result;
  const definitions = {};
  for (const [name, definition] of Object.entries(schema.$defs)) {
    definitions[socketName(name)] = name === 'position' ? UNKNOWN : definition;
  }
  const renamed = each({ $defs: definitions }, one => {
    const next = merged(one.oneOf?.some(isEmpty) && one.oneOf.some(other => other.$ref === '#/$defs/result') ? { oneOf: [{ maxProperties: 0 }, result] } : one);
    return typeof next.$ref === 'string' ? { ...next, $ref: next.$ref.replace(/[^/]+$/, name => socketName(name)) } : next;
  });
  return compile({ $id: 'SocketMessage', oneOf: [{ $ref: '#/$defs/ClientMessage' }, { $ref: '#/$defs/ServerMessage' }], ...renamed }, 'SocketMessage', { ...OPTIONS, bannerComment: banner('socket.schema.json') });
}

async function engineTypes() {
  const schema = read(ENGINE);
  const used = new Set();
  const mapped = each(schema, one => {
    const [, name] = /^\/api\/socket\.schema\.json#\/\$defs\/(.+)$/.exec(one.$ref ?? '') ?? [];
    if (one.prefixItems) return { tsType: '[number, number]' };
    if (name === undefined) return one;
    const { $ref: _, ...rest } = one;
    if (name === 'position') return { ...rest, ...UNKNOWN };
    used.add(socketName(name));
    return { ...rest, tsType: socketName(name) };
  });
  // Types that the HTTP API has as well are taken from there.
  mapped.$defs.Catalogue = { tsType: 'HttpCatalogue' };
  mapped.$defs.Replay = { tsType: 'HttpReplay' };
  const imports = `\nimport type { Catalogue as HttpCatalogue, ReplayData as HttpReplay } from '../api/client';\nimport type { ${[...used].sort().join(', ')} } from '../protocol/socketMessages';`;
  // All requests, answers and progress reports, so that every definition is reached.
  const properties = Object.fromEntries(['Request', 'Answers', 'SolvingProgress', 'ReviewProgress', 'RefusedAnswer'].map(name => [name, { $ref: `#/$defs/${name}` }]));
  return compile({ $defs: mapped.$defs, type: 'object', properties }, 'EngineMessages', { ...OPTIONS, bannerComment: banner('engine.schema.json', imports) });
}

export const FILES = { 'src/protocol/socketMessages.ts': socketTypes, 'src/engine/engineMessages.ts': engineTypes };

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, types] of Object.entries(FILES)) writeFileSync(new URL(file, here), await types());
}
