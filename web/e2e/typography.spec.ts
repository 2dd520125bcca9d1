import { readdirSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DESKTOP, expect, joinNewTable, newPage, PHONE, test } from './fixtures/table';

/* The page brings its typefaces, and nothing moves when they or the data arrive. */

const FONTS = new URL('../src/ui/fonts/', import.meta.url);

/** Sums up layout shifts from the first paint on, with the elements that moved. */
async function watchShifts(page: Page): Promise<() => Promise<{ score: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const seen = { score: 0, moved: [] as string[] };
    Object.assign(globalThis, { shifts: seen });
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Element | null }[];
    }
    new PerformanceObserver(list => {
      for (const shift of list.getEntries() as Shift[]) {
        if (shift.hadRecentInput) continue;
        seen.score += shift.value;
        seen.moved.push(...shift.sources.map(({ node }) => `${node?.nodeName} ${node instanceof Element ? node.className : ''}`));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: { score: number; moved: string[] } }).shifts);
}

/** Two frames after all typefaces are there, everything that could move has. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

test('the typefaces are at most 90 KB together, with their licences beside them', () => {
  const fonts = readdirSync(FONTS).filter(name => name.endsWith('.woff2'));
  const bytes = fonts.reduce((sum, name) => sum + statSync(new URL(name, FONTS)).size, 0);
  expect(fonts.length).toBe(2);
  expect(bytes).toBeLessThan(90 * 1024);
  for (const name of fonts) expect(statSync(new URL(name.replace('.woff2', '.LICENSE.txt'), FONTS)).size).toBeGreaterThan(1_000);
});

test('text and headings are in the page’s own typefaces, which draw every sign of French', async ({ browser }) => {
  const page = await newPage(browser, { locale: 'fr-FR' });
  await page.goto('/');
  await page.locator('h1').waitFor();
  const loaded = await page.evaluate(async () => {
    const faces = await Promise.all(['400 16px Inter', '700 16px Inter', '600 16px Fraunces'].map(face => document.fonts.load(face, 'É')));
    return faces.map(([face]) => face?.status);
  });
  expect(loaded).toEqual(['loaded', 'loaded', 'loaded']);
  // A sign that a typeface lacks has the width of the stand-in.
  const missing = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) return 'no canvas';
    const width = (font: string, sign: string) => {
      context.font = font;
      return context.measureText(sign).width;
    };
    const lacking = (face: string) =>
      [...'ÀÂÇÉÈÊËÎÏÔŒÙÛÜàâçéèêëîïôœùûü«»’–—…0123456789'].filter(sign => width(`600 100px ${face}, monospace`, sign) === width('600 100px monospace', sign));
    return [...lacking('Inter'), ...lacking('Fraunces')].join('');
  });
  expect(missing).toBe('');
  const fonts = await page.evaluate(() => [document.body, document.querySelector('h1')].map(element => element && getComputedStyle(element).fontFamily.split(',')[0]));
  expect(fonts).toEqual(['Inter', 'Fraunces']);
});

for (const [size, options] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  for (const isLate of [false, true]) {
    test(`nothing moves while pages load on a ${size}, typefaces ${isLate ? 'late' : 'in time'}`, async ({ browser }) => {
      const page = await newPage(browser, options);
      const shifts = await watchShifts(page);
      const held: (() => void)[] = [];
      if (isLate) {
        await page.route('**/*.woff2', async route => {
          await new Promise<void>(done => held.push(done));
          await route.continue();
        });
      }
      for (const path of ['/', '/play/conquest/computer', '/account', '/rules/conquest', '/puzzles', '/companion']) {
        await page.goto(path, { waitUntil: 'commit' });
        await page.locator('h1').first().waitFor();
        await expect(page.locator('.loading')).toHaveCount(0);
        for (const release of held.splice(0)) release();
        await settle(page);
        expect(await shifts(), path).toEqual({ score: 0, moved: [] });
      }
    });
  }
}

test('nothing moves while a table loads', async ({ browser }) => {
  const page = await newPage(browser, PHONE);
  const shifts = await watchShifts(page);
  await joinNewTable(page, { game: 'conquest', clock: { kind: 'increment', baseMs: 600_000, incrementMs: 5_000 } });
  await settle(page);
  expect(await shifts()).toEqual({ score: 0, moved: [] });
  // The clock ticks in figures of equal width.
  await expect(page.locator('.clock').first()).toHaveCSS('font-variant-numeric', /tabular-nums/);
});
