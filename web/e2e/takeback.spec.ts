import type { Page } from '@playwright/test';
import { ENDING, MIDDLE } from './fixtures/domination';
import { myTurn, recordMessages, type Told } from './fixtures/messages';
import { actionBar, expect, joinNewTable, newPage, playTyped, SMALL_DESKTOP, test } from './fixtures/table';

/* Taking back against the computer: at once, to the player's own last decision. */

/** White, the player, begins; neither King can be captured within four moves, whatever the computer plays. */
const FAR_APART = 'a43k4/9/9/9/9/9/9/4K3A3 w 0 1';

const takeBack = (page: Page) => page.getByRole('button', { name: 'Take back move' });
const listed = (page: Page) => page.locator('.moves .move');

async function takesBackTwice(page: Page): Promise<void> {
  const first = await myTurn<Told>(page);
  const before = await listed(page).count();
  await expect(takeBack(page)).toHaveCount(0);
  await playTyped(page, first.moves[0]?.text ?? '');
  const second = await myTurn<Told>(page, first.seq);
  await expect(listed(page)).toHaveCount(before + 2);
  await playTyped(page, second.moves[0]?.text ?? '');
  await expect(listed(page)).toHaveCount(before + 4);
  await takeBack(page).click();
  await expect(listed(page)).toHaveCount(before + 2);
  await expect(actionBar(page)).toContainText('Your move');
  await expect(page.getByTestId('announcements')).toContainText('taken back');
  await takeBack(page).click();
  await expect(listed(page)).toHaveCount(before);
  await expect(takeBack(page)).toBeDisabled();
  await playTyped(page, first.moves[0]?.text ?? '');
  await expect(listed(page)).toHaveCount(before + 2);
}

test('at a table of the server', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  await recordMessages(page);
  await joinNewTable(page, { seats: ['me', 1], from: FAR_APART });
  await takesBackTwice(page);
});

test('in this browser', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  await recordMessages(page);
  await page.goto(`/play/sixfaces/computer?from=${encodeURIComponent(FAR_APART)}`);
  await page.locator('input[name=level][value="1"]').check({ force: true });
  await page.locator('input[name=side][value="0"]').check({ force: true });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/local\//);
  await actionBar(page).waitFor();
  await takesBackTwice(page);
});

test('a move after which something was drawn cannot be taken back, and one without can', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  await recordMessages(page);
  await joinNewTable(page, { game: 'domination', options: ['seats=4'], seats: ['me', 1, 1, 1], from: MIDDLE });
  const first = await myTurn<Told>(page);
  await playTyped(page, first.moves[0]?.text ?? '');
  await myTurn<Told>(page, first.seq);
  await expect(page.getByRole('button', { name: 'Resign' })).toBeEnabled();
  await expect(takeBack(page)).toHaveCount(0);

  await joinNewTable(page, { game: 'domination', seats: ['me', 1], from: ENDING });
  const last = await myTurn<Told>(page);
  await playTyped(page, last.moves[0]?.text ?? '');
  await myTurn<Told>(page, last.seq);
  await takeBack(page).click();
  await expect(listed(page)).toHaveCount(0);
});
