/*
 * Plays whole games against the computer by clicks, on a phone, a tablet and a desktop, and takes pictures of the set-up,
 * the middle, a capture or contest, and the end; the list of moves is saved as text. Not part of the suite, since it takes
 * minutes: scripts/play-games runs it. Any console error, and anything that scrolls sideways, fails.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { confirm, touch, type Told as ConanTold, unguided, wanted } from './fixtures/conan';
import { recordMessages, told, type Told } from './fixtures/messages';
import { clickSquare, expect, joinNewTable, newPage, test } from './fixtures/table';

const FOLDER = 'target/games';
const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};
type Size = keyof typeof SIZES;

interface Offered {
  text: string;
  pair?: string;
  slot?: string;
  conquers?: string[];
}

/** The squares a move leads from and to. */
const ends = (text: string) => /^K?([a-i]\d).*?([a-i]\d)(?:=\d)?[#+]?$/.exec(text)?.slice(1) ?? [];

/** Picks up a die and chooses where it goes; a square that two routes lead to is only chosen if there is no other. */
async function playDie(page: Page, moves: Offered[], nth: number): Promise<string> {
  const ways = moves.map(({ text }) => ends(text).join());
  const clear = moves.filter((_, i) => ways.filter(way => way === ways[i]).length === 1);
  const from = clear.length > 0 ? clear : moves;
  const best = from.find(({ text }) => text.endsWith('#')) ?? from.find(({ text }) => text.includes('x')) ?? from[(nth * 7) % from.length];
  const [start = '', end = ''] = ends(best?.text ?? '');
  await clickSquare(page, start);
  await clickSquare(page, end);
  return best?.text.includes('x') ? 'capture' : '';
}

async function playDomino(page: Page, moves: Offered[]): Promise<string> {
  const best = [...moves].sort((a, b) => (b.conquers?.length ?? 0) - (a.conquers?.length ?? 0))[0];
  await page.locator(`.rack [data-pair="${best?.pair}"]`).first().click();
  await page.locator(`[data-slot="${best?.slot}"]`).click();
  return (best?.conquers?.length ?? 0) > 0 ? 'capture' : '';
}

async function playCard(page: Page, now: ConanTold, nth: number): Promise<string> {
  await touch(page, wanted(now.moves, nth));
  return now.position.step === 'laying' || now.position.step === 'auction' ? now.position.step : '';
}

async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${FOLDER}/${name}.png`, animations: 'disabled', caret: 'hide' });
}

/** Waits until it is this player's turn or the game is over. */
async function nextTurn(page: Page, after: number): Promise<ConanTold> {
  await page.waitForFunction(seq => {
    const now = (window as unknown as { told: Told }).told;
    return now.phase === 'ended' || (now.seq > seq && now.moves.length > 0 && now.yourSeats.includes(now.turn));
  }, after);
  return told<ConanTold>(page);
}

const GAMES: { game: string; seats: ('me' | number)[] }[] = [
  { game: 'conquest', seats: ['me', 1] },
  { game: 'conquest', seats: [2, 'me'] },
  { game: 'sixfaces', seats: ['me', 1] },
  { game: 'sixfaces', seats: [2, 'me'] },
  { game: 'domination', seats: ['me', 1] },
  { game: 'domination', seats: ['me', 1, 2, 3] },
  { game: 'conan', seats: ['me', 1] },
  { game: 'conan', seats: ['me', 1, 2, 3] },
];

for (const [s, size] of (Object.keys(SIZES) as Size[]).entries()) {
  for (const [g, { game, seats }] of GAMES.entries()) {
    const [french, dark] = [(s + g) % 2 === 1, (s + (g >> 1)) % 2 === 1];
    const name = `${game}-${seats.length}-${size}-${g % 2 === 0 ? 'a' : 'b'}-${french ? 'fr' : 'en'}-${dark ? 'dark' : 'light'}`;
    test(name, async ({ browser }) => {
      test.setTimeout(900_000);
      mkdirSync(FOLDER, { recursive: true });
      const page = await newPage(browser, { ...SIZES[size], locale: french ? 'fr-FR' : 'en-GB', colorScheme: dark ? 'dark' : 'light' });
      if (game === 'conan') await unguided(page);
      await recordMessages(page);
      await joinNewTable(page, { game, seats, options: seats.length > 2 ? [`seats=${seats.length}`] : [] });
      const taken = new Set<string>();
      const take = async (what: string) => {
        if (taken.has(what)) return;
        taken.add(what);
        await picture(page, `${name}-${what}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBeLessThanOrEqual(0);
      };
      let seen = -1;
      for (let nth = 0; nth < 600; nth++) {
        const now = await nextTurn(page, seen);
        if (now.phase === 'ended') break;
        seen = now.seq;
        if (nth === 0) await take('1-start');
        const kind = game === 'conan' ? await playCard(page, now, nth) : game === 'domination' ? await playDomino(page, now.moves) : await playDie(page, now.moves, nth);
        if (nth === 12) await take('2-middle');
        if (nth > 2 && kind !== '') await take(`3-${kind}`);
        await confirm(page).click();
        if (nth === 20) await take('4-after');
      }
      await expect(page.getByTestId('end')).toBeVisible();
      await take('5-end');
      await page.locator('.moves details').evaluateAll(all => all.forEach(one => ((one as HTMLDetailsElement).open = true)));
      writeFileSync(`${FOLDER}/${name}.txt`, `${await page.getByTestId('end').innerText()}\n\n${await page.locator('.moves').innerText()}\n`);
    });
  }
}
