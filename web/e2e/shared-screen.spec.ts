import type { Page } from '@playwright/test';
import { myTurn, recordMessages, type Told } from './fixtures/messages';
import { actionBar, expect, newPage, PHONE, playTyped, SMALL_DESKTOP, test } from './fixtures/table';

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
  await playTyped(page, moves[0]?.text ?? '');
  // What was played stays until the next person takes the screen; their dominoes are not in the page.
  await expect(actionBar(page)).toContainText(`Pass the screen to ${other}`);
  await expect(actionBar(page).locator('.small')).toContainText(`${first}: `);
  await expect(page.locator('.moves .move')).toHaveCount(1);
  await expect(page.locator('[data-slot]').first()).toBeVisible();
  await expect(page.locator('[data-pair]')).toHaveCount(0);
  await take.click();
  await expect(page.locator('.rack [data-pair]')).not.toHaveCount(0);
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
