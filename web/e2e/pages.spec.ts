import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { complaints, expect, newPage, openTable, PHONE, strip, test } from './house';

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  return found.map(one => `${one.id}: ${one.nodes.map(node => node.target.join(' ')).slice(0, 3).join(' | ')}`);
}

const PAGES = ['/', '/lobby', '/play/conquest/computer', '/play/sixfaces/friend', '/rules/conquest', '/rules/sixfaces', '/edit/conquest', '/replay', '/account', '/nowhere'];

for (const path of PAGES) {
  test(`nothing stands in anybody’s way on ${path}`, async ({ browser }) => {
    test.setTimeout(180_000);
    for (const [options, light] of [[{}, 'light'], [PHONE, 'dark']] as const) {
      const page = await newPage(browser, { ...options, colorScheme: light, locale: light === 'dark' ? 'fr-FR' : 'en-GB' });
      const heard = complaints(page);
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await page.waitForTimeout(600);
      expect(await violations(page)).toEqual([]);
      expect(heard).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.context().close();
    }
  });
}

test('nothing stands in anybody’s way at a table', async ({ browser }) => {
  test.setTimeout(180_000);
  for (const [options, light] of [[{}, 'light'], [PHONE, 'dark']] as const) {
    const page = await newPage(browser, { ...options, colorScheme: light });
    await openTable(page, 'conquest', 'computer', 1);
    await page.waitForTimeout(800);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Table settings' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  }
});

test('the first load is small', async ({ browser }) => {
  const page = await newPage(browser);
  let bytes = 0;
  page.on('response', async response => {
    const body = await response.body().catch(() => Buffer.alloc(0));
    const { gzipSync } = await import('node:zlib');
    if (/\.(js|css|svg)$|\/$/.test(new URL(response.url()).pathname)) bytes += gzipSync(body).length;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(200_000);
});

test('the language is the browser’s first, can be switched anywhere, and is remembered', async ({ browser }) => {
  const page = await newPage(browser, { locale: 'fr-FR' });
  await page.goto('/');
  await expect(page.locator('h1')).toHaveText('À quoi joue-t-on ?');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('h1')).toHaveText('What shall we play?');
  await page.reload();
  await expect(page.locator('h1')).toHaveText('What shall we play?');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('light and dark are chosen and remembered', async ({ browser }) => {
  const page = await newPage(browser, { colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: /^Light:/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a table that does not exist says so', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/t/zzzzzzzz');
  await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
});

test('somebody who comes to a full table watches', async ({ browser }) => {
  const page = await newPage(browser);
  const table = await openTable(page, 'sixfaces', 'computer', 1, 0);
  const other = await newPage(browser);
  await other.goto(`/t/${table}`);
  await expect(strip(other)).toContainText('You are watching.');
});

test('the editor refuses a bad position with the engine’s own sentence', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/edit/conquest');
  await expect(page.getByTestId('verdict')).toContainText('37 legal moves');
  await page.locator('textarea').fill('9/9/9/9/9/9/9/9 w 0 1');
  await expect(page.getByTestId('verdict')).toHaveClass(/bad/);
  await page.getByRole('button', { name: 'Starting position' }).click();
  await expect(page.getByTestId('verdict')).toContainText('37 legal moves');
});

test('a game file is shown move by move', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/replay');
  await page.locator('textarea').fill('[Game "sixfaces"]\n\n1. d1-d5-f5 *\n');
  await page.getByRole('button', { name: 'Show the game' }).click();
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(page.getByTestId('replay-controls')).toContainText('from d1 by d5 to f5');
});

test('the skip link leads to the table, and the board comes before the header', async ({ browser }) => {
  const page = await newPage(browser);
  await openTable(page, 'sixfaces', 'computer', 1, 0);
  await page.reload();
  await strip(page).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.scene') !== null)).toBe(true);
});
