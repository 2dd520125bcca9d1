import { randomUUID } from 'node:crypto';
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
