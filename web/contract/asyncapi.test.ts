import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';

const DOCUMENTS = '../server/src/main/resources/parlour/server/documents';
const SCHEMA = 'socket.schema.json';

interface Ref { $ref: string }
interface Operation { action: 'receive' | 'send'; messages: Ref[]; reply?: { messages: Ref[] } }
interface AsyncApi {
  channels: { socket: { messages: Record<string, { name: string; payload: Ref }> } };
  operations: Record<string, Operation>;
}
interface Schema { $defs: Record<string, { oneOf?: Ref[]; properties?: { type?: { const: string } } }> }

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const asyncApi = read(`${DOCUMENTS}/asyncapi.json`) as AsyncApi;
const { $defs } = read(`${DOCUMENTS}/${SCHEMA}`) as Schema;

const last = ({ $ref }: Ref) => $ref.slice($ref.lastIndexOf('/') + 1);
const sorted = (refs: Ref[]) => [...new Set(refs.map(last))].sort();

test('asyncapi.json is valid AsyncAPI 3', () => {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  const check = ajv.compile(read('node_modules/@asyncapi/specs/schemas/3.0.0-without-$id.json') as object);
  check(asyncApi);
  expect(check.errors ?? []).toEqual([]);
}, 60_000);

test('asyncapi.json has every message of the schema and no other', () => {
  const messages = Object.entries(asyncApi.channels.socket.messages);
  for (const [key, { name, payload }] of messages) {
    expect(payload.$ref).toBe(`./${SCHEMA}#/$defs/${key}`);
    expect(name).toBe($defs[key]?.properties?.type?.const);
  }
  const operations = Object.values(asyncApi.operations);
  const received = operations.filter(({ action }) => action === 'receive').flatMap(operation => operation.messages);
  const sent = operations.flatMap(({ action, messages, reply }) => [...(action === 'send' ? messages : []), ...(reply?.messages ?? [])]);
  expect(sorted(received)).toEqual(sorted($defs['client']?.oneOf ?? []));
  expect(sorted(sent)).toEqual(sorted($defs['server']?.oneOf ?? []));
  expect(messages.map(([key]) => key).sort()).toEqual(sorted([...received, ...sent]));
});
