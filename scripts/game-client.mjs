// What the scripts share that play a game with a server over HTTP and a WebSocket, as a page does.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

const WebSocket = createRequire(new URL('../web/package.json', import.meta.url))('ws');

/** Posts JSON as the page at this address does. */
export const sender = address => (path, body, headers = {}) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Parlour': '1', Origin: address, ...headers },
    body: JSON.stringify(body),
  });

/** Opens a table of Domination against the computer; resolves to what the server answers. */
export async function openTable(send, cookie) {
  const opened = await send(
    '/api/tables',
    { game: 'domination', options: [], clock: { kind: 'none' }, listed: false, seats: [{ you: true, seatBytes: '00ff' }, { bot: 1 }] },
    { Cookie: cookie },
  );
  assert.equal(opened.status, 201, await opened.clone().text());
  return opened.json();
}

/** Plays the first legal move until the game ends; resolves to the number of moves. */
export async function playToTheEnd(address, cookie, table) {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/socket`, { headers: { Cookie: cookie, Origin: address } });
  const moves = await new Promise((resolve, reject) => {
    let played = 0;
    let id = 0;
    const say = message => socket.send(JSON.stringify(message));
    const timer = setTimeout(() => reject(new Error(`the game stands still after ${played} moves`)), 180_000);
    socket.addEventListener('error', event => reject(event.error ?? new Error('the socket broke')));
    socket.addEventListener('open', () => say({ type: 'hello', version: 1, language: 'en' }));
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === 'welcome') say({ type: 'subscribe', id: ++id, table, afterSeq: 0 });
      if (message.type === 'refused') reject(new Error(message.message));
      const state = message.state;
      if (state?.phase === 'ended') {
        clearTimeout(timer);
        resolve(played);
      } else if (state?.moves?.length > 0) {
        played++;
        say({ type: 'play', id: ++id, table, seq: message.seq, move: state.moves[0].text });
      }
    });
  });
  assert.ok(moves > 3, `${moves} moves`);
  socket.close();
  return moves;
}
