import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { allowConsoleErrors, expect, newPage, openTable, SMALL_DESKTOP, test } from './fixtures/table';

test('a guest creates an account, signs out, and signs in by password and by recovery code', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  const name = `Ada ${randomUUID().slice(0, 8)}`;
  await openTable(page);
  await page.goto('/account');
  const keep = page.locator('form', { has: page.getByRole('heading', { name: 'Make an account' }) });
  await keep.getByLabel('Name').fill(name);
  await keep.getByLabel('Password').fill('a long enough secret');
  await keep.getByRole('button', { name: 'Make an account' }).click();
  const codes = page.locator('.codes code');
  await expect(codes).not.toHaveCount(0);
  const code = (await codes.first().textContent()) ?? '';
  await expect(page.locator('.lead')).toContainText(name);

  await page.getByRole('button', { name: 'Sign out' }).click();
  const signIn = page.locator('form', { has: page.getByRole('heading', { name: 'Sign in' }) });
  await signIn.getByLabel('Name').fill(name);
  await signIn.getByLabel('Password').fill('a long enough secret');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('.lead')).toContainText(name);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Password forgotten' }).click();
  const recover = page.locator('form', { has: page.getByRole('heading', { name: 'Password forgotten' }) });
  await recover.getByLabel('Name').fill(name);
  await recover.getByLabel('Recovery code').fill(code);
  await recover.getByLabel('New password').fill('another long secret');
  await recover.getByRole('button', { name: 'Set a new password' }).click();
  await expect(page.locator('.lead')).toContainText(name);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Your games' })).toContainText('At one screen');
});

test('a wrong password is refused with a sentence', async ({ browser }) => {
  // Browsers log responses with an error status.
  allowConsoleErrors(/status of 4\d\d/);
  const page = await newPage(browser, { locale: 'fr-FR' });
  await page.goto('/account');
  const signIn = page.locator('form', { has: page.getByRole('heading', { name: 'Se connecter' }) });
  await signIn.getByLabel('Nom').fill('Personne');
  await signIn.getByLabel('Mot de passe').fill('faux faux faux');
  await signIn.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.locator('.status.bad')).not.toHaveText('');
});

test('a guest downloads their data and is then forgotten; an easy password is refused with a sentence', async ({ browser }) => {
  allowConsoleErrors(/status of 4\d\d/);
  const page = await newPage(browser, SMALL_DESKTOP);
  const table = await openTable(page);
  await page.goto('/account');

  const keep = page.locator('form', { has: page.getByRole('heading', { name: 'Make an account' }) });
  await keep.getByLabel('Name').fill(`Ada ${randomUUID().slice(0, 8)}`);
  await keep.getByLabel('Password').fill('Password123');
  await keep.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.locator('.status.bad')).toContainText('too easy to guess');

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download' }).click()]);
  expect(download.suggestedFilename()).toBe('parlour-data.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as { profile: { kind: string }; games: { table: string; file: string }[] };
  expect(data.profile.kind).toBe('guest');
  expect(data.games.map(game => game.table)).toEqual([table]);

  await page.getByRole('button', { name: 'Be forgotten' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Be forgotten' }).click();
  await expect(page.locator('.lead')).toContainText('You need no account');
  await expect(page.getByRole('heading', { name: 'Be forgotten' })).toHaveCount(0);
});
