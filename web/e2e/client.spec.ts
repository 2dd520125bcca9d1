/** A client built on the types generated from openapi.json (npm run client), without a browser. */
import { expect, test } from '@playwright/test';
import createClient from 'openapi-fetch';
import { WebSocket } from 'ws';
import type { components, paths } from '../target/openapi';
import { SHORT_GAME } from './fixtures/table';

type TableMessage = components['schemas']['table'];
type EventMessage = components['schemas']['event'];

test('a generated client plays a whole game', async ({ baseURL }) => {
  const url = baseURL ?? '';
  const api = createClient<paths>({ baseUrl: url, headers: { 'X-Parlour': '1' } });

  const guest = await api.POST('/api/guests', { body: { name: 'Generated' } });
  expect(guest.data?.you.kind).toBe('guest');
  const cookie = guest.response.headers.getSetCookie().map(line => line.split(';')[0]).join('; ');
  const headers = { Cookie: cookie };

  const { data: games } = await api.GET('/api/games');
  expect(games?.games.map(game => game.id)).toContain('sixfaces');

  const created = await api.POST('/api/tables', {
    headers,
    body: { game: 'sixfaces', clock: { kind: 'none' }, seats: [{ you: true, seatBytes: '9f3c' }, { you: true, seatBytes: '51d0' }] },
  });
  if (!created.data) throw new Error(created.error.message);
  const { table } = created.data;

  await playThrough(url, headers, table, SHORT_GAME);

  const read = await api.GET('/api/tables/{table}', { params: { path: { table } }, headers });
  expect(read.data?.state.phase).toBe('ended');
  expect(read.data?.state.result).toMatchObject({ result: '1-0' });
  const own = read.data?.state.history.filter(move => move.seat >= 0).map(move => move.text);
  expect(own).toEqual(SHORT_GAME);

  const { data: replay } = await api.GET('/api/tables/{table}/replay', { params: { path: { table } } });
  expect(replay?.plies.filter(ply => (ply.seat ?? -1) >= 0).map(ply => ply.move?.text)).toEqual(SHORT_GAME);

  const unknown = await api.GET('/api/tables/{table}', { params: { path: { table: 'nowhere' } } });
  expect(unknown.error?.code).toBe('table-not-found');
});

/** Plays these moves for both sides, each when it is legal; resolves when the game has ended. */
function playThrough(url: string, headers: Record<string, string>, table: string, moves: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket`, { headers });
    const left = [...moves];
    let id = 0;
    const send = (message: object) => socket.send(JSON.stringify(message));
    const command = (type: string, fields: object) => send({ type, id: ++id, table, ...fields });

    const takeTurn = (seq: number, { phase, moves: legal }: EventMessage['state'] & object) => {
      if (phase === 'ended') {
        socket.close();
        resolve();
      } else if (legal && legal.length > 0) {
        const move = left.shift();
        if (legal.some(({ text }) => text === move)) command('play', { seq, move });
        else reject(new Error(`${move} is not offered`));
      }
    };

    socket.on('error', reject);
    socket.on('open', () => {
      send({ type: 'hello', version: 1, language: 'en' });
      command('subscribe', { afterSeq: 0 });
    });
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as TableMessage | EventMessage | components['schemas']['refusal'] & { type: 'refused' };
      if (message.type === 'refused') reject(new Error(message.message));
      else if ((message.type === 'table' || message.type === 'event') && message.state) takeTurn(message.seq, message.state);
    });
  });
}
