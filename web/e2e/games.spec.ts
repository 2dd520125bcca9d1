import { pickMove, expect, legalMoves, newPage, PHONE, SHORT_GAME, SMALL_DESKTOP, actionBar, test } from './fixtures/table';
import type { Page } from '@playwright/test';

test('a newcomer plays level 2 of Conquest in French on a phone, starting at the home page', async ({ browser }) => {
  const page = await newPage(browser, { ...PHONE, locale: 'fr-FR' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('link', { name: 'Jouer contre l’ordinateur (Conquest)' }).tap();
  await expect(page.locator('input[name=level][value="2"]')).toBeChecked();
  // With a clock the game is on the server, whose moves this test asks for.
  await page.locator('input[name=clock][value="3"]').check({ force: true });
  await page.getByRole('button', { name: 'Commencer' }).tap();
  await page.waitForURL(/\/game\//);
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  // Random moves may lose or win the game before the third.
  const isOver = async () => /Vous avez (perdu|gagné)/.test((await actionBar(page).textContent()) ?? '');
  const made = page.locator('.moves .move');
  await expect(actionBar(page)).toContainText('À vous');
  for (let turn = 1; turn <= 3 && !(await isOver()); turn++) {
    const before = await made.count();
    const [from, to] = ends(onlyWay(await legalMoves(page, table), turn).path ?? '');
    await page.locator(`[data-square="${from}"]`).tap();
    await page.locator(`[data-square="${to}"]`).tap();
    await actionBar(page).getByRole('button', { name: 'Confirmer' }).tap();
    // The player's move, then the computer's.
    await expect.poll(async () => (await made.count()) === before + 2 || isOver()).toBe(true);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a whole game with the keyboard alone, from the home page to the end', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  await page.goto('/');
  await tabTo(page, 'Play on one screen (6 Faces)');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/play\//);
  await tabTo(page, 'Start');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/game\//);
  await actionBar(page).waitFor();
  await page.keyboard.press('Tab');
  for (const [ply, move] of SHORT_GAME.entries()) {
    const squares = move.match(/[a-i][1-8]/g) ?? [];
    const [from = '', corner, to] = squares.length === 3 ? squares : [squares[0], undefined, squares[1]];
    await walkTo(page, from);
    await page.keyboard.press('Enter');
    await walkTo(page, to ?? '');
    await page.keyboard.press('Enter');
    await expect(actionBar(page)).toContainText(`to ${to}`);
    // Space selects another route to the same square.
    if (corner !== undefined && !(await actionBar(page).textContent())?.includes(`via ${corner} `)) await page.keyboard.press(' ');
    await page.keyboard.press('Enter');
    await expect(page.locator('.moves .move')).toHaveCount(ply + 1);
    await expect(page.locator('.moves')).toContainText(move.replace(/=.*/, ''));
  }
  await expect(actionBar(page)).toContainText('White won.');
  await expect(page.getByTestId('announcements')).toContainText('White won.');
});

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const there = page.getByRole('link', { name }).or(page.getByRole('button', { name }));
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await there.evaluateAll(found => found.includes(document.activeElement as HTMLElement))) return;
  }
  throw new Error(`no way to ${name}`);
}

/** Moves over the board with the arrow keys. */
async function walkTo(page: Page, square: string): Promise<void> {
  const here = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['square'] ?? '');
  if (here === '') throw new Error('the keyboard is not on the board');
  const [right, up] = [square.charCodeAt(0) - here.charCodeAt(0), Number(square[1]) - Number(here[1])];
  for (let i = 0; i < Math.abs(right); i++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(up); i++) await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
}

const ends = (path: string): [string, string] => [path.slice(0, 2), path.slice(-2)];

/** The choice of pickMove among moves that are the only route between their squares. */
function onlyWay<M extends { text: string; path?: string }>(moves: M[], ply: number): M {
  const way = ({ path = '' }: M) => ends(path).join();
  return pickMove(moves.filter(move => moves.filter(other => way(other) === way(move)).length === 1), ply);
}
