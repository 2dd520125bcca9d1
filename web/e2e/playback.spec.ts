import type { Page } from '@playwright/test';
import { MIDDLE } from './fixtures/domination';
import { myTurn, recordMessages, type Told } from './fixtures/messages';
import { actionBar, expect, joinNewTable, newPage, playTyped, setPace, SMALL_DESKTOP, stopTime, test } from './fixtures/table';

/* The pace at which moves of others are shown. The page's time is stopped, so every pause lasts until the test ends it. */

const listed = (page: Page) => page.locator('.moves .move');
const skip = (page: Page) => page.getByTestId('skip');

/** A player against three computer players, who have all replied to the first move; none of the replies is shown yet. */
async function afterThreeReplies(page: Page): Promise<void> {
  await stopTime(page);
  await setPace(page, 'normal');
  await recordMessages(page);
  await joinNewTable(page, { game: 'domination', options: ['seats=4'], seats: ['me', 1, 1, 1], from: MIDDLE });
  const { moves, seq } = await myTurn<Told>(page);
  await playTyped(page, moves[0]?.text ?? '');
  await myTurn<Told>(page, seq);
  await expect(actionBar(page)).toContainText('3 more moves to see.');
  await expect(listed(page)).toHaveCount(1);
}

test('the moves of three computer players are shown a second apart', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  await afterThreeReplies(page);
  await page.clock.runFor(500);
  await expect(listed(page)).toHaveCount(2);
  // The bar tells the move that is shown, and so does the screen reader.
  await expect(actionBar(page).locator('.what')).toContainText(/between .. and ../);
  await expect(page.locator('#typed')).toBeDisabled();
  const said = await page.getByTestId('announcements').textContent();
  await page.clock.runFor(950);
  await expect(listed(page)).toHaveCount(2);
  expect(await page.getByTestId('announcements').textContent()).toBe(said);
  await page.clock.runFor(50);
  await expect(listed(page)).toHaveCount(3);
  await expect(page.getByTestId('announcements')).not.toHaveText(said ?? '');
  await page.clock.runFor(1_000);
  // The last one does not delay the player's own move.
  await expect(listed(page)).toHaveCount(4);
  await expect(skip(page)).toHaveCount(0);
  await expect(page.locator('#typed')).toBeEnabled();
});

test('a key or a button shows all moves that wait', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  await afterThreeReplies(page);
  await page.locator('body').press('s');
  await expect(listed(page)).toHaveCount(4);
  await expect(page.locator('#typed')).toBeEnabled();

  const { moves, seq } = await myTurn<Told>(page);
  await playTyped(page, moves[0]?.text ?? '');
  await myTurn<Told>(page, seq);
  await expect(actionBar(page)).toContainText('3 more moves to see.');
  await skip(page).click();
  await expect(listed(page)).toHaveCount(8);
});

test('the pace is a setting and kept', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  await recordMessages(page);
  await joinNewTable(page, { game: 'domination', options: ['seats=4'], seats: ['me', 1, 1, 1] });
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('radio', { name: 'Instant' })).toBeChecked();
  await page.getByRole('radio', { name: 'Slow' }).check();
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('radio', { name: 'Slow' })).toBeChecked();
});
