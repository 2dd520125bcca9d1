// Plays a game at https://localhost:PORT over HTTP and a WebSocket, and checks what a proxy must do.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

const WebSocket = createRequire(new URL('../web/package.json', import.meta.url))('ws');

const [secure, plain] = process.argv.slice(2);
const address = `https://localhost:${secure}`;

async function untilOpen() {
  for (let i = 0; i < 600; i++) {
    const answer = await fetch(`${address}/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error('the server does not answer through the proxy');
}

const send = (path, body, headers = {}) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Parlour': '1', Origin: address, ...headers },
    body: JSON.stringify(body),
  });

await untilOpen();

const redirected = await fetch(`http://localhost:${plain}/lobby`, { redirect: 'manual' });
assert.equal(redirected.status, 301);
assert.equal(redirected.headers.get('location'), `${address}/lobby`);

const entered = await send('/api/guests', { name: 'Ada' });
assert.equal(entered.status, 200);
assert.match(entered.headers.get('set-cookie'), /; Secure/i);
assert.match(entered.headers.get('strict-transport-security'), /max-age/);
const cookie = entered.headers.get('set-cookie').split(';')[0];

const opened = await send(
  '/api/tables',
  { game: 'domination', options: [], clock: { kind: 'none' }, listed: false, seats: [{ you: true, seatBytes: '00ff' }, { bot: 1 }] },
  { Cookie: cookie },
);
assert.equal(opened.status, 201, await opened.clone().text());
const { table, url } = await opened.json();
assert.equal(url, `${address}/game/${table}`);

const socket = new WebSocket(`wss://localhost:${secure}/socket`, { headers: { Cookie: cookie, Origin: address } });
const moves = await new Promise((resolve, reject) => {
  let played = 0;
  let id = 0;
  const say = message => socket.send(JSON.stringify(message));
  const timer = setTimeout(() => reject(new Error(`the game stands still after ${played} moves`)), 120_000);
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

const file = await fetch(`${address}/api/tables/${table}/game-file`);
assert.match(await file.text(), /\[Secret "/);

const tooLarge = await send('/api/replays', 'x'.repeat(600 * 1024));
assert.equal(tooLarge.status, 413);

// A client that makes up addresses is still limited by its own.
let limited = false;
for (let i = 0; i < 150 && !limited; i++) {
  const answer = await send('/api/guests', {}, { 'X-Forwarded-For': `198.51.100.${i}` });
  limited = answer.status === 429;
}
assert.ok(limited, 'made-up addresses in X-Forwarded-For were believed');
console.log(`nginx: a game of ${moves} moves was played through the proxy; redirection, headers, limits and addresses are right.`);
process.exit(0);
