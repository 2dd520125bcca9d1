import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { allowConsoleErrors, expect, newPage, openTable, PHONE, SMALL_DESKTOP, test } from './fixtures/table';

test('a guest creates an account, signs out, and signs in by password and by recovery code', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  const name = `Ada ${randomUUID().slice(0, 8)}`;
  await openTable(page);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Create account' }).click();
  const keep = page.getByRole('form', { name: 'Create account' });
  await expect(page.getByRole('form', { name: 'Sign in' })).toHaveCount(0);
  await keep.getByLabel('Name').fill(name);
  await keep.getByLabel('Password').fill('a long enough secret');
  await keep.getByRole('button', { name: 'Create account' }).click();
  const codes = page.locator('.codes code');
  await expect(codes).not.toHaveCount(0);
  const code = (await codes.first().textContent()) ?? '';
  await expect(page.locator('.lead')).toContainText(name);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(codes).toHaveCount(0);
  const signIn = page.locator('form', { has: page.getByRole('heading', { name: 'Sign in' }) });
  await signIn.getByLabel('Name').fill(name);
  await signIn.getByLabel('Password').fill('a long enough secret');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('.lead')).toContainText(name);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const recover = page.locator('form', { has: page.getByRole('heading', { name: 'Forgot your password?' }) });
  await recover.getByLabel('Name').fill(name);
  await recover.getByLabel('Recovery code').fill(code);
  await recover.getByLabel('New password').fill('another long secret');
  await recover.getByRole('button', { name: 'Set a new password' }).click();
  await expect(page.locator('.lead')).toContainText(name);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Your games' })).toContainText('On one screen');
});

test('recovery codes can be copied and printed, alone on the paper', async ({ browser }) => {
  const page = await newPage(browser, { ...SMALL_DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.addInitScript(() => Object.assign(globalThis, { print: () => document.documentElement.setAttribute('data-printed', 'yes') }));
  const name = `Bo ${randomUUID().slice(0, 8)}`;
  await page.goto('/account/new');
  const create = page.getByRole('form', { name: 'Create account' });
  await create.getByLabel('Name').fill(name);
  await create.getByLabel('Password').fill('a long enough secret');
  await create.getByRole('button', { name: 'Create account' }).click();
  const codes = await page.locator('.codes code').allTextContents();
  await page.getByRole('button', { name: 'Copy the codes' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of [name, ...codes]) expect(copied).toContain(part);
  await page.getByRole('button', { name: 'Print the codes' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.codes code').first()).toBeVisible();
  await expect(page.locator('.codes .owner')).toContainText(name);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print the codes' })).toBeHidden();
});

test('a refusal stands at its field, in view, and goes when the field changes', async ({ browser }) => {
  // Browsers log responses with an error status.
  allowConsoleErrors(/status of 4\d\d/);
  const page = await newPage(browser, { ...PHONE, locale: 'fr-FR' });
  await page.goto('/account');
  const signIn = page.getByRole('form', { name: 'Se connecter' });
  const password = signIn.getByLabel('Mot de passe');
  await signIn.getByLabel('Nom').fill('Personne');
  await password.fill('faux faux faux');
  await signIn.getByRole('button', { name: 'Se connecter' }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription('Il n’y a pas de compte avec ce nom et ce mot de passe.');
  await expect(password).toBeFocused();
  await password.fill('autre');
  await expect(password).toHaveAttribute('aria-invalid', 'false');

  await page.goto('/account/new');
  const create = page.getByRole('form', { name: 'Créer un compte' });
  await create.getByLabel('Nom').fill(`Zoé ${randomUUID().slice(0, 8)}`);
  await create.getByLabel('Mot de passe').fill('court');
  await create.getByRole('button', { name: 'Créer un compte' }).click();
  await expect(create.getByLabel('Mot de passe')).toHaveAccessibleDescription(/au moins \d+ caractères/);

  // A field far down a small window is scrolled into view.
  await page.setViewportSize({ width: 360, height: 300 });
  await create.getByLabel('Mot de passe').fill('bref');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await create.evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(create.locator('.wrong')).toBeInViewport();
});

test('deleting an account is not beside signing out', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  await page.goto('/account/new');
  const create = page.getByRole('form', { name: 'Create account' });
  await create.getByLabel('Name').fill(`Cy ${randomUUID().slice(0, 8)}`);
  await create.getByLabel('Password').fill('a long enough secret');
  await create.getByRole('button', { name: 'Create account' }).click();
  const [out, gone] = [page.getByRole('button', { name: 'Sign out' }), page.getByRole('button', { name: 'Delete account' })];
  await gone.waitFor();
  const [above, below] = [await out.boundingBox(), await gone.boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0)).toBeGreaterThan(400);
});

test('a guest downloads their data and is then forgotten; an easy password is refused with a sentence', async ({ browser }) => {
  allowConsoleErrors(/status of 4\d\d/);
  const page = await newPage(browser, SMALL_DESKTOP);
  const table = await openTable(page);
  await page.goto('/account/new');

  const keep = page.getByRole('form', { name: 'Create account' });
  await keep.getByLabel('Name').fill(`Ada ${randomUUID().slice(0, 8)}`);
  await keep.getByLabel('Password').fill('Password123');
  await keep.getByRole('button', { name: 'Create account' }).click();
  await expect(keep.getByLabel('Password')).toHaveAccessibleDescription(/too easy to guess/);

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download' }).click()]);
  expect(download.suggestedFilename()).toBe('parlour-data.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as { profile: { kind: string }; games: { table: string; file: string }[] };
  expect(data.profile.kind).toBe('guest');
  expect(data.games.map(game => game.table)).toEqual([table]);

  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await expect(page.locator('.lead')).toContainText('You can play without an account');
  await expect(page.getByRole('heading', { name: 'Delete account' })).toHaveCount(0);
});

test('a passkey is added, renamed, used to sign in and removed', async ({ browser }) => {
  allowConsoleErrors(/status of 4\d\d/);
  const page = await newPage(browser, SMALL_DESKTOP);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  });
  const name = `Ada ${randomUUID().slice(0, 8)}`;
  await openTable(page);
  await page.goto('/account/new');
  const keep = page.getByRole('form', { name: 'Create account' });
  await keep.getByLabel('Name').fill(name);
  await keep.getByLabel('Password').fill('a long enough secret');
  await keep.getByRole('button', { name: 'Create account' }).click();

  const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Passkeys' }) });
  await panel.getByLabel('Name of this device').fill('My laptop');
  await panel.getByLabel('Current password').fill('a long enough secret');
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await panel.getByRole('button', { name: 'Rename My laptop' }).click();
  await panel.getByRole('listitem').getByLabel('Name of this device').fill('Old laptop');
  await panel.getByRole('listitem').getByRole('button', { name: 'Rename' }).click();
  await expect(panel.getByRole('listitem')).toContainText('Old laptop');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.locator('.lead')).toContainText(name);

  await panel.getByRole('button', { name: 'Remove Old laptop' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.locator('.status.bad')).not.toHaveText('');
});
