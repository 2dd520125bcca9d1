/* Takes the pictures for README and docs. Not a test: scripts/pictures runs it. */
import { statSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { AUCTION, unguided } from './fixtures/conan';
import { MIDDLE } from './fixtures/domination';
import { clickSquare, expect, joinNewTable, newPage, playTyped, test, twoPlayersAt } from './fixtures/table';

const FOLDER = '../docs/pictures';
const WINDOW = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1.5 };
const MAX_BYTES = 120_000;

/** Best play of both sides according to `./parlour best`, up to the middle of the game. */
const CONQUEST = ['b1-b2=3', 'h8-h7=3', 'g1-g2-h2=6', 'c8-c7-b7=6', 'h2-g2-g7=5', 'b7-c7-c2=5', 'b2-b4-c4=2', 'c2-e2-e5=4', 'c4-e4=5', 'i8-i5-g5=3'];
const SIX_FACES = ['g1-g2-h2=6', 'h8-h7=3', 'h2-h5-e5=4', 'd8-d3-e3=2', 'i1-i2-e2=3', 'e3xe5=5', 'e2xe5=5', 'a8-a4-b4=6', 'a1-a2-e2=3', 'h7-e7=5'];

/** Saves the visible page as WebP. Chromium encodes it, so no other program is needed. */
async function takePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const png = `data:image/png;base64,${(await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64')}`;
  const encoder = await page.context().newPage();
  const webp = await encoder.evaluate(async source => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.88);
  }, png);
  const file = `${FOLDER}/${name}.webp`;
  writeFileSync(file, Buffer.from(webp.replace('data:image/webp;base64,', ''), 'base64'));
  expect(statSync(file).size, file).toBeLessThan(MAX_BYTES);
}

/** Two players in the middle of a game, from the view of the first, who has a die in hand. */
async function twoPlayers(browser: Browser, game: string, moves: string[], options: object, die: string): Promise<Page> {
  const [first, second] = [await newPage(browser, { ...WINDOW, ...options }), await newPage(browser)];
  await twoPlayersAt(first, second, { game, options: ['first=white'] });
  for (const [ply, move] of moves.entries()) await playTyped(ply % 2 === 0 ? first : second, move);
  await clickSquare(first, die);
  await expect(first.locator('[aria-selected=true]')).toHaveCount(1);
  return first;
}

test('Conquest', async ({ browser }) => {
  await takePicture(await twoPlayers(browser, 'conquest', CONQUEST, { colorScheme: 'light' }, 'e4'), 'conquest');
});

test('6 Faces', async ({ browser }) => {
  await takePicture(await twoPlayers(browser, 'sixfaces', SIX_FACES, { colorScheme: 'dark' }, 'e2'), 'sixfaces');
});

/** The first of four players in the middle of a game of Domination, who has picked up a domino. */
async function dominationPlayer(browser: Browser, options: object): Promise<Page> {
  const page = await newPage(browser, { colorScheme: 'light', ...options });
  await joinNewTable(page, { game: 'domination', options: ['seats=4'], seats: ['me', 5, 6, 7], from: MIDDLE });
  await page.getByRole('button', { name: '3-5', exact: true }).click();
  return page;
}

test('Domination', async ({ browser }) => {
  await takePicture(await dominationPlayer(browser, WINDOW), 'domination');
});

test('a phone', async ({ browser }) => {
  await takePicture(await dominationPlayer(browser, PHONE), 'phone');
});

test('Conan', async ({ browser }) => {
  const page = await newPage(browser, { ...WINDOW, colorScheme: 'dark' });
  await unguided(page);
  await joinNewTable(page, { game: 'conan', options: ['seats=4'], seats: ['me', 5, 6, 7], from: AUCTION });
  await takePicture(page, 'conan');
});
