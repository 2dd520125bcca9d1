// Two phones join a club evening at the address given, and play a game against each other. Then one of them asks for
// the server by its name, as phones do (multicast DNS), and opens the page there.
import assert from 'node:assert/strict';
import dgram from 'node:dgram';
import http from 'node:http';
import { createRequire } from 'node:module';

const WebSocket = createRequire(new URL('../web/package.json', import.meta.url))('ws');
const [address, name] = process.argv.slice(2);

const get = (url, host) =>
  new Promise((resolve, reject) => {
    http.get(url, host ? { headers: { Host: host } } : {}, answer => {
      let text = '';
      answer.on('data', part => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    }).on('error', reject);
  });

const send = (path, body, cookie = '') =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Parlour': '1', Origin: address, Cookie: cookie },
    body: JSON.stringify(body),
  });

async function phone(who) {
  const page = await fetch(address);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<div id="app">/);
  const entered = await send('/api/guests', { name: who });
  assert.equal(entered.status, 200, await entered.clone().text());
  const cookie = entered.headers.get('set-cookie');
  assert.doesNotMatch(cookie, /; Secure/i, 'a cookie that plain http would lose');
  return { who, cookie: cookie.split(';')[0] };
}

/** Plays at a table with the first legal move until the game is over; returns the number of moves. */
function plays({ who, cookie }, table, sits) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { Cookie: cookie, Origin: address } });
    let id = 0;
    let played = 0;
    const say = message => socket.send(JSON.stringify({ ...message, id: ++id }));
    const timer = setTimeout(() => reject(new Error(`${who} waits after ${played} moves`)), 120_000);
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', version: 1, language: 'en' })));
    socket.on('message', data => {
      const message = JSON.parse(data);
      if (message.type === 'welcome') say({ type: 'subscribe', table, afterSeq: 0 });
      if (message.type === 'refused') reject(new Error(`${who}: ${message.message}`));
      if (message.type === 'table' && sits) say({ type: 'sit', table, seq: message.seq, seatBytes: '01' });
      const state = message.state;
      if (state?.phase === 'ended') {
        clearTimeout(timer);
        socket.close();
        resolve(played);
      } else if (state?.moves?.length > 0) {
        played++;
        say({ type: 'play', table, seq: message.seq, move: state.moves[0].text });
      }
    });
  });
}

const [ada, bo] = [await phone('Ada'), await phone('Bo')];
const opened = await send(
  '/api/tables',
  { game: 'domination', options: [], clock: { kind: 'none' }, listed: true, seats: [{ you: true, seatBytes: '00ff' }, { open: true }] },
  ada.cookie,
);
assert.equal(opened.status, 201, await opened.clone().text());
const { table, url } = await opened.json();
assert.equal(url, `${address}/game/${table}`, 'the link must be one that other phones can open');
const [first, second] = await Promise.all([plays(ada, table, false), plays(bo, table, true)]);
assert.ok(first + second > 6, `${first + second} moves`);

// The projector sees the address and nothing else than a spectator.
const site = JSON.parse((await get(`${address}/api/site`)).text);
assert.equal(site.join[0], address);
assert.equal((await get(`${address}/screen`)).status, 200);

// By name. The question goes to everybody in the network; the answer comes from the laptop.
function resolved(asked) {
  const labels = asked.split('.').map(label => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  const question = Buffer.concat([Buffer.from('000000000001000000000000', 'hex'), ...labels, Buffer.from('0000010001', 'hex')]);
  return new Promise((resolve, reject) => {
    const socket = dgram.createSocket({ type: 'udp4', reuseAddr: true });
    const late = setTimeout(() => reject(new Error(`nobody answers for ${asked}`)), 20_000);
    const again = setInterval(() => socket.send(question, 5353, '224.0.0.251'), 1_000);
    socket.on('message', answer => {
      if (!(answer[2] & 0x80) || answer.readUInt16BE(6) === 0) return;
      clearTimeout(late);
      clearInterval(again);
      socket.close();
      resolve([...answer.subarray(answer.length - 4)].join('.'));
    });
    socket.bind(0, () => {
      socket.setMulticastInterface(process.env.PHONE_ADDRESS ?? '0.0.0.0');
      socket.send(question, 5353, '224.0.0.251');
    });
  });
}
const port = new URL(address).port;
const found = await resolved(name);
assert.equal(found, new URL(address).hostname);
assert.equal((await get(`http://${found}:${port}/`, `${name}:${port}`)).status, 200);
assert.equal((await get(`http://${found}:${port}/`, `elsewhere.example:${port}`)).status, 421);
console.log(`club: two phones joined ${address} by the QR code and played a game of ${first + second} moves; ${name} leads to the same page.`);
process.exit(0);
