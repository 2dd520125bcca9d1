import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, legalMoves, newPage, PHONE, playTyped, joinNewTable, SMALL_DESKTOP, actionBar, test, twoPlayersAt } from './fixtures/table';

/* What the players at a table do besides playing. */

test('two players meet by code; each sees the other’s declarations, in two languages', async ({ browser }) => {
  const ada = await newPage(browser, SMALL_DESKTOP);
  const bo = await newPage(browser, { ...PHONE, locale: 'fr-FR' });
  const table = await joinNewTable(ada, { seats: ['me', 'open'] });
  await expect(ada.locator('.invitation')).toContainText(table.slice(0, 4).toUpperCase());
  await bo.goto('/');
  await bo.locator('#code').fill(table.toUpperCase());
  await bo.getByRole('button', { name: 'Rejoindre' }).click();
  await bo.locator('#my-name').fill('Bo');
  await actionBar(bo).getByRole('button', { name: 'Rejoindre' }).click();
  await expect(actionBar(ada)).toContainText('Your move');
  await expect(ada.locator('.invitation')).toHaveCount(0);
  await expect(ada.locator('.player-bar').filter({ hasText: 'Bo' })).toBeVisible();

  await ada.locator('[data-square=d1]').focus();
  await ada.keyboard.press('Enter');
  await expect(actionBar(bo)).toContainText('envisage d1…');
  await ada.locator('#typed').fill('d1-d5-f5');
  await ada.locator('#typed').press('Enter');
  await expect(actionBar(bo)).toContainText('envisage d1-d5-f5');
  await actionBar(ada).getByRole('button', { name: /^Cancel/ }).click();
  await actionBar(ada).getByRole('button', { name: /^Cancel/ }).click();
  await expect(actionBar(bo)).not.toContainText('envisage');
  await playTyped(ada, 'd1-d5-f5');
  await expect(actionBar(bo)).toContainText('À vous');
  await expect(bo.locator('.moves')).toContainText('d1-d5-f5');
  await expect(bo.getByTestId('announcements')).toContainText('Ada : de d1 par d5 à f5, tombe sur 1. À vous.');
});

test('a move is taken back if the other player agrees', async ({ browser }) => {
  const [ada, bo] = [await newPage(browser, SMALL_DESKTOP), await newPage(browser, SMALL_DESKTOP)];
  await twoPlayersAt(ada, bo);
  await playTyped(ada, 'b1-b2');
  await ada.getByRole('button', { name: 'Take back move' }).click();
  await bo.getByRole('button', { name: 'Decline' }).click();
  await expect(ada.getByTestId('announcements')).toContainText('Bo declines the take-back.');
  await expect(ada.getByTestId('declined')).toContainText('Bo declines the take-back.');
  // Only once per move.
  await expect(ada.getByRole('button', { name: 'Take back move' })).toBeDisabled();
  await expect(bo.getByRole('button', { name: 'Take back move' })).toHaveCount(0);
  await playTyped(bo, 'b8-b7');
  await bo.getByRole('button', { name: 'Take back move' }).click();
  await ada.getByRole('button', { name: 'Allow' }).click();
  await expect(actionBar(bo)).toContainText('Your move');
  for (const page of [ada, bo]) {
    await expect(page.locator('.moves .move')).toHaveCount(1);
    await expect(page.locator('[data-square=b8]')).toHaveAttribute('aria-label', /die, 1 up/);
  }
});

async function offerDraw(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Offer draw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Offer draw' }).click();
}

test('a draw is offered, refused, offered again and agreed; then a rematch', async ({ browser }) => {
  const [ada, bo] = [await newPage(browser, SMALL_DESKTOP), await newPage(browser, SMALL_DESKTOP)];
  const table = await twoPlayersAt(ada, bo);
  await ada.getByRole('button', { name: 'Offer draw' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
  await expect(ada.getByRole('button', { name: 'Offer draw' })).toBeEnabled();
  await offerDraw(ada);
  await bo.getByRole('button', { name: 'Decline' }).click();
  await expect(ada.getByTestId('announcements')).toContainText('Bo declines the draw.');
  await expect(ada.getByTestId('declined')).toContainText('Bo declines the draw.');
  await expect(ada.getByRole('button', { name: 'Offer draw' })).toBeDisabled();
  await offerDraw(bo);
  await ada.getByRole('button', { name: 'Accept draw' }).click();
  for (const page of [ada, bo]) await expect(actionBar(page)).toContainText('Draw.');
  await actionBar(ada).getByRole('button', { name: 'Rematch' }).click();
  await expect(bo.locator('.notice')).toContainText('Ada wants a rematch.');
  await actionBar(bo).getByRole('button', { name: 'Rematch' }).click();
  for (const page of [ada, bo]) {
    await page.waitForURL(url => url.pathname.startsWith('/game/') && !url.pathname.endsWith(table));
    await expect(page.locator('.player-bar')).toHaveCount(2);
  }
  for (const page of [ada, bo]) await expect(page.getByTestId('announcements')).not.toContainText(/not sent/i);
  await ada.goto('/');
  await expect(ada.getByRole('region', { name: 'Your games' })).toContainText('6 Faces, draw,');
});

test('resigning asks for confirmation and is shown to all', async ({ browser }) => {
  const [ada, bo] = [await newPage(browser, SMALL_DESKTOP), await newPage(browser, SMALL_DESKTOP)];
  await twoPlayersAt(ada, bo);
  await ada.getByRole('button', { name: 'Resign' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
  await expect(actionBar(ada)).toContainText('Your move');
  await ada.getByRole('button', { name: 'Resign' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(actionBar(ada)).toContainText('You lost.');
  await expect(actionBar(bo)).toContainText('You won.');
  await expect(bo.getByTestId('announcements')).toContainText('You won.');
});

test('players chat, and one can mute another', async ({ browser }) => {
  const [ada, bo] = [await newPage(browser, SMALL_DESKTOP), await newPage(browser, SMALL_DESKTOP)];
  await twoPlayersAt(ada, bo);
  const say = async (text: string) => {
    await bo.locator('#say').fill(text);
    await bo.locator('#say').press('Enter');
    await expect(bo.locator('.chat')).toContainText(text);
  };
  await bo.locator('.chat summary').click();
  await say('Good luck! <b>not bold</b>');
  await expect(ada.locator('.chat')).toContainText('Good luck! <b>not bold</b>');
  await expect(ada.getByTestId('announcements')).toContainText('Bo says: Good luck!');
  await ada.getByRole('button', { name: 'Mute Bo' }).click();
  await expect(ada.locator('.chat')).not.toContainText('Good luck!');
  await say('Are you there?');
  await ada.getByRole('button', { name: 'Unmute Bo' }).click();
  await say('And now?');
  await expect(ada.locator('.chat')).toContainText('And now?');
  await expect(ada.locator('.chat')).not.toContainText('Are you there?');
});

test('a player signs in elsewhere in the middle of a game and plays on as the account', async ({ browser }) => {
  const [ada, bo] = [await newPage(browser, SMALL_DESKTOP), await newPage(browser, SMALL_DESKTOP)];
  await twoPlayersAt(ada, bo);
  const name = `Ada ${randomUUID().slice(0, 8)}`;
  const account = await newPage(browser, SMALL_DESKTOP);
  await account.goto('/account/new');
  const keep = account.locator('form', { has: account.getByRole('heading', { name: 'Create account' }) });
  await account.request.post('/api/guests', { data: {}, headers: { 'X-Parlour': '1' } });
  await account.reload();
  await keep.getByLabel('Name').fill(name);
  await keep.getByLabel('Password').fill('a long enough secret');
  await keep.getByRole('button', { name: 'Create account' }).click();
  await expect(account.locator('.codes code')).not.toHaveCount(0);

  const other = await ada.context().newPage();
  await other.goto('/account');
  const signIn = other.locator('form', { has: other.getByRole('heading', { name: 'Sign in' }) });
  await signIn.getByLabel('Name').fill(name);
  await signIn.getByLabel('Password').fill('a long enough secret');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.locator('.lead')).toContainText(name);

  await expect(bo.locator('.player-bar').filter({ hasText: name })).toBeVisible();
  await expect(ada.locator('.app-header .who')).toContainText(name);
  await expect(actionBar(ada)).toContainText('Your move');
  await playTyped(ada, 'b1-b2');
  await expect(actionBar(bo)).toContainText('Your move');
});

test('a shared screen has several seats, and the board can turn to the player to move', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  const table = await joinNewTable(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Turn the board to the player to move' }).check();
  await page.keyboard.press('Escape');
  expect(await legalMoves(page, table)).toHaveLength(37);
  await playTyped(page, 'b1-b2');
  await expect(page.locator('.you .player-bar')).toHaveAttribute('data-seat', '1');
  await playTyped(page, 'b8-b7');
  await expect(page.locator('.you .player-bar')).toHaveAttribute('data-seat', '0');
});
