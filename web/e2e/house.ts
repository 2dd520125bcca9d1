import { expect, test as base, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const TABLET: BrowserContextOptions = { viewport: { width: 820, height: 1100 } };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** Everything a page complains about; a page of ours complains about nothing. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
  });
  page.on('pageerror', error => heard.push(String(error)));
  return heard;
}

export async function newPage(browser: Browser, options: BrowserContextOptions = DESKTOP): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
  return context.newPage();
}

/** Opens a table and waits until it is there. */
export async function openTable(page: Page, game: string, how: 'computer' | 'friend' | 'together', level = 1, side?: 0 | 1): Promise<string> {
  await page.goto(`/play/${game}/${how}`);
  if (how === 'computer') await page.locator(`input[name=level][value="${level}"]`).check({ force: true });
  if (side !== undefined && how !== 'together') await page.locator(`input[name=side][value="${side}"]`).check({ force: true });
  await page.locator('form .btn.primary').click();
  await page.waitForURL(/\/t\//);
  await strip(page).waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

export function strip(page: Page): Locator {
  return page.getByTestId('strip');
}

interface Described {
  text: string;
  path?: string;
}

/** The legal moves somebody at this page has, as the server tells them. */
export async function legalMoves(page: Page, table: string): Promise<Described[]> {
  const answer = await page.request.get(`/api/tables/${table}`);
  expect(answer.ok()).toBe(true);
  const { state } = (await answer.json()) as { state: { moves: Described[] } };
  return state.moves;
}

/** Plays by typing the notation and pressing Confirm. */
export async function playTyped(page: Page, text: string): Promise<void> {
  await page.locator('#typed').fill(text);
  await page.locator('#typed').press('Enter');
  await strip(page).locator('.btn.primary').click();
  // Confirm goes to sleep until the next choice, or away with the end of the game.
  await expect(strip(page).locator('.btn.primary:enabled').filter({ hasText: /Confirm/ })).toHaveCount(0);
}

/** Plays with the mouse or the finger: the die, the square, Confirm. */
export async function playClicked(page: Page, path: string): Promise<void> {
  for (const square of [path.slice(0, 2), path.slice(-2)]) {
    const box = await page.locator(`[data-square="${square}"]`).boundingBox();
    if (!box) throw new Error(`no square ${square}`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
  await strip(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(strip(page).locator('.btn.primary:enabled').filter({ hasText: /Confirm/ })).toHaveCount(0);
}

export const test = base;
export { expect };
