import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PREFERS, touch, type Told as ConanTold, unguided, wanted } from './fixtures/conan';
import { ENDING } from './fixtures/domination';
import { everyViewport } from './checks/everyViewport';
import { gate, type Gate } from './fixtures/gate';
import { allowConsoleErrors, clickSquare, consoleErrors, pickMove, expect, newPage, PHONE, actionBar, test } from './fixtures/table';
import { fixedChance, offline } from './fixtures/offline';
import { recordMessages, myTurn, told, type Told } from './fixtures/messages';

/* Local games: installed, then without a network. */

interface Move {
  text: string;
  path?: string;
  pair?: string;
  slot?: string;
  does?: string;
  n?: number;
  conquers?: string[];
}
type Seen = Told & { moves: Move[] };

/** Plays on as fast as the page allows: types a move, confirms it, waits for the answer. */
async function playsOn(page: Page, prefers: readonly string[]): Promise<void> {
  await page.evaluate(async first => {
    const now = (window as unknown as { told: Seen }).told;
    const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
    const rank = ({ does = '' }: Move) => (first.includes(does) ? first.indexOf(does) : first.length);
    for (let turn = 0; turn < 3_000 && now.phase !== 'ended'; ) {
      const input = document.querySelector<HTMLInputElement>('#typed');
      if (!input || input.disabled) {
        await wait(4);
        continue;
      }
      const taking = (move: Move) => (move.text.endsWith('#') ? 9 : move.text.includes('x') ? 1 : (move.conquers?.length ?? 0));
      const [best] = [...now.moves].sort((a, b) => taking(b) - taking(a) || rank(a) - rank(b) || (a.n ?? 0) - (b.n ?? 0));
      const move = best && (taking(best) > 0 || first.length > 0) ? best : now.moves[(turn * 7) % now.moves.length];
      if (!move) throw new Error('no move');
      input.value = move.text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.form?.requestSubmit();
      await wait(0);
      const confirm = document.querySelector<HTMLButtonElement>('[data-testid=action-bar] .btn.primary');
      if (confirm && !confirm.disabled) {
        confirm.click();
        turn++;
      }
      await wait(4);
    }
  }, prefers);
}

/** Opens a table against level 1 from the form. */
async function opens(page: Page): Promise<void> {
  await page.locator('input[name=level][value="1"]').check({ force: true });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/local\//);
  await actionBar(page).waitFor();
}

/** From the list of games to a table against level 1. */
async function starts(page: Page, title: string): Promise<void> {
  await page.getByRole('region', { name: 'Play the computer' }).getByRole('link', { name: title }).click();
  await opens(page);
}

const confirm = (page: Page) => actionBar(page).getByRole('button', { name: /^Confirm/ });

/**
 * Makes a move with the mouse, to check that it can be made that way; returns the number of the last event before it.
 */
async function byHand(page: Page, game: string, turn: number, after = -1): Promise<number> {
  const { moves, seq } = await myTurn<Seen>(page, after);
  await expect(page.locator('#typed')).toBeEnabled();
  if (game === 'conan') {
    await touch(page, wanted(moves as ConanTold['moves'], turn));
  } else if (game === 'domination') {
    const move = moves[0];
    await page.locator(`.rack [data-pair="${move?.pair}"]`).first().click();
    await page.locator(`[data-slot="${move?.slot}"]`).click();
  } else {
    const ends = ({ path = '' }: Move) => `${path.slice(0, 2)} ${path.slice(-2)}`;
    // A move with only one route, which does not end the game and does not expose the Key die.
    const plain = moves.filter(move => !move.text.endsWith('#') && !move.text.startsWith('K') && moves.filter(other => ends(other) === ends(move)).length === 1);
    const [from = '', to = ''] = ends(pickMove(plain, turn)).split(' ');
    await clickSquare(page, from);
    await clickSquare(page, to);
  }
  await confirm(page).click();
  return seq;
}

/** Reloads a page after a move, and checks that nothing has changed. */
async function isTheSameAfterReload(page: Page, after: number): Promise<void> {
  const before = await myTurn<Seen>(page, after);
  await page.reload();
  const again = await myTurn<Seen>(page);
  expect(again.position).toEqual(before.position);
  expect(again.moves).toEqual(before.moves);
  expect(again.history.length).toBeGreaterThanOrEqual(2);
  await expect(page.locator('#typed')).toBeEnabled();
}

/** The analysis goes through the whole game, and the lines of a position deepen. */
async function isAnalysed(page: Page): Promise<void> {
  // The replay opens at the end, where there is nothing to analyse.
  await page.getByRole('slider').press('Home');
  await page.getByRole('link', { name: 'Analyse' }).click();
  await expect(page.getByTestId('depth')).toContainText(/depth \d/, { timeout: 20_000 });
  const course = page.getByTestId('eval-graph');
  await expect(course).toContainText(/White: \d+ of \d+ moves were best/, { timeout: 60_000 });
  await expect(course.locator('.progress')).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByTestId('move-tree').locator('.move')).not.toHaveCount(0);
}

/** The review runs offline as well; a few turns are enough. */
async function looksBack(page: Page, reviews: Gate): Promise<void> {
  const known = page.getByTestId('game-review');
  await reviews.closeAfter('"forced":false');
  await known.getByRole('button', { name: 'Review all turns' }).click();
  await expect(known.locator('.turns button').first()).toBeVisible({ timeout: 20_000 });
  await known.getByRole('button', { name: 'Stop' }).click();
  await expect(known.getByRole('button', { name: 'Continue' })).toBeVisible();
}

/** Replays the finished game and downloads its file; returns its text. */
async function endsWithAFile(page: Page, game: string, looks: () => Promise<void> = async () => {}): Promise<string> {
  await expect(actionBar(page)).toContainText(/You (won|lost|tie)|Draw/);
  await actionBar(page).getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByTestId('replay-controls')).toContainText(/Move (\d+) of \1/);
  await looks();
  await page.goto('/games');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save as a file/ }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain(`[Game "${game}"]`);
  expect(text).toMatch(/\[Secret "[0-9a-f]{64}"\]/);
  return text;
}

/** With a network again, the server reads the file. */
async function isReadByTheServer(page: Page, text: string): Promise<void> {
  await page.context().setOffline(false);
  const read = await page.request.post('/api/replays', { data: text, headers: { 'X-Parlour': '1', 'Content-Type': 'text/plain; charset=utf-8' } });
  expect(read.status()).toBe(200);
}

test('conquest: a whole game offline, continued after a reload, and its file', async ({ browser }) => {
  const { page, left } = await offline(browser, '/games', async page => {
    await recordMessages(page);
    await fixedChance(page);
  });
  const heard = consoleErrors(page);
  await starts(page, 'Conquest');
  const first = await byHand(page, 'conquest', 1);
  await isTheSameAfterReload(page, await byHand(page, 'conquest', 2, first));
  await playsOn(page, []);
  const text = await endsWithAFile(page, 'conquest');
  expect(left).toEqual([]);
  expect(heard).toEqual([]);
  await isReadByTheServer(page, text);
  await page.context().close();
});

/** A win in two moves, the first of them straight ahead: whatever the bot answers, the second ends the game. */
const WIN_IN_TWO = '4k3e4/1f24B32/1f33f43/9/3a45/4b6F31C21/3F5C24/2B31K1B32 w 5 15';
/** Two players, one of whom enters the hero phase with 30 and ends the game. */
const LAST_ROUND = 'cards r5 1 1.0.0.0.0 orsa,30,a1,0,-,-,stone-hives,moor-reavers.0.0/tesk,15,a2,0,-,-,-,rotten-floor.0.0 - a1:lantern-wood:-/a2:buried-city:- - - - - -,0.0,0 - - - 0';

for (const [game, from] of [['sixfaces', WIN_IN_TWO], ['domination', ENDING], ['conan', LAST_ROUND]] as const) {
  test(`${game}: offline, a game from a position is continued after a reload to its end, and its file`, async ({ browser }) => {
    const reviews: Gate[] = [];
    const { page, left } = await offline(browser, '/games', async page => {
      await unguided(page);
      await recordMessages(page);
      reviews.push(await gate(page, 'review'));
    });
    const heard = consoleErrors(page);
    await page.goto(`/play/${game}/computer?from=${encodeURIComponent(from)}`);
    if (game === 'sixfaces') await page.locator('label', { has: page.locator('input[name=side][value="0"]') }).click();
    await opens(page);
    if (game === 'sixfaces') {
      const { seq } = await myTurn(page);
      await clickSquare(page, 'h3');
      await clickSquare(page, 'h6');
      await confirm(page).click();
      await isTheSameAfterReload(page, seq);
    } else {
      await isTheSameAfterReload(page, await byHand(page, game, 1));
    }
    await playsOn(page, game === 'conan' ? PREFERS : []);
    const text = await endsWithAFile(page, game, () => (game === 'sixfaces' ? isAnalysed(page) : looksBack(page, reviews[0] as Gate)));
    expect(left).toEqual([]);
    expect(heard).toEqual([]);
    await isReadByTheServer(page, text);
    await page.context().close();
  });
}

test('a move that was shown is saved even if the page closes; a file restores the game; two windows do not lose a move', async ({ browser }) => {
  const page = await newPage(browser);
  await recordMessages(page);
  await page.goto('/games');
  await starts(page, '6 Faces');
  // The bot may have begun: its move alone is not enough.
  const { history: before } = await myTurn(page);
  const listed = page.locator('.moves .move');
  const earlier = await listed.count();
  await byHand(page, 'sixfaces', 1);
  await expect.poll(() => listed.count()).toBeGreaterThan(earlier);
  const table = new URL(page.url()).pathname;
  const context = page.context();
  // As if the browser had crashed as soon as the move appeared.
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await recordMessages(again);
  await again.goto(table);
  const { history, seq } = await myTurn(again);
  expect(history.length).toBeGreaterThanOrEqual(before.length + 2);

  const other = await context.newPage();
  await recordMessages(other);
  await other.goto(table);
  await myTurn(other);
  await byHand(again, 'sixfaces', 2);
  const { history: longer } = await myTurn(again, seq);
  await byHand(other, 'sixfaces', 3);
  await expect.poll(async () => (await told(other)).history.length).toBe(longer.length);
  await other.close();

  await again.goto('/games');
  const download = again.waitForEvent('download');
  await again.getByRole('button', { name: /^Save as a file/ }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).not.toContain('[Secret');
  await again.getByRole('button', { name: /^Delete/ }).click();
  await again.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await again.getByRole('button', { name: /^Delete/ }).click();
  await again.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(again.getByRole('region', { name: 'In this browser' }).getByText('No game yet.')).toBeVisible();
  await again.goto(table);
  await expect(again.getByRole('heading', { name: 'Game not found' })).toBeVisible();
  await again.goto('/games');
  await again.locator('input[type=file]').setInputFiles({ name: 'mine.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await again.waitForURL(`**${table}`);
  expect((await myTurn(again)).history.map(made => made.text)).toEqual(longer.map(made => made.text));
  await context.close();
});

test('a player with several seats gets the pass screen between their hands, and a rematch is saved too', async ({ browser }) => {
  const page = await newPage(browser, PHONE);
  await page.goto('/play/domination/computer');
  await page.locator('#seat-1').selectOption('me');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByTestId('take-screen').click();
  await expect(page.locator('.chat')).toHaveCount(0);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  const first = page.url();
  await actionBar(page).getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL(url => url.href !== first);
  await page.reload();
  await expect(actionBar(page)).toBeVisible();
  await page.goto('/games');
  await expect(page.locator('[data-game=domination]')).toHaveCount(2);
});

test('a browser without the engine says why and plays against the server’s bots', async ({ browser }) => {
  const page = await newPage(browser);
  await page.addInitScript(() => void Object.assign(WebAssembly, { validate: () => false }));
  await page.goto('/play/sixfaces/computer');
  await expect(page.getByRole('note')).toContainText('too old for the engine');
  await page.locator('input[name=level][value="1"]').check({ force: true });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/game\//);
  await expect(actionBar(page)).toBeVisible();
  await page.goto('/local/abcdef');
  await expect(page.getByRole('heading', { name: 'This browser is too old' })).toBeVisible();
});

/** Detects when the page has registered its service worker and continued. */
async function registering(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const container = ServiceWorkerContainer.prototype;
    const register = container.register;
    container.register = function (...given) {
      const registered = register.apply(this, given);
      // Two microtasks: the page's own continuation runs before the second.
      void registered.then(() => {}).then(() => Object.assign(window, { hasRegistered: true }));
      return registered;
    };
  });
}

test('a page that is never called idle is cached all the same', async ({ browser }) => {
  const { page } = await offline(browser, '/games', async page => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (call, options) => (options?.timeout ? window.setTimeout(call, options.timeout) : 0);
    });
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My games');
});

test('offline, local games come first and other pages say what they need; a new version waits to be installed', async ({ browser }) => {
  // Browsers log every request that fails without a network.
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
  const { page } = await offline(browser, '/', registering);
  const errors: Error[] = [];
  page.on('pageerror', error => errors.push(error));
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play the computer (Conan)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play a friend (Conan)' })).toHaveCount(0);
  for (const path of ['/lobby', '/account', '/play/conan/friend']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'You are offline' }), path).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Games in this browser' }), path).toBeVisible();
  }
  await page.context().setOffline(false);
  await page.goto('/games');
  // The page watches for newer versions once it has registered its service worker.
  await page.waitForFunction(() => 'hasRegistered' in window);
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?newer'));
  const notice = page.getByTestId('update-notice');
  await expect(notice).toContainText('A new version is available. Reload when you like.');
  await expect(page.getByTestId('announcements').getByText('A new version is available')).toHaveCount(1);
  expect(errors).toEqual([]);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await notice.getByRole('button', { name: 'Later' }).click();
  await expect(notice).toHaveCount(0);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await page.reload();
  await expect(notice).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  expect((await page.evaluate(() => caches.keys())).length).toBe(1);
  await page.context().close();
});

test('no page scrolls sideways and axe finds nothing: my games, with local games', async ({ browser }) => {
  await everyViewport(browser, 'my-games', {
    arrive: async page => {
      await recordMessages(page);
      for (const title of ['Conquest', 'Domination']) {
        await page.goto('/games');
        await starts(page, title);
        await myTurn(page);
      }
      await page.getByRole('button', { name: 'Resign' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
      await expect(actionBar(page)).toContainText('You lost');
      await page.goto('/games');
      await expect(page.locator('[data-game]')).toHaveCount(2);
    },
  });
});

test('no page scrolls sideways and axe finds nothing: creating a local game', async ({ browser }) => {
  await everyViewport(browser, 'create-local', {
    arrive: async page => {
      await page.goto('/play/conan/computer');
      await page.locator('input[name=level]').first().waitFor();
    },
  });
});

test('no page scrolls sideways and axe finds nothing: the home page without a server', async ({ browser }) => {
  await everyViewport(browser, 'home-alone', {
    arrive: async page => {
      await page.route('**/api/**', route => route.abort());
      await page.goto('/');
      await page.getByText('You can still play the computer').waitFor();
    },
    expected: /ERR_FAILED/,
  });
});
