import { gzipSync } from 'node:zlib';
import { everyViewport } from './checks/everyViewport';
import { enterAsGuest, expect, newPage, openTable, SHORT_FILE, SHORT_GAME, joinNewTable, actionBar, playTyped, test } from './fixtures/table';
import { playThrough } from './fixtures/remotePlayer';
import type { Locator, Page } from '@playwright/test';

/* Every page in every viewport, as everyViewport.ts describes, and tests that are not about a table. */

const at = (path: string) => async (page: Page) => {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await expect(page.locator('.loading')).toHaveCount(0);
};

/** Simple pages, or similar to others: visited only for screenshots. */
const PLAIN = ['friend', 'rules-sixfaces', 'replay-ask', 'lost', 'notable'];

const PAGES: Record<string, string> = {
  computer: '/play/conquest/computer',
  friend: '/play/sixfaces/friend',
  'rules-list': '/rules',
  rules: '/rules/conquest',
  'rules-sixfaces': '/rules/sixfaces',
  editor: '/editor/conquest',
  'replay-ask': '/replay',
  account: '/account',
  'account-new': '/account/new',
  dice: '/dice',
  lost: '/nowhere',
  notable: '/game/zzzzzzzz',
};

for (const [name, path] of Object.entries(PAGES)) {
  if (PLAIN.includes(name) && !process.env['SHOTS']) continue;
  test(`no page scrolls sideways and axe finds nothing: ${name}`, async ({ browser }) => {
    // The rules are long; only one edition's are checked to the end.
    await everyViewport(browser, name, { arrive: at(path), whole: name !== 'rules-sixfaces' });
  });
}

test('no page scrolls sideways and axe finds nothing: home and lobby, with games and tables', async ({ browser }) => {
  const host = await newPage(browser);
  await enterAsGuest(host, 'Karim');
  await openTable(host, { game: 'conquest', seats: ['me', 'open'], listed: true, clock: { kind: 'increment', baseMs: 600_000, incrementMs: 5_000 } });
  for (const [name, path] of Object.entries({ home: '/', lobby: '/lobby' })) {
    await everyViewport(browser, name, {
      arrive: async page => {
        await openTable(page, { seats: ['me', 2] });
        await at(path)(page);
      },
    });
  }
});

test('no page scrolls sideways and axe finds nothing: a table, a die in hand, the settings', async ({ browser }) => {
  await everyViewport(browser, 'table', { arrive: async page => void (await joinNewTable(page, { game: 'conquest' })), whole: false });
  await everyViewport(browser, 'hand', {
    arrive: async page => {
      // A 4 that can capture by two routes, split squares, a Key in danger, captured dice.
      await joinNewTable(page, { game: 'sixfaces', from: 'e4a41f4kf43/2b42f53/4d24/3D65/9/9/9/1A3B3F3K1B3A3E3 w 0 1' });
      await page.locator('#typed').fill('d5');
      await page.locator('#typed').press('Enter');
      await expect(page.locator('[aria-selected=true]')).toHaveCount(1);
    },
    whole: false,
  });
  await everyViewport(browser, 'menu', {
    arrive: async page => {
      await joinNewTable(page, { game: 'conquest' });
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('dialog').waitFor();
    },
    whole: false,
  });
});

test('no page scrolls sideways and axe finds nothing: waiting for a player, a game that has ended, its replay', async ({ browser }) => {
  await everyViewport(browser, 'waiting', { arrive: async page => void (await joinNewTable(page, { game: 'conquest', seats: ['me', 'open'] })), whole: false });
  await everyViewport(browser, 'ended', {
    arrive: async page => {
      await joinNewTable(page, { from: '4k4/4A34/2b46/9/6f52/9/9/E3A3B31K1B3A3E3 w 0 1' });
      await playTyped(page, 'e7xe8');
      await expect(actionBar(page)).toContainText('White won');
    },
    whole: false,
  });
  const host = await newPage(browser);
  const played = await openTable(host);
  await playThrough(host, played, SHORT_GAME);
  await everyViewport(browser, 'replay', { arrive: at(`/game/${played}/replay?ply=3`) });
});

test('no page scrolls sideways and axe finds nothing: the server is unreachable', async ({ browser }) => {
  await everyViewport(browser, 'gone', {
    arrive: async page => {
      await page.route('**/api/**', route => route.abort());
      await at('/lobby')(page);
      await expect(page.getByRole('heading', { name: 'The server is not responding' })).toBeVisible();
    },
    expected: /ERR_FAILED/,
  });
});

test('the first load is small, and so is a table', async ({ browser }) => {
  const page = await newPage(browser);
  const sizes = new Map<string, Promise<number>>();
  page.on('response', response => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css|svg)$|\/$/.test(pathname)) sizes.set(pathname, response.body().then(body => gzipSync(body).length));
  });
  const total = async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await total()).toBeGreaterThan(10_000);
  expect(await total()).toBeLessThan(80_000);
  expect([...sizes.keys()].filter(path => /Board|GameView|table/i.test(path))).toEqual([]);
  await joinNewTable(page);
  await page.waitForLoadState('networkidle');
  expect(await total()).toBeLessThan(200_000);
});

test('the language is the browser’s first, can be switched anywhere, and is remembered', async ({ browser }) => {
  const page = await newPage(browser, { locale: 'fr-FR' });
  await page.goto('/');
  await expect(page.locator('h1')).toHaveText('À quoi joue-t-on ?');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('h1')).toHaveText('What shall we play?');
  await page.reload();
  await expect(page.locator('h1')).toHaveText('What shall we play?');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await joinNewTable(page);
  await expect(actionBar(page)).toContainText('White: choose a die');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(actionBar(page)).toContainText('Blancs : choisissez un dé');
});

test('light and dark are chosen and remembered', async ({ browser }) => {
  const page = await newPage(browser, { colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: /^Theme:/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the skip link leads to the table, and the board comes before the header', async ({ browser }) => {
  const page = await newPage(browser);
  await joinNewTable(page, { seats: ['me', 1] });
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.scene') !== null)).toBe(true);
});

test('the list of rules leads to every game, in both languages', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Rules' }).click();
  await expect(page).toHaveURL(/\/rules$/);
  await expect(page.getByRole('heading', { name: 'Rules', level: 1 })).toBeVisible();
  for (const [title, path] of [['Conquest', 'conquest'], ['6 Faces', 'sixfaces'], ['Domination', 'domination'], ['Conan', 'conan']] as const) {
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`/rules/${path}$`));
    await expect(page.getByRole('heading', { name: `Rules of ${title}` })).toBeVisible();
    await page.getByRole('link', { name: 'All rules' }).click();
  }
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: 'Règles', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(4);
});

test('games on the server and games in this browser are listed apart', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/games');
  const [onServer, inBrowser] = ['On the server', 'In this browser'].map(name => page.getByRole('region', { name, exact: true })) as [Locator, Locator];
  await expect(onServer).toContainText('No game yet');
  await expect(inBrowser).toContainText('No game yet');
  await joinNewTable(page, { game: 'conquest', seats: ['me', 2] });
  await page.goto('/play/domination/computer');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/local\//);
  await actionBar(page).waitFor();
  await page.goto('/games');
  await expect(onServer.getByRole('listitem')).toHaveCount(1);
  await expect(onServer).toContainText('Conquest');
  await expect(onServer).toContainText('Stored on the server');
  await expect(inBrowser.getByRole('listitem')).toHaveCount(1);
  await expect(inBrowser).toContainText('Domination');
  await expect(inBrowser).toContainText('Saved in this browser only');
  await onServer.getByRole('link', { name: /^Continue/ }).click();
  await expect(page).toHaveURL(/\/game\//);
  await page.goto('/games');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('region', { name: 'Sur le serveur' })).toContainText('Enregistrées sur le serveur');
  await expect(page.getByRole('region', { name: 'Dans ce navigateur', exact: true })).toContainText('Enregistrées dans ce navigateur seulement');
});

test('the rules have live boards and charts to print', async ({ browser }) => {
  const page = await newPage(browser, { locale: 'fr-FR' });
  await page.goto('/rules/sixfaces');
  const board = page.locator('figure').nth(1);
  await board.scrollIntoViewIfNeeded();
  await board.locator('[data-square=d4]').focus();
  await page.keyboard.press('Enter');
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(board.locator('figcaption')).toContainText('d4 vers d8');
  await board.getByRole('button', { name: 'Confirmer' }).click();
  await expect(board.locator('[data-square=d8]')).toHaveAttribute('aria-label', /dé blanc/);
  await board.getByRole('button', { name: 'Recommencer' }).click();
  await expect(board.locator('[data-square=d4]')).toHaveAttribute('aria-label', /dé blanc/);
  for (const n of [1, 2, 3, 4, 5, 6]) {
    const chart = await page.request.get((await page.locator('.charts a').nth(n - 1).getAttribute('href')) ?? '');
    expect(chart.headers()['content-type']).toContain('application/pdf');
  }

  // Which kind of dice are these? With left-handed ones the charts differ.
  const right = await (await page.request.get('/charts/2.pdf')).body();
  await page.locator('.kind label', { hasText: 'gauchers' }).click();
  const left = await (await page.request.get((await page.locator('.charts a').nth(1).getAttribute('href')) ?? '')).body();
  expect(left.equals(right)).toBe(false);
  await page.getByRole('link', { name: 'Quels dés ai-je ?' }).click();
  await page.getByRole('button', { name: 'Non' }).press('Enter');
  await expect(page.getByTestId('dice-kind')).toContainText('Ce dé ne vient pas du jeu');
  await page.getByRole('button', { name: 'Oui' }).press('Enter');
  await page.getByRole('button', { name: 'Le 3' }).press('Enter');
  await expect(page.getByTestId('dice-kind')).toContainText('Vos dés sont droitiers');
  await page.getByRole('button', { name: 'Le 4' }).press('Enter');
  await expect(page.getByTestId('dice-kind')).toBeFocused();
  await expect(page.getByTestId('dice-kind')).toContainText('Vos dés sont gauchers');
  await page.getByRole('link', { name: 'Ouvrir le compagnon' }).click();
  await expect(page.locator('select').filter({ hasText: 'gauchers' })).toHaveValue('left');
  await page.locator('form.panel .go .btn.primary').click();
  await page.getByRole('link', { name: 'Les six tableaux' }).click();
  await expect(page.getByRole('radio', { name: 'gauchers' })).toBeChecked();
});

test('a game file from disk is opened on the replay page', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(SHORT_FILE) });
  await expect(page.getByTestId('replay-controls')).toContainText('Move 0 of 5');
  await expect(page.locator('main .who')).toContainText('Bo');
});
