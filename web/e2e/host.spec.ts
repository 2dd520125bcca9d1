import type { Page } from '@playwright/test';
import { everyViewport } from './checks/everyViewport';
import { enterAsGuest, expect, newPage, SMALL_DESKTOP, test, twoPlayersAt } from './fixtures/table';

/* The pages for the host, and what players see of each other. */

/** What the server tells the administrator; the test server has none, since that account must exist when it starts. */
const OVERVIEW = {
  people: [
    { id: 'p1', name: 'Grumbler with a rather long name', kind: 'guest', createdAt: 1_777_000_000_000, seenAt: 1_777_600_000_000, sessions: ['Firefox, Linux', 'Safari, iOS'], addresses: ['203.0.113.7', '2001:db8:12:34:0:0:0:0/64'] },
    { id: 'p2', name: 'Ada', kind: 'account', createdAt: 1_777_000_000_000, seenAt: 0, sessions: [], addresses: [] },
  ],
  tables: [{ table: 'k7qm2pxr', game: 'domination', phase: 'playing', changedAt: 1_777_600_000_000, names: ['Ada', 'Grumbler with a rather long name'] }],
  reports: [
    { id: 'r1', at: 1_777_600_000_000, reporter: { id: 'p2', name: 'Ada' }, person: { id: 'p1', name: 'Grumbler with a rather long name' }, table: 'k7qm2pxr', why: 'Insults', lines: [{ person: { id: 'p1', name: 'Grumbler with a rather long name' }, text: 'You cannot play' }], handledBy: '' },
    { id: 'r2', at: 1_777_500_000_000, reporter: { id: 'p1', name: 'Grumbler with a rather long name' }, person: { id: 'p2', name: 'Ada' }, table: '', why: 'She won', lines: [], handledBy: 'a1' },
  ],
  actions: [
    { id: 'a2', kind: 'ban', subject: 'p1', name: 'Grumbler with a rather long name', why: 'Insults', by: 'Hostess', at: 1_777_600_000_000, expiresAt: 1_777_900_000_000, undoneBy: '', undoneAt: 0 },
    { id: 'a1', kind: 'handle-report', subject: 'r2', name: 'r2', why: '', by: '', at: 1_777_500_000_000, expiresAt: 0, undoneBy: 'Hostess', undoneAt: 1_777_550_000_000 },
  ],
};

test('no page scrolls sideways and axe finds nothing: the host’s page and its dialog', async ({ browser }) => {
  await everyViewport(browser, 'admin-signed-out', { arrive: async page => void (await page.goto('/admin')), expected: /401/ });
  const arrive = async (page: Page) => {
    await page.route('**/api/admin*', route => route.fulfill({ json: OVERVIEW }));
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
  };
  await everyViewport(browser, 'admin', { arrive });
  await everyViewport(browser, 'admin-dialog', {
    arrive: async page => {
      await arrive(page);
      await page.locator('section', { has: page.locator('#people') }).getByRole('button').nth(1).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    whole: false,
  });
});

test('the screen shows where phones can join, if they can', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  // The test server listens to this machine alone.
  await page.goto('/screen');
  await expect(page.locator('.join code')).toHaveText('parlour club');
  await expect(page.locator('.join svg.qr')).toHaveCount(0);
  await page.route('**/api/site', async route => {
    const site = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...site, join: ['http://192.0.2.7:8080', 'http://parlour.local:8080'] } });
  });
  await page.goto('/screen');
  await expect(page.locator('.join svg.qr')).toBeVisible();
  await expect(page.locator('.join .address')).toHaveText('192.0.2.7:8080');
  await expect(page.locator('.join')).toContainText('parlour.local:8080');
});

test('a name in the chat leads to a profile, where one can mute and report', async ({ browser }) => {
  const [ada, bo] = [await newPage(browser, SMALL_DESKTOP), await newPage(browser, SMALL_DESKTOP)];
  await twoPlayersAt(ada, bo);
  await bo.locator('.chat summary').click();
  await bo.locator('#say').fill('Good luck');
  await bo.locator('#say').press('Enter');
  await expect(ada.locator('.chat')).toContainText('Good luck');
  await ada.locator('.chat ol').getByRole('link', { name: 'Bo' }).click();

  await expect(ada.getByRole('heading', { level: 1 })).toHaveText('Bo');
  await expect(ada.locator('article')).toContainText('No game finished yet.');
  await ada.getByRole('button', { name: 'Mute Bo' }).click();
  await expect(ada.locator('article')).toContainText('You have muted this person.');
  await ada.reload();
  await ada.getByRole('button', { name: 'Unmute Bo' }).click();
  await expect(ada.getByRole('button', { name: 'Mute Bo' })).toBeVisible();

  await ada.getByRole('button', { name: 'Report Bo' }).click();
  await ada.getByLabel('What happened?').fill('Too lucky');
  await ada.getByRole('button', { name: 'Send report' }).click();
  await expect(ada.getByRole('dialog')).toContainText('The host has been told.');

  const profile = new URL(ada.url()).pathname;
  await everyViewport(browser, 'profile', {
    arrive: async page => {
      await enterAsGuest(page, 'Cyd');
      await page.goto(profile);
      await page.getByRole('button', { name: /^(Report|Signaler)/ }).waitFor();
    },
  });
});
