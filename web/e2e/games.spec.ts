import { complaints, eager, expect, legalMoves, newPage, PHONE, playClicked, strip, test, twoAt } from './house';
import type { Page } from '@playwright/test';

test('a newcomer plays level 2 of Conquest in French on a phone, from the first page on', async ({ browser }) => {
  const page = await newPage(browser, { ...PHONE, locale: 'fr-FR' });
  const heard = complaints(page);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('link', { name: 'Jouer contre l’ordinateur (Conquest)' }).tap();
  await expect(page.locator('input[name=level][value="2"]')).toBeChecked();
  await page.getByRole('button', { name: 'Commencer' }).tap();
  await page.waitForURL(/\/t\//);
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (let turn = 1; turn <= 3; turn++) {
    // Moves that nobody thought about may lose the game before the third.
    await expect(strip(page)).toContainText(turn === 1 ? 'À vous' : /À vous|Vous avez perdu/, { timeout: 20_000 });
    if ((await strip(page).textContent())?.includes('perdu')) break;
    const [from, to] = ends(onlyWay(await legalMoves(page, table), turn).path ?? '');
    await page.locator(`[data-square="${from}"]`).tap();
    await page.locator(`[data-square="${to}"]`).tap();
    await strip(page).getByRole('button', { name: 'Confirmer' }).tap();
    await expect(page.locator('.moves .move')).not.toHaveCount(2 * turn - 2);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(heard).toEqual([]);
});

test('two browsers play a whole game by clicks', async ({ browser }) => {
  test.setTimeout(120_000);
  const pages = [await newPage(browser), await newPage(browser, PHONE)] as const;
  const heard = pages.map(complaints);
  const table = await twoAt(...pages);
  await pages[0].locator('.tools label', { hasText: 'Plan' }).click();
  let last = '';
  for (let ply = 0; ply < 100 && !last.endsWith('#'); ply++) {
    const page = pages[ply % 2 === 0 ? 0 : 1];
    await expect(strip(page)).toContainText('Your move');
    const move = onlyWay(await legalMoves(page, table), ply);
    await playClicked(page, move.path ?? '');
    last = move.text;
  }
  expect(last).toMatch(/#$/);
  const said = await Promise.all(pages.map(async page => {
    await expect(strip(page)).toContainText(/You (won|lost)\./);
    return /You (won|lost)\./.exec((await strip(page).textContent()) ?? '')?.[1];
  }));
  expect(said.sort()).toEqual(['lost', 'won']);
  expect(heard).toEqual([[], []]);
});

test('a whole game with the keyboard alone, from the first page to the end', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await newPage(browser);
  const heard = complaints(page);
  await page.goto('/');
  await tabTo(page, 'Sit together at one screen (6 Faces)');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/play\//);
  await tabTo(page, 'Start');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await strip(page).waitFor();
  await page.keyboard.press('Tab');
  let last = '';
  for (let ply = 0; ply < 100 && !last.endsWith('#'); ply++) {
    const move = eager(await legalMoves(page, table), ply);
    const squares = (move.path ?? '').split(' ');
    await walkTo(page, squares[0] ?? '');
    await page.keyboard.press('Enter');
    await walkTo(page, squares.at(-1) ?? '');
    await page.keyboard.press('Enter');
    // Another way to the same square is one Space away.
    const corner = move.text.split(/[-x]/).length > 2 ? (/[-x]([a-i][1-8])[-x]/.exec(move.text)?.[1] ?? '') : '';
    if (!(await strip(page).textContent())?.includes(corner === '' ? ` ${squares.at(-1)}` : `by ${corner} `)) await page.keyboard.press(' ');
    await page.keyboard.press('Enter');
    await expect(page.locator('.moves .move')).toHaveCount(ply + 1);
    last = move.text;
  }
  expect(last).toMatch(/#$/);
  await expect(strip(page)).toContainText(/(White|Red) wins\./);
  await expect(page.getByTestId('said')).toContainText(/(White|Red) wins\./);
  expect(heard).toEqual([]);
});

/** Presses Tab until something with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const there = page.getByRole('link', { name }).or(page.getByRole('button', { name }));
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await there.evaluateAll(found => found.includes(document.activeElement as HTMLElement))) return;
  }
  throw new Error(`no way to ${name}`);
}

/** Walks over the board with the arrows. */
async function walkTo(page: Page, square: string): Promise<void> {
  const here = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['square'] ?? '');
  if (here === '') throw new Error('the keyboard is not on the board');
  const [right, up] = [square.charCodeAt(0) - here.charCodeAt(0), Number(square[1]) - Number(here[1])];
  for (let i = 0; i < Math.abs(right); i++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(up); i++) await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
}

const ends = (path: string): [string, string] => [path.slice(0, 2), path.slice(-2)];

/** The eager choice among moves that are the one way between their squares. */
function onlyWay<M extends { text: string; path?: string }>(moves: M[], ply: number): M {
  const way = ({ path = '' }: M) => ends(path).join();
  return eager(moves.filter(move => moves.filter(other => way(other) === way(move)).length === 1), ply);
}
