// Plays a game at https://localhost:PORT over HTTP and a WebSocket, and checks what a proxy must do.
import assert from 'node:assert/strict';
import { openTable, playToTheEnd, sender } from './game-client.mjs';

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

const send = sender(address);

await untilOpen();

const redirected = await fetch(`http://localhost:${plain}/lobby`, { redirect: 'manual' });
assert.equal(redirected.status, 301);
assert.equal(redirected.headers.get('location'), `${address}/lobby`);

const entered = await send('/api/guests', { name: 'Ada' });
assert.equal(entered.status, 200);
assert.match(entered.headers.get('set-cookie'), /; Secure/i);
assert.match(entered.headers.get('strict-transport-security'), /max-age/);
const cookie = entered.headers.get('set-cookie').split(';')[0];

const { table, url } = await openTable(send, cookie);
assert.equal(url, `${address}/game/${table}`);

const moves = await playToTheEnd(address, cookie, table);

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
