import { complaints, DESKTOP, expect, legalMoves, newPage, openTable, PHONE, playClicked, playTyped, strip, test } from './house';

test('a newcomer plays level 2 in French on a phone', async ({ browser }) => {
  const page = await newPage(browser, { ...PHONE, locale: 'fr-FR' });
  const heard = complaints(page);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('link', { name: 'Jouer contre l’ordinateur : Conquest' }).tap();
  await expect(page.locator('input[name=level][value="2"]')).toBeChecked();
  await page.getByRole('button', { name: 'Commencer' }).tap();
  await page.waitForURL(/\/t\//);
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(strip(page)).toContainText('À vous');
  const first = (await legalMoves(page, table))[5];
  await playTyped(page, first?.text ?? '');
  // The bot answers, and it is one's turn again.
  await expect(strip(page)).toContainText('À vous', { timeout: 20_000 });
  await expect(page.locator('.moves li')).not.toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(heard).toEqual([]);
});

test('two browsers play each other by link, and one sees what the other declares', async ({ browser }) => {
  const ada = await newPage(browser);
  const bo = await newPage(browser, { ...PHONE, locale: 'fr-FR' });
  const heard = [complaints(ada), complaints(bo)];
  const table = await openTable(ada, 'sixfaces', 'friend', 1, 0);
  await expect(ada.locator('.invitation')).toContainText(table.slice(0, 4).toUpperCase());
  await bo.goto('/');
  await bo.locator('#code').fill(table.toUpperCase());
  await bo.getByRole('button', { name: 'S’asseoir' }).click();
  await bo.locator('#my-name').fill('Bo');
  await strip(bo).getByRole('button', { name: 'S’asseoir' }).click();
  await expect(strip(ada)).toContainText('Your move');
  await expect(ada.locator('.invitation')).toHaveCount(0);
  await expect(ada.locator('.plate').filter({ hasText: 'Bo' })).toBeVisible();

  await ada.locator('#typed').fill('d1-d5-f5');
  await ada.locator('#typed').press('Enter');
  await expect(strip(bo)).toContainText('annonce d1');
  await strip(ada).getByRole('button', { name: 'Confirm' }).click();
  await expect(strip(bo)).toContainText('À vous');
  await expect(bo.locator('.moves')).toContainText('d1-d5-f5');

  const answer = (await legalMoves(bo, table))[0];
  await playTyped(bo, answer?.text ?? '');
  await expect(strip(ada)).toContainText('Your move');

  await bo.getByRole('button', { name: 'Proposer nulle' }).click();
  await ada.getByRole('button', { name: 'Agree to the draw' }).click();
  await expect(strip(ada)).toContainText('Drawn');
  await expect(strip(bo)).toContainText('Partie nulle');

  await strip(ada).getByRole('button', { name: 'Rematch' }).click();
  await strip(bo).getByRole('button', { name: 'Revanche' }).click();
  await ada.waitForURL(url => url.pathname.startsWith('/t/') && !url.pathname.endsWith(table));
  await bo.waitForURL(url => url.pathname.startsWith('/t/') && !url.pathname.endsWith(table));
  expect(heard).toEqual([[], []]);
});

test('one is cut off and returns to what was missed', async ({ browser }) => {
  const ada = await newPage(browser);
  const bo = await newPage(browser);
  const table = await openTable(ada, 'sixfaces', 'friend', 1, 0);
  await bo.goto(`/t/${table}`);
  await strip(bo).getByRole('button', { name: 'Sit down' }).click();
  await expect(strip(ada)).toContainText('Your move');

  await bo.context().setOffline(true);
  // An established socket outlives the network switch of the browser; a lost one shows at the next sign of life.
  await bo.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(bo.getByTestId('reconnecting')).toBeVisible({ timeout: 25_000 });
  await playTyped(ada, 'd1-d5-f5');
  await bo.context().setOffline(false);
  await expect(bo.getByTestId('reconnecting')).toHaveCount(0, { timeout: 25_000 });
  await expect(bo.locator('.moves')).toContainText('d1-d5-f5');
  await expect(strip(bo)).toContainText('Your move');
});

test('a whole game is played out at one screen, and can be stepped through again', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await newPage(browser);
  const heard = complaints(page);
  const table = await openTable(page, 'sixfaces', 'together');
  for (let ply = 0; ply < 60; ply++) {
    const moves = await legalMoves(page, table);
    if (moves.length === 0) break;
    const move = moves.find(one => one.text.endsWith('#')) ?? moves.find(one => one.text.includes('x')) ?? moves[(ply * 11) % moves.length];
    await playTyped(page, move?.text ?? '');
    await expect.poll(async () => (await page.locator('.moves .move').count()) > ply).toBe(true);
    if (move?.text.endsWith('#')) break;
  }
  await expect(strip(page).getByRole('link', { name: 'Replay' })).toBeVisible();
  await page.screenshot({ path: 'target/shots/ended-desktop.png' });
  await strip(page).getByRole('link', { name: 'Replay' }).click();
  await page.waitForURL(/\/replay\//);
  await page.getByRole('button', { name: 'One move on' }).click();
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(page).toHaveURL(/ply=2$/);
  await page.screenshot({ path: 'target/shots/replay-game-desktop.png' });
  await page.reload();
  await expect(page.getByTestId('replay-controls')).toContainText('Move 2 of');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByRole('button', { name: 'One move on' })).toBeDisabled();
  expect(heard).toEqual([]);
});

test('a move can be made with the keyboard alone', async ({ browser }) => {
  const page = await newPage(browser, DESKTOP);
  const table = await openTable(page, 'sixfaces', 'together');
  const before = (await legalMoves(page, table)).length;
  expect(before).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page.locator('[role=grid] [tabindex="0"], [role=grid][tabindex="0"]').first().focus();
  // From wherever the cursor stands to the left lower corner, then to b1, a 1 that can only step to b2.
  for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowLeft');
  for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(strip(page)).toContainText('b2');
  await page.keyboard.press('Enter');
  await expect(page.locator('.moves')).toContainText('b1-b2');
});

test('resigning is asked twice and told to everybody', async ({ browser }) => {
  const page = await newPage(browser);
  await openTable(page, 'sixfaces', 'computer', 1, 0);
  await page.getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(strip(page)).toContainText('You lost.');
  await expect(page.getByTestId('said')).toContainText('You lost.');
});

test('two browsers play a whole game by clicks', async ({ browser }) => {
  test.setTimeout(240_000);
  const pages = [await newPage(browser), await newPage(browser, PHONE)] as const;
  const heard = pages.map(complaints);
  const table = await openTable(pages[0], 'sixfaces', 'friend', 1, 0);
  await pages[1].goto(`/t/${table}`);
  await strip(pages[1]).getByRole('button', { name: 'Sit down' }).click();
  await pages[0].locator('.tools label', { hasText: 'Plan' }).click();
  for (let ply = 0; ply < 80; ply++) {
    const page = pages[ply % 2 === 0 ? 0 : 1];
    await expect(strip(page)).toContainText('Your move');
    const move = clear(await legalMoves(page, table), ply);
    await playClicked(page, move.path ?? '');
    if (move.text.endsWith('#')) break;
  }
  await expect(strip(pages[0])).toContainText(/You (won|lost)\./);
  await expect(strip(pages[1])).toContainText(/You (won|lost)\./);
  await pages[1].screenshot({ path: 'target/shots/ended-phone.png' });
  expect(heard).toEqual([[], []]);
});

/** A winning or taking move if there is one, among those that are the only way from their square to another. */
function clear(moves: { text: string; path?: string }[], ply: number): { text: string; path?: string } {
  const ends = ({ path = '' }: { path?: string }) => `${path.slice(0, 2)} ${path.slice(-2)}`;
  const only = moves.filter(move => moves.filter(other => ends(other) === ends(move)).length === 1);
  const best = only.find(move => move.text.endsWith('#')) ?? only.find(move => move.text.includes('x')) ?? only[(ply * 7) % only.length];
  if (!best) throw new Error('no clear move');
  return best;
}
