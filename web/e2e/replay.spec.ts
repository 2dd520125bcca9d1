import { readFile } from 'node:fs/promises';
import { allowConsoleErrors, DESKTOP, expect, newPage, openTable, playTyped, SHORT_FILE, SHORT_GAME, SMALL_DESKTOP, stopTime, actionBar, test } from './fixtures/table';
import { playThrough } from './fixtures/remotePlayer';

test('a finished game is stepped through, jumped in, played at speeds, shared and downloaded', async ({ browser }) => {
  const page = await newPage(browser, { ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });
  await stopTime(page);
  const table = await openTable(page);
  await playThrough(page, table, SHORT_GAME.slice(0, -1));
  await page.goto(`/game/${table}`);
  await playTyped(page, SHORT_GAME.at(-1) ?? '');
  await actionBar(page).getByRole('link', { name: 'Replay' }).click();
  await page.waitForURL(/\/replay(\?|$)/);
  const controls = page.getByTestId('replay-controls');

  // It opens at the end.
  await expect(controls).toContainText('Move 5 of 5');
  await page.getByRole('slider').press('Home');
  await page.getByRole('button', { name: 'Next move' }).click();
  await expect(controls).toContainText('the King from e1 to e2');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/ply=2$/);
  await page.getByRole('button', { name: 'Previous move' }).click();
  await expect(controls).toContainText('Move 1 of 5');
  await page.locator('.moves button', { hasText: 'b4-g4-g5' }).click();
  await expect(controls).toContainText('Move 4 of 5');
  await page.getByRole('slider').press('Home');
  await expect(controls).toContainText('Start');
  await page.getByRole('button', { name: 'Go to the end' }).click();
  await expect(page.getByRole('button', { name: 'Next move' })).toBeDisabled();
  await expect(page.locator('main .who')).toContainText(/White/);

  // Automatic playback from the start at four times the speed, a move every 450 ms, until it stops at the end.
  await page.getByLabel('Speed').selectOption('4');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(controls).toContainText('Start');
  for (let ply = 1; ply <= 5; ply++) {
    await page.clock.runFor(450);
    await expect(controls).toContainText(`Move ${ply} of 5`);
  }
  await page.clock.runFor(450);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.clock.runFor(450);
  await expect(controls).toContainText('Move 1 of 5');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(2_000);
  await expect(controls).toContainText('Move 1 of 5');

  await page.locator('.moves button', { hasText: 'a1-a3-d3' }).click();
  await page.getByRole('button', { name: 'Copy a link to this position' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`/game/${table}/replay\\?ply=3$`));
  const friend = await newPage(browser, { ...DESKTOP, locale: 'fr-FR' });
  await friend.goto(link);
  await expect(friend.getByTestId('replay-controls')).toContainText('Coup 3 sur 5');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the game' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('[Game "sixfaces"]');
  expect(text).toContain('d3-e3xe8');

  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles({ name: 'saved.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(controls).toContainText('Move 0 of 5');
});

test('a file that is not a game is refused with the engine’s sentence', async ({ browser }) => {
  // Browsers log responses with an error status.
  allowConsoleErrors(/status of 4\d\d/);
  const page = await newPage(browser, SMALL_DESKTOP);
  await page.goto('/replay');
  await page.locator('textarea').fill(SHORT_FILE.replace('a1-a3-d3=6', 'a1-a9'));
  await page.getByRole('button', { name: 'Show game' }).click();
  await expect(page.getByRole('alert')).toContainText(/a9/);
  await page.locator('textarea').fill(SHORT_FILE);
  await page.getByRole('button', { name: 'Show game' }).click();
  await expect(page.getByTestId('replay-controls')).toContainText('Move 0 of 5');
  await page.getByRole('button', { name: 'Another file' }).click();
  await expect(page.locator('textarea')).toBeVisible();
});

test('a game in progress has no replay yet', async ({ browser }) => {
  allowConsoleErrors(/status of 4\d\d/);
  const page = await newPage(browser, SMALL_DESKTOP);
  const table = await openTable(page);
  await page.goto(`/game/${table}/replay`);
  await page.getByRole('link', { name: 'Go to the game' }).click();
  await actionBar(page).waitFor();
});
