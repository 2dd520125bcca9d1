// Plays a whole game against the computer at http://localhost:PORT, as a page does: play-game.mjs PORT VERSION [PID]
// Also checks that /health, the page and the game file name the version. With the id of the server's process it gives up
// at once when that ends.
import assert from 'node:assert/strict';
import { openTable, playToTheEnd, sender } from './game-client.mjs';

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

const send = sender(address);

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
const { table } = await openTable(send, cookie);

const moves = await playToTheEnd(address, cookie, table);

const file = await (await fetch(`${address}/api/tables/${table}/game-file`)).text();
assert.ok(file.includes(`[Program "Parlour ${version}"]`), file);
assert.match(file, /\[Secret "/);
// Drawn with fonts, by code that is used nowhere else.
const chart = await fetch(`${address}/charts/1.pdf`);
assert.equal(chart.status, 200, await chart.clone().text());
console.log(`a game of ${moves} moves was played`);
process.exit(0);
