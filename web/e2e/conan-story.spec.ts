import { AUCTION, CARDS, confirm, HEROES, TALKS, touch, type Told, unguided } from './fixtures/conan';
import { actionBar, expect, newPage, openTable, setPace, test } from './fixtures/table';
import { myTurn, recordMessages } from './fixtures/messages';
import type { Page } from '@playwright/test';

/* Whether a game of Conan can be followed: heroes to choose from, contests that can be read, results that stay. */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Seven adventures, which do not fit on a phone in one row. */
const many = (position: string) => position.replace('/a3:volcano-crown:rotten-floor.1.d1.0.0.0', '/a3:volcano-crown:rotten-floor.1.d1.0.0.0/a4:salt-galleries:-/a5:thieves-fair:-/a6:drowned-caravan:-/a7:hanged-mans-inn:-');
/** The first hero stands alone on an adventure without a challenge. */
const DONE = TALKS.replace(/^diplomacy/, 'heroes').replace('tesk,15,a1', 'tesk,15,a2');

async function seatedAt(page: Page, from?: string, seats: ('me' | number)[] = ['me', 1, 1, 1]): Promise<void> {
  await unguided(page);
  await recordMessages(page);
  const table = await openTable(page, { game: 'conan', options: [`seats=${seats.length}`], seats, ...(from ? { from } : {}) });
  await page.goto(`/game/${table}`);
}

const box = async (page: Page, selector: string) => (await page.locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** The hand ends above the action bar. */
async function expectHandInSight(page: Page): Promise<void> {
  const [hand, bar] = [await box(page, '[data-testid=hand]'), await box(page, '[data-testid=action-bar]')];
  expect(hand.height).toBeGreaterThan(60);
  expect(hand.y + hand.height).toBeLessThanOrEqual(bar.y + 1);
}

test('at the set-up both heroes are shown as cards with values and ability, and the player chooses on them', async ({ browser }) => {
  const page = await newPage(browser, PHONE);
  await seatedAt(page, undefined, ['me', 1]);
  const heroes = page.getByTestId('hero-choice');
  await expect(heroes.locator('.card')).toHaveCount(2);
  for (const hero of await heroes.locator('li').all()) await expect(hero).toContainText(/Strength \d, Cunning \d, Spirit \d/);
  await expect(heroes.locator('.card .text')).toHaveCount(2);
  await expect(actionBar(page)).toContainText('Choose a hero: keep yours, or propose a swap.');
  await heroes.getByRole('button', { name: /^Propose a swap: / }).tap();
  await expect(actionBar(page)).toContainText('a swap of heroes');
  await heroes.getByRole('button', { name: /^Keep this hero: / }).tap();
  await expect(actionBar(page)).toContainText('Keep your hero.');
  await confirm(page).tap();
  // The computer may ask for a swap in turn: that is answered on the cards, too.
  await expect(page.locator('[data-slot]').or(heroes.getByRole('button', { name: /^Swap for this hero: / })).first()).toBeVisible();
});

test('before bidding the best attribute is named; then the totals run, and cards that do not count say so', async ({ browser }) => {
  const page = await newPage(browser);
  await seatedAt(page, AUCTION);
  await expect(page.getByTestId('best-attribute')).toHaveText('Your best attribute: Strength, 7 against 6.');
  await page.locator('[data-move=follow]').click();
  await confirm(page).click();
  await expect(page.locator('[data-move="name:strength"]')).toContainText('7 against 6');
  await page.locator('[data-move="name:strength"]').click();
  await confirm(page).click();
  const [foe, shoulder] = [page.locator('[data-card=moor-reavers]'), page.locator('[data-card=shoulder-charge]')];
  await expect(foe).toContainText('Bluff');
  await expect(foe).not.toHaveClass(/\bopen\b/);
  await expect(shoulder).toContainText('+2');
  await expect(shoulder).toHaveClass(/\bopen\b/);
  await expect(page.getByTestId('running-total')).toContainText(/You\s*Strength so far\s*7/);
  await shoulder.click();
  await confirm(page).click();
  await expect(page.getByTestId('running-total').or(page.getByTestId('contest-result'))).toContainText(/9|\+2/);
});

test('the focus is drawn unlike what can be chosen', async ({ browser }) => {
  const page = await newPage(browser);
  await seatedAt(page, CARDS);
  await page.locator('[data-testid=hand] [data-rove]').first().focus();
  await page.keyboard.press('ArrowRight');
  const focused = page.locator('[data-card=moor-reavers]');
  await expect(focused).toBeFocused();
  expect(await focused.evaluate(one => getComputedStyle(one).outlineStyle)).toBe('dashed');
});

for (const [name, options] of [['1440 by 900', { viewport: { width: 1440, height: 900 } }], ['1280 by 720', { viewport: { width: 1280, height: 720 } }], ['a tablet', { viewport: { width: 820, height: 1180 }, hasTouch: true }], ['a phone', PHONE]] as const) {
  test(`every adventure, every hero and the hand can be seen: ${name}`, async ({ browser }) => {
    const page = await newPage(browser, options);
    await seatedAt(page, many(AUCTION));
    await expect(page.locator('[data-slot]')).toHaveCount(7);
    await expect(page.getByTestId('contest')).toBeVisible();
    await expectHandInSight(page);
    const { width } = options.viewport;
    for (const one of [...(await page.locator('[data-slot]').all()), ...(await page.locator('[data-hero]').all())]) {
      const { x, width: wide } = (await one.boundingBox()) ?? { x: -1, width: 0 };
      expect(wide).toBeGreaterThan(40);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
    }
    await expect(page.locator('[data-hero]')).toHaveCount(4);
  });
}

test('in a low window the hand stays above the action bar during a contest, and the page does not scroll', async ({ browser }) => {
  const page = await newPage(browser, { viewport: { width: 1280, height: 600 } });
  await seatedAt(page, AUCTION);
  for (const size of [{ width: 1280, height: 600 }, { width: 1024, height: 640 }]) {
    await page.setViewportSize(size);
    await expect(async () => {
      const hand = await page.getByTestId('hand').boundingBox();
      const bar = await actionBar(page).boundingBox();
      expect((hand?.y ?? 0) + (hand?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      expect(hand?.y).toBeGreaterThan(100);
      // One pixel is the invisible element that announces events.
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(1);
    }).toPass();
    await expect(page.locator('[data-move=follow]')).toBeInViewport();
  }
});

test('a contest is one entry of the log with its numbers; its result stays until it is acknowledged', async ({ browser }) => {
  const page = await newPage(browser, PHONE);
  await setPace(page, 'normal');
  await seatedAt(page, HEROES);
  const result = page.getByTestId('contest-result');
  let seen = -1;
  for (const does of ['face', 'bid', 'follow', 'name', 'pass', 'pass', 'pass']) {
    if (await result.count()) break;
    const { moves, seq } = await myTurn<Told>(page, seen);
    seen = seq;
    const move = moves.find(one => one.does === does && (does !== 'bid' || one.n === 1)) ?? moves.find(one => ['follow', 'name', 'pass'].includes(one.does)) ?? moves[0];
    if (!move) throw new Error('no move');
    // What the others did is shown first; it may have ended the contest.
    await expect(async () => expect((await result.count()) + Number((await page.getByTestId('skip').count()) === 0)).toBeGreaterThan(0)).toPass();
    if (await result.count()) break;
    await expect(page.locator('[data-challenge="a1.1"], [data-move]').first()).toBeVisible();
    await touch(page, move);
    await confirm(page).click();
  }
  await expect(result).toContainText(/win|withdraw/);
  // No decision is offered until the result has been read, and nothing else happens meanwhile.
  const entry = page.getByTestId('log-contest');
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('Azure’s foe “Two-Mawed Hound” on “Lantern Wood”');
  await expect(page.locator('[data-testid=contest-result] + section, [data-testid=contest] [data-move]')).toHaveCount(0);
  await entry.locator('summary').click();
  await expect(entry).toContainText('Two-Mawed Hound: Strength 6, Cunning 3, Spirit 5.');
  await expect(entry).toContainText(/Bids: you 1/);
  await expect(entry).toContainText(/glory, which/);
  // The action bar goes on, too.
  await page.getByTestId('skip').click();
  await expect(page.getByTestId('contest-result').filter({ hasText: 'Orsa of the Quarries against' })).toHaveCount(0);
});

test('an accomplished adventure is celebrated and stands in the log with its loot', async ({ browser }) => {
  const page = await newPage(browser);
  await seatedAt(page, DONE);
  await page.locator('[data-move=accomplish]').click();
  await confirm(page).click();
  await expect(page.getByTestId('log-accomplished')).toContainText('You complete “Lantern Wood” (Difficulty 3) and take 4 glory.');
  await expect(page.getByTestId('log-accomplished')).toContainText('15 → 19');
  await expect(page.getByTestId('log')).toContainText(/You find “/);
  await expect(page.getByTestId('celebration')).toContainText('You complete “Lantern Wood”');
  await page.getByTestId('go-on').click();
  await expect(page.getByTestId('celebration')).toHaveCount(0);
});
