// Plays a whole game against the computer at http://localhost:PORT, as a page does: play-game.mjs PORT VERSION [PID]
// Also checks that /health, the page and the game file name the version. With the id of the server's process it gives up
// at once when that ends.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

const WebSocket = createRequire(new URL('../web/package.json', import.meta.url))('ws');

const [port, version, pid] = process.argv.slice(2);
const address = `http://localhost:${port}`;

function isRunning() {
  try {
    return pid === undefined || process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}

async function healthy() {
  for (let i = 0; i < 1200 && isRunning(); i++) {
    const answer = await fetch(`${address}/health`).catch(() => null);
    if (answer?.ok) return answer.json();
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error(isRunning() ? 'the server does not answer' : 'the server has ended');
}

const send = (path, body, headers = {}) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Parlour': '1', Origin: address, ...headers },
    body: JSON.stringify(body),
  });

assert.deepEqual(await healthy(), { status: 'ok', version });

const page = await (await fetch(address)).text();
assert.ok(page.includes(`<meta name="parlour-version" content="${version}"`), page);
const [script] = /\/assets\/index-[^"]+\.js/.exec(page);
assert.equal((await fetch(address + script)).status, 200);
const { engine } = await (await fetch(`${address}/engine.json`)).json();
assert.equal((await fetch(address + engine)).status, 200);

const entered = await send('/api/guests', { name: 'Ada' });
assert.equal(entered.status, 200, await entered.clone().text());
const cookie = entered.headers.get('set-cookie').split(';')[0];
const opened = await send(
  '/api/tables',
  { game: 'domination', options: [], clock: { kind: 'none' }, listed: false, seats: [{ you: true, seatBytes: '00ff' }, { bot: 1 }] },
  { Cookie: cookie },
);
assert.equal(opened.status, 201, await opened.clone().text());
const { table } = await opened.json();

const socket = new WebSocket(`ws://localhost:${port}/socket`, { headers: { Cookie: cookie, Origin: address } });
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

const file = await (await fetch(`${address}/api/tables/${table}/game-file`)).text();
assert.ok(file.includes(`[Program "Parlour ${version}"]`), file);
assert.match(file, /\[Secret "/);
// Drawn with fonts, by code that is used nowhere else.
const chart = await fetch(`${address}/charts/1.pdf`);
assert.equal(chart.status, 200, await chart.clone().text());
console.log(`a game of ${moves} moves was played`);
process.exit(0);
