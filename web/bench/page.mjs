/**
 * How fast the page is on a slow phone: the renderer slowed down six times, on a line of 400 kbit/s with 400 ms for a
 * round trip. `./parlour bench page` starts a server and prints a table; PARLOUR_URL measures a running server instead.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { slowLine } from './slowLine.mjs';

const SLOWER = 6;
const LINE = { bitsPerSecond: 400_000, roundTripMs: 400 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1, locale: 'en-GB' };
const TABLES = { conquest: 2, domination: 2, conan: 2 };
/** How long something that should have ended is watched, in milliseconds. */
const WATCH = 5_000;

const only = process.argv[2];

/** A server of its own on a free port. */
async function startServer() {
  const data = mkdtempSync(join(tmpdir(), 'parlour-page-'));
  const server = spawn('../parlour', ['serve'], {
    env: { ...process.env, PARLOUR_HOST: 'localhost', PARLOUR_PORT: '0', PARLOUR_DATA: data, PARLOUR_DATABASE: '', PARLOUR_BASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', text => {
      said += text;
      const found = /http:\/\/[^\s/]+/.exec(said);
      if (found) resolve(found[0]);
    });
    server.on('exit', () => reject(new Error(`the server did not start: ${said}`)));
  });
  return {
    url,
    stop: () => {
      server.removeAllListeners('exit');
      server.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const server = process.env.PARLOUR_URL ? { url: process.env.PARLOUR_URL, stop: () => {} } : await startServer();
const port = Number(new URL(server.url).port);
const browser = await chromium.launch({
  executablePath: process.env.PARLOUR_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
});

/** A first visit: nothing is cached. */
async function visitor({ isSlowLine = false, slower = SLOWER } = {}) {
  const line = isSlowLine ? await slowLine(port, LINE) : null;
  const context = await browser.newContext({ ...PHONE, baseURL: line === null ? server.url : `http://localhost:${line.port}` });
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower });
  return {
    page,
    line,
    leave: async () => {
      await context.close();
      line?.close();
    },
  };
}

async function post(page, path, data) {
  const answer = await page.request.post(`${server.url}${path}`, { data, headers: { 'X-Parlour': '1' } });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

async function openTable(page, game, seats, more = {}) {
  await post(page, '/api/guests', { name: 'Ada' });
  const requests = Array.from({ length: seats }, (_, i) => ({ you: true, seatBytes: `0${i}ff` }));
  return (await post(page, '/api/tables', { game, options: [], clock: { kind: 'none' }, listed: false, seats: requests, ...more })).table;
}

const median = times => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)];

/** The form after tapping "Play the computer" as soon as it is there. */
async function form() {
  const { page, leave } = await visitor({ isSlowLine: true });
  await page.goto('/', { waitUntil: 'commit' });
  const link = page.locator('a[href^="/play/conquest/computer"]').first();
  await link.waitFor();
  const begun = performance.now();
  await link.click();
  await page.locator('input[name=level]').first().waitFor({ state: 'attached' });
  const took = performance.now() - begun;
  await leave();
  return took;
}

/** A table on a first visit, until a move can be made. */
async function table(game, seats) {
  const { page, line, leave } = await visitor({ isSlowLine: true });
  const name = await openTable(page, game, seats);
  const begun = performance.now();
  await page.goto(`/game/${name}`, { waitUntil: 'commit' });
  await page.getByTestId('action-bar').waitFor();
  const took = performance.now() - begun;
  const kilobytes = line.received / 1024;
  await leave();
  return { took, kilobytes };
}

/** The longest task while a table opens, without a slow line. */
async function longestTask(game, seats) {
  const { page, leave } = await visitor();
  await page.addInitScript(() => {
    globalThis.longest = 0;
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  const name = await openTable(page, game, seats);
  await page.goto(`/game/${name}`);
  await page.getByTestId('action-bar').waitFor();
  await page.waitForTimeout(1_000);
  const longest = await page.evaluate(() => globalThis.longest);
  await leave();
  return longest;
}

/** Frames per second while a die of another player tumbles over the board. */
async function tumbling() {
  const { page, leave } = await visitor();
  const other = await browser.newContext({ baseURL: server.url });
  const rival = await other.newPage();
  const name = await openTable(page, 'conquest', 2, { seats: [{ you: true, seatBytes: '01ff' }, { open: true }] });
  await page.goto(`/game/${name}`);
  await page.getByTestId('action-bar').waitFor();
  await post(rival, '/api/guests', { name: 'Bo' });
  await rival.goto(`/game/${name}`);
  await rival.getByTestId('action-bar').locator('.btn.primary').click();
  await page.locator('.invitation').waitFor({ state: 'detached' });
  const rates = [];
  for (let i = 0; i < 6; i++) {
    const { state } = await (await rival.request.get(`/api/tables/${name}`)).json();
    const mover = state.moves.length > 0 ? rival : page;
    const { state: mine } = mover === rival ? { state } : await (await page.request.get(`${server.url}/api/tables/${name}`)).json();
    const [long] = mine.moves.filter(move => !move.text.includes('x')).sort((a, b) => (b.path?.length ?? 0) - (a.path?.length ?? 0));
    await page.evaluate(() => {
      const state = (globalThis.frames = { count: 0, from: 0, to: 0, ends: false });
      const draw = now => {
        if (state.ends) return;
        if (document.querySelector('[data-moving]')) {
          if (state.from === 0) state.from = now;
          else state.count++;
          state.to = now;
        }
        requestAnimationFrame(draw);
      };
      requestAnimationFrame(draw);
    });
    await mover.locator('#typed').fill(long.text);
    await mover.locator('#typed').press('Enter');
    await mover.getByTestId('action-bar').locator('.btn.primary').click();
    await page.waitForTimeout(2_500);
    const { count, from, to } = await page.evaluate(() => Object.assign(globalThis.frames, { ends: true }));
    if (mover === rival && count > 0) rates.push((count * 1000) / (to - from));
  }
  await other.close();
  await leave();
  return rates.length === 0 ? 0 : median(rates);
}

const cdp = await browser.newBrowserCDPSession();
/** Processor time of all renderers so far, in seconds. */
async function processorTime() {
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** The share of a core that the renderers use. */
async function share() {
  const [before, begun] = [await processorTime(), performance.now()];
  await new Promise(done => setTimeout(done, WATCH));
  return ((await processorTime()) - before) / ((performance.now() - begun) / 1000);
}

async function hiddenAnalysis() {
  const { page, leave } = await visitor({ slower: 1 });
  await page.goto('/analysis');
  await page.locator('[data-square]').first().waitFor();
  await page.waitForTimeout(3_000);
  // Another tab in front: headless browsers do not hide a page by themselves.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  // What was stored for offline use meanwhile is not the analysis.
  await page.waitForTimeout(8_000);
  const used = await share();
  await leave();
  return used;
}

async function chosenDomino() {
  const { page, leave } = await visitor({ slower: 1 });
  const name = await openTable(page, 'domination', 2, { seats: [{ you: true, seatBytes: '01ff' }, { bot: 1 }] });
  await page.goto(`/game/${name}`);
  await page.getByTestId('action-bar').waitFor();
  await page.locator('.rack button:not([aria-disabled=true]), [data-domino]').first().click();
  // The places breathe twice and then rest.
  await page.waitForTimeout(8_000);
  const used = await share();
  await leave();
  return used;
}

/** Workers a minute after leaving a table; the page's clock is wound on. */
async function workersLeft() {
  const { page, leave } = await visitor({ slower: 1 });
  await page.clock.install();
  await page.goto('/play/sixfaces/computer');
  await page.locator('input[name=level]').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByTestId('action-bar').waitFor();
  await page.locator('.brand').click();
  await page.locator('h1').first().waitFor();
  await page.clock.fastForward(70_000);
  await page.waitForTimeout(500);
  const left = page.workers().length;
  await leave();
  return left;
}

const seconds = ms => `${(ms / 1000).toFixed(1)} s`;
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);

try {
  const wants = name => only === undefined || only === name;
  row('slow phone', 'measured', 'goal');
  row('---', '---', '---');
  if (wants('form')) row('“Play the computer” form after tapping it from home', seconds(median([await form(), await form(), await form()])), '4 s');
  if (wants('table')) {
    for (const [game, seats] of Object.entries(TABLES)) {
      const runs = [await table(game, seats), await table(game, seats), await table(game, seats)];
      row(`a table of ${game} ready, first visit`, `${seconds(median(runs.map(({ took }) => took)))}, ${Math.round(median(runs.map(({ kilobytes }) => kilobytes)))} KB`, '5 s');
    }
  }
  if (wants('tumble')) row('a die tumbling', `${Math.round(await tumbling())} frames/s`, '45 frames/s');
  if (wants('task')) for (const [game, seats] of Object.entries(TABLES)) row(`opening a table of ${game}, longest task`, seconds(median([await longestTask(game, seats), await longestTask(game, seats), await longestTask(game, seats)])), '0.2 s');
  if (wants('idle')) {
    row('analysis in a hidden tab', `${Math.round((await hiddenAnalysis()) * 100)} % of a core`, '0 %');
    row('a chosen domino', `${Math.round((await chosenDomino()) * 100)} % of a core`, '0 %');
    row('workers a minute after leaving a table', await workersLeft(), '0');
  }
} finally {
  await browser.close();
  server.stop();
}
