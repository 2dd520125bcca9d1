import type { Page } from '@playwright/test';
import { myTurn, recordMessages, type Told } from './fixtures/messages';
import { actionBar, clickSquare, DESKTOP, expect, joinNewTable, newPage, PHONE, playTyped, sharesScreen, SMALL_DESKTOP, test } from './fixtures/table';
import { HEROES, type Told as ConanTold, unguided } from './fixtures/conan';
import { MIDDLE } from './fixtures/domination';

/* Several people at one screen. */

/** Opens a table of Domination for Ada and Bo at this screen, from the form. */
async function adaAndBo(page: Page): Promise<void> {
  await page.goto('/play/domination/same-screen');
  const [first, second] = [page.getByRole('textbox', { name: /’s name$/ }).first(), page.getByRole('textbox', { name: /’s name$/ }).nth(1)];
  await first.fill('Ada');
  await second.fill('Bo');
  await page.locator('form .go .btn').click();
  await page.waitForURL(/\/game\//);
}

test('players are asked for their names, and called by them at the table, when passing the screen, and in the result', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  await recordMessages(page);
  await page.clock.install();
  await adaAndBo(page);
  await expect(page.locator('.player-bar[data-seat="0"]')).toContainText('Ada');
  await expect(page.locator('.player-bar[data-seat="1"]')).toContainText('Bo');
  const take = page.getByTestId('take-screen');
  await expect(take).toHaveText(/I am (Ada|Bo)/);
  await expect(take).toBeFocused();
  const first = (await take.textContent())?.includes('Ada') ? 'Ada' : 'Bo';
  const other = first === 'Ada' ? 'Bo' : 'Ada';
  await take.click();
  const { moves } = await myTurn<Told>(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await playTyped(page, moves[0]?.text ?? '');
  // What they drew is for them alone: it turns over by itself, and they can look again.
  const drawn = page.getByTestId('drawn');
  await expect(drawn).toHaveText(new RegExp(`Only for ${first}: you draw [0-6]-[0-6]\\.`));
  const domino = /[0-6]-[0-6]/.exec(await drawn.innerText())?.[0] ?? 'none';
  await expect(take).toHaveAccessibleDescription(new RegExp(domino));
  await page.clock.runFor(10_000);
  await expect(drawn).toHaveText(new RegExp(`What ${first} drew is face down\\.`));
  await expect(page.getByText(`you draw ${domino}`)).toHaveCount(0);
  await drawn.getByRole('button', { name: 'Look again' }).click();
  await expect(drawn).toContainText(`you draw ${domino}`);
  await drawn.getByRole('button', { name: 'Turn over' }).click();
  await expect(drawn).not.toContainText(domino);
  await page.clock.resume();
  // What was played stays until the next person takes the screen; their dominoes are not in the page.
  await expect(actionBar(page)).toContainText(`Pass the screen to ${other}`);
  await expect(actionBar(page).locator('.small')).toContainText(`${first}: `);
  await expect(page.locator('.moves .move')).toHaveCount(1);
  await expect(page.locator('[data-slot]').first()).toBeVisible();
  await expect(page.locator('[data-pair]')).toHaveCount(0);
  await drawn.getByRole('button', { name: 'Look again' }).click();
  await take.click();
  await expect(page.locator('.rack [data-pair]')).not.toHaveCount(0);
  await expect(drawn).toHaveCount(0);
  await expect(page.getByTestId('announcements')).not.toContainText(/you draw/i);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByTestId('end').getByRole('heading')).toHaveText(/^(Ada|Bo) won\.$/);
  await expect(page.getByTestId('end').getByRole('row').nth(1)).toContainText(/Ada|Bo/);
  await actionBar(page).getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('main .who')).toContainText('Ada');
});

test('a turned phone shows the table', async ({ browser }) => {
  const page = await newPage(browser, PHONE);
  await adaAndBo(page);
  await page.getByTestId('take-screen').click();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(50);
  for (const size of [{ width: 740, height: 360 }, { width: 360, height: 740 }]) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('.scene')).toBeInViewport({ ratio: 0.5 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  }
});

/** Opens a table whose seats are all at this screen. */
async function allHere(page: Page, game: string, seats: number, from?: string): Promise<void> {
  await sharesScreen(page);
  await recordMessages(page);
  await page.addInitScript(() => {
    Object.assign(window, { taps: 0 });
    addEventListener('click', () => ((window as unknown as { taps: number }).taps += 1), true);
  });
  await joinNewTable(page, { game, options: seats > 2 ? [`seats=${seats}`] : [], seats: Array.from({ length: seats }, () => 'me' as const), ...(from ? { from } : {}) });
}

/** Makes a move and returns how many taps it took. */
async function tapsFor(page: Page, move: (now: ConanTold) => Promise<void>): Promise<number> {
  const taps = () => page.evaluate(() => (window as unknown as { taps: number }).taps);
  const now = await myTurn<ConanTold>(page);
  const before = await taps();
  await move(now);
  await page.waitForFunction(seq => (window as unknown as { told: Told }).told.seq > seq, now.seq);
  return (await taps()) - before;
}

for (const game of ['conquest', 'sixfaces']) {
  test(`${game}: a move on a shared screen takes two taps`, async ({ browser }) => {
    const page = await newPage(browser, SMALL_DESKTOP);
    await allHere(page, game, 2);
    for (let i = 0; i < 2; i++) {
      const taps = await tapsFor(page, async ({ moves }) => {
        // A square that only one route leads to.
        const ways = moves.map(({ text }) => /^K?([a-i]\d).*?([a-i]\d)(?:=\d)?$/.exec(text)?.slice(1) ?? []);
        const [from = '', to = ''] = ways.find(([a, b]) => a !== undefined && ways.filter(([c, d]) => a === c && b === d).length === 1) ?? [];
        await clickSquare(page, from);
        await clickSquare(page, to);
      });
      expect(taps).toBe(2);
      await expect(page.locator('.moves .move')).toHaveCount(i + 1);
    }
    // Those who want to confirm their moves can.
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('checkbox', { name: 'Confirm each move' }).check();
    await page.keyboard.press('Escape');
    await expect(actionBar(page)).toContainText('Your move counts once you confirm.');
  });
}

test('Domination: a move on a shared screen takes two taps: take the screen, touch the space', async ({ browser }) => {
  const page = await newPage(browser, DESKTOP);
  await allHere(page, 'domination', 4, MIDDLE);
  for (let i = 0; i < 3; i++) {
    const taps = await tapsFor(page, async ({ moves }) => {
      await page.getByTestId('take-screen').click();
      await page.locator(`[data-slot="${(moves[0] as unknown as { slot: string }).slot}"]`).click();
    });
    expect(taps).toBe(2);
  }
});

/** Cards of the players' hands at this table, and challenges that lie face down. */
const SECRETS = ['The Stone Hives', 'Moor Reavers', 'Second Wind', 'Shoulder Charge', 'Retreat by Night', 'Weighted Net', 'Sand in the Eyes', 'Cold Fury', 'Feint', 'By a Hair', 'Thorn Darts', 'Rotten Floor'];

test('Conan: a move on a shared screen takes two taps, and only what is secret is hidden between them', async ({ browser }) => {
  const page = await newPage(browser, DESKTOP);
  await unguided(page);
  await allHere(page, 'conan', 4, HEROES);
  const take = page.getByTestId('take-screen');
  const hideSecrets = async () => {
    await expect(take).toBeVisible();
    await expect(page.locator('[data-slot]')).toHaveCount(3);
    await expect(page.locator('[data-hero]')).toHaveCount(4);
    await expect(page.getByTestId('hidden-hand')).toBeVisible();
    const source = await page.content();
    expect(SECRETS.filter(name => source.includes(name))).toEqual([]);
  };
  await hideSecrets();
  expect(await tapsFor(page, async () => {
    await take.click();
    await page.locator('[data-challenge="a1.1"]').click();
  })).toBe(2);
  // The hero's player bids, the owner of the challenge withdraws: the public result stays until the next one takes over.
  const contest = page.getByTestId('contest');
  await expect(contest).toContainText('Two-Mawed Hound');
  await tapsFor(page, () => page.locator('[data-move=bid]').click());
  await expect(contest).toContainText('Two-Mawed Hound');
  await hideSecrets();
  expect(await tapsFor(page, async () => {
    await take.click();
    await page.locator('[data-move=withdraw]').click();
  })).toBe(2);
  await expect(page.getByTestId('contest-result')).toContainText('withdraw');
  await expect(page.getByTestId('log-contest')).toContainText('Two-Mawed Hound');
  // The same player goes on: no screen to take.
  for (const move of ['decline', 'pass']) expect(await tapsFor(page, () => page.locator(`[data-move=${move}]`).click())).toBe(1);
  await expect(page.getByTestId('contest-result')).toContainText('withdraw');
  await hideSecrets();
});
