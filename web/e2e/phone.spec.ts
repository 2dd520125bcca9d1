import type { Page } from '@playwright/test';
import { enterAsGuest, expect, joinNewTable, newPage, PHONE, SMALL_DESKTOP, test } from './fixtures/table';

/* Pages under a finger, and what an invitation says. */

test('on a phone the field for a code is at the top', async ({ browser }) => {
  const page = await newPage(browser, PHONE);
  for (const path of ['/', '/lobby']) {
    await page.goto(path);
    const field = page.getByLabel('Code of a table').or(page.locator('#code')).first();
    await expect(field).toBeInViewport();
    const others = page.locator('.game, .list, .start');
    await others.first().waitFor();
    const top = (await field.boundingBox())?.y ?? Infinity;
    for (const other of await others.all()) expect((await other.boundingBox())?.y ?? 0).toBeGreaterThan(top);
  }
});

test('an invitation says what is played, to the host and to the guest, with a QR code of the link', async ({ browser }) => {
  const host = await newPage(browser, PHONE);
  const table = await joinNewTable(host, { game: 'conquest', seats: ['me', 'open'], options: ['keyCaptures=no'], clock: { kind: 'increment', baseMs: 600_000, incrementMs: 5_000 } });
  const invitation = host.locator('.invitation');
  for (const text of ['Conquest', '10 min + 5 s', 'The Key die may capture: no']) await expect(invitation).toContainText(text);
  const code = host.getByRole('img', { name: 'QR code of the link' });
  await expect(code).toBeVisible();
  await expect(code.locator('path')).toHaveAttribute('d', /^M\d+ \d+h1v1h-1z/);

  const guest = await newPage(browser, SMALL_DESKTOP);
  await enterAsGuest(guest, 'Bo');
  await guest.goto(`/game/${table}`);
  for (const text of ['Conquest', '10 min + 5 s', 'The Key die may capture: no']) await expect(guest.locator('.invitation')).toContainText(text);
  await expect(guest.getByRole('img', { name: 'QR code of the link' })).toHaveCount(0);
});

test('dates are written as in the reader’s country', async ({ browser }) => {
  for (const [locale, written] of [['en-US', 'Sunday, March 1'], ['en-GB', 'Sunday 1 March']] as const) {
    const page = await newPage(browser, { locale });
    await page.clock.setFixedTime('2026-03-01T12:00:00Z');
    await page.goto('/puzzles');
    await expect(page.locator('.today .date')).toHaveText(written);
  }
});

/** Where the board of a companion is. */
const boardTop = async (page: Page) => (await page.locator('.scene').boundingBox())?.y;

test('the companion’s board stays where it is under the finger', async ({ browser }) => {
  const page = await newPage(browser, PHONE);
  await page.goto('/companion');
  await page.locator('input[name=game][value=sixfaces]').check({ force: true });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByTestId('companion-status').waitFor();
  const before = await boardTop(page);
  await page.locator('[data-square="c1"]').tap();
  await expect(page.locator('[aria-selected=true]')).toHaveCount(1);
  expect(await boardTop(page)).toBe(before);
  await page.locator('[data-square="c3"]').tap();
  expect(await boardTop(page)).toBe(before);
  // Nor after the move has been entered.
  const enter = page.getByTestId('companion-status').locator('.btn.primary');
  if (await enter.isEnabled()) {
    await enter.tap();
    await expect(page.getByTestId('expected-die')).toContainText(/must show|stands/);
    expect(await boardTop(page)).toBe(before);
  }
});

test('the first touch of a small Domination board offers to enlarge it until a finger can hit its places', async ({ browser }) => {
  const page = await newPage(browser, PHONE);
  await joinNewTable(page, { game: 'domination', seats: ['me', 1] });
  const offer = page.locator('.offer').getByRole('button');
  await expect(offer).toHaveCount(0);
  await page.locator('.domination .window').tap({ position: { x: 60, y: 60 } });
  await offer.tap();
  const slots = page.locator('.domination .window [data-slot]');
  await slots.first().waitFor({ state: 'attached' });
  const sizes = await slots.evaluateAll(all => all.map(slot => slot.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40);
  // Once is enough.
  await page.locator('.domination .window').tap({ position: { x: 60, y: 60 } });
  await expect(offer).toHaveCount(0);
});
