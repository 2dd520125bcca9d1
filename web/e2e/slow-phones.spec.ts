import { readdirSync, readFileSync, statSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { expect, joinNewTable, newPage, PHONE, test, actionBar } from './fixtures/table';

/* What keeps the page quick on a slow phone; `./parlour bench page` measures it. */

const DIST = new URL('../target/dist/', import.meta.url);

/** The parts of the page by the names of their files, and the most they may weigh compressed, in bytes. */
const MOST: Record<string, number> = { index: 26_000, shared: 28_000, home: 16_000, table: 31_500, conquest: 32_000, domination: 25_000, conan: 70_000 };

test('every part of the page keeps within its budget, and there are few files', () => {
  const files = readdirSync(new URL('assets/', DIST));
  for (const [part, most] of Object.entries(MOST)) {
    const packed = files.filter(name => new RegExp(`^${part}-[\\w-]{8}\\.(js|css)\\.br$`).test(name));
    const bytes = packed.reduce((sum, name) => sum + statSync(new URL(`assets/${name}`, DIST)).size, 0);
    expect(packed.length, part).toBeGreaterThan(0);
    expect(bytes, part).toBeLessThan(most);
  }
  expect(files.filter(name => name.endsWith('.js')).length).toBeLessThan(60);
  // Nothing of a table waits for a file that only its own script names.
  const told = /name="parlour-files" content="([^"]+)"/.exec(readFileSync(new URL('index.html', DIST), 'utf8'))?.[1]?.replaceAll('&quot;', '"') ?? '{}';
  expect(Object.keys(JSON.parse(told) as object).sort()).toEqual(['conan', 'conquest', 'domination', 'fonts', 'home', 'table']);
});

/** The headers of an answer; Playwright's own requests choose their encodings themselves. */
const headersOf = (url: string, accepted: string) =>
  new Promise<IncomingHttpHeaders>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': accepted } }, answer => {
      answer.resume();
      resolve(answer.headers);
    }).on('error', reject);
  });

test('scripts and styles come compressed, and caches keep the encodings apart', async ({ request, baseURL }) => {
  const html = await (await request.get('/')).text();
  const script = /\/assets\/index-[\w-]+\.js/.exec(html)?.[0] ?? '';
  for (const [accepted, given] of [['br, gzip', 'br'], ['gzip', 'gzip'], ['identity', undefined]] as const) {
    const headers = await headersOf(`${baseURL}${script}`, accepted);
    expect(headers['content-encoding'], accepted).toBe(given);
    expect(headers.vary, accepted).toContain('Accept-Encoding');
    expect(headers['cache-control']).toContain('immutable');
  }
});

test('the list of games built into the page is the server’s', async ({ request }) => {
  expect(await (await request.get('/api/games')).json()).toEqual(JSON.parse(readFileSync(new URL('../src/games/catalogue.json', import.meta.url), 'utf8')));
});

test('the form against the computer needs neither the server nor the engine', async ({ browser }) => {
  const page = await newPage(browser, PHONE);
  await page.goto('/');
  await page.getByRole('link', { name: 'Play the computer (Conquest)' }).waitFor();
  await page.route('**/*.wasm', () => {});
  await page.route('**/api/**', () => {});
  await page.getByRole('link', { name: 'Play the computer (Conquest)' }).click();
  await expect(page.locator('input[name=level]')).toHaveCount(8);
});

test('the computer thinks in the browser when it can and on the server when it must', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/play/domination/computer');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/local\//);
  // A clock, or another person, needs the server.
  await page.goto('/play/domination/computer');
  await page.locator('#seat-1').selectOption('open');
  await expect(page.getByText('the game is played on the server')).toBeVisible();
  await page.locator('#seat-1').selectOption('1');
  await expect(page.getByText('the game is played on the server')).toHaveCount(0);
  await page.getByText('5 min + 3 s').click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/game\//);
  // So does a browser that cannot run the engine.
  await page.addInitScript(() => Object.assign(WebAssembly, { validate: () => false }));
  await page.goto('/play/conquest/computer');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/game\//);
});

test('the connection of a table and the files of its game are asked for before the page’s script runs', async ({ browser }) => {
  const page = await newPage(browser);
  const sockets: string[][] = [];
  page.on('websocket', socket => {
    const sent: string[] = [];
    sockets.push(sent);
    socket.on('framesent', ({ payload }) => sent.push((JSON.parse(String(payload)) as { type: string }).type));
  });
  // The script is held back until the game's own file has been asked for.
  let asked = () => {};
  const game = new Promise<void>(resolve => (asked = resolve));
  await page.route('**/assets/domination-*.js', route => {
    asked();
    return route.continue();
  });
  await page.route('**/assets/index-*.js', async route => {
    await game;
    return route.continue();
  });
  await joinNewTable(page, { game: 'domination', seats: ['me', 1] });
  expect(sockets.length).toBe(1);
  expect(sockets[0]?.slice(0, 2)).toEqual(['hello', 'subscribe']);
  expect(sockets[0]?.filter(type => type === 'hello' || type === 'subscribe').length).toBe(2);
});

test('workers end a minute after a table was left; analysis rests in a hidden tab', async ({ browser }) => {
  const page = await newPage(browser);
  await page.clock.install();
  await page.goto('/play/sixfaces/computer');
  await page.getByRole('button', { name: 'Start' }).click();
  await actionBar(page).waitFor();
  expect(page.workers().length).toBeGreaterThan(0);
  await page.locator('.brand').click();
  await page.locator('h1').first().waitFor();
  await page.clock.fastForward(61_000);
  await expect.poll(() => page.workers().length).toBe(0);

  await page.goto('/analysis');
  await expect(page.getByTestId('depth')).toHaveText(/^depth \d/);
  const show = (state: string) => page.evaluate(now => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
  // The worker of the search ends; the one that answers questions stays.
  await expect.poll(() => page.workers().length).toBe(2);
  await show('hidden');
  await expect.poll(() => page.workers().length).toBe(1);
  await show('visible');
  await expect.poll(() => page.workers().length).toBe(2);
});

test('the browser is asked to keep stored games at the first one', async ({ browser }) => {
  const page = await newPage(browser);
  await page.addInitScript(() => {
    Object.assign(globalThis, { asked: 0 });
    navigator.storage.persist = () => Promise.resolve(Boolean(++(globalThis as unknown as { asked: number }).asked));
  });
  const asked = () => page.evaluate(() => (globalThis as unknown as { asked: number }).asked);
  await page.goto('/play/sixfaces/computer');
  await page.getByRole('button', { name: 'Start' }).waitFor();
  expect(await asked()).toBe(0);
  await page.getByRole('button', { name: 'Start' }).click();
  await actionBar(page).waitFor();
  expect(await asked()).toBe(1);
});

test('no die but the moving one is drawn again while it tumbles', async ({ browser }) => {
  const page = await newPage(browser, { reducedMotion: 'no-preference' });
  await joinNewTable(page, { game: 'sixfaces' });
  await expect(page.locator('.stage g.die')).toHaveCount(18);
  await page.evaluate(() => {
    const seen = { moving: 0, others: 0 };
    Object.assign(globalThis, { seen });
    const dice = [...document.querySelectorAll('g.die')];
    new MutationObserver(changes => {
      if (!document.querySelector('[data-moving]')) return;
      for (const { target } of changes) {
        const die = (target as Element).closest('g.die');
        if (die !== null) dice.includes(die) ? seen.others++ : seen.moving++;
      }
    }).observe(document.querySelector('.stage') as Element, { subtree: true, attributes: true, attributeFilter: ['d'] });
  });
  await page.locator('#typed').fill('a1-a3-d3=6');
  await page.locator('#typed').press('Enter');
  await actionBar(page).locator('.btn.primary').click();
  await page.locator('[data-moving]').waitFor({ state: 'attached' });
  await expect(page.locator('[data-moving]')).toHaveCount(0);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: { moving: number; others: number } }).seen);
  expect(seen.moving).toBeGreaterThan(0);
  expect(seen.others).toBe(0);
});
