/** Looks at a page in every form: sizes, lights, languages. Nothing may stand in anybody's way, and the eye gets pictures. */
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { complaints, DESKTOP, expect, newPage, PHONE } from './house';

type Light = 'light' | 'dark';
type Language = 'fr' | 'en';

/** Pictures are for the eye and take most of the time: only if asked for, two of each page (`SHOTS=two`) or all (`SHOTS=all`). */
const SHOTS = process.env['SHOTS'];
const PAIRS: [Light, Language][] = [['light', 'fr'], ['light', 'en'], ['dark', 'fr'], ['dark', 'en']];

/** Without pictures a page is looked through once: every other one in the dark. */
const lightOf = (name: string): Light => (name.length % 2 === 0 ? 'light' : 'dark');

/** What stands for all: a desk in the light in French, a phone in the dark in English. */
const TWO = ['desktop-light-fr', 'phone-dark-en'];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe-core finds: everything, or what another light may change. */
async function violations(page: Page, colorScheme: Light, only: 'all' | 'colours' = 'all'): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  // What is in order need not be described.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (only === 'all') axe.withTags(TAGS);
  else axe.withRules(['color-contrast']);
  // The little boards of the rules are all alike: one stands for them.
  const { violations: found } = await axe.exclude('section:has(figure) ~ section figure').analyze();
  return found.map(one => `${one.id}: ${one.nodes.map(node => node.target.join(' ')).slice(0, 3).join(' | ')}`);
}

/** How far a page is wider than the screen; a phone would zoom out to hide it. */
const overflow = async (page: Page, width: number) => Math.max(0, (await page.evaluate(() => document.documentElement.scrollWidth)) - width);

interface Looked {
  /** Goes there; for pictures once at a desk and once with a phone, otherwise a desk's window is made small. */
  arrive: (page: Page) => Promise<void>;
  /** The whole page, or only what is seen at first. */
  whole?: boolean;
  /** Complaints that are part of what is shown, such as a server that does not answer. */
  expected?: RegExp;
}

const WINDOWS = { desktop: DESKTOP.viewport, phone: PHONE.viewport, landscape: { width: 740, height: 360 } };
type Form = keyof typeof WINDOWS;

export async function everyForm(browser: Browser, name: string, looked: Looked): Promise<void> {
  if (SHOTS) {
    await forms(browser, DESKTOP, name, ['desktop'], looked);
    await forms(browser, PHONE, name, ['phone', 'landscape'], looked);
  } else {
    await forms(browser, DESKTOP, name, ['desktop', 'phone', 'landscape'], looked);
  }
}

async function forms(browser: Browser, machine: BrowserContextOptions, name: string, wanted: Form[], { arrive, whole = true, expected }: Looked): Promise<void> {
  const page = await newPage(browser, { ...machine, colorScheme: 'light' });
  const heard = complaints(page);
  await arrive(page);
  for (const form of wanted) {
    const window = WINDOWS[form];
    await page.setViewportSize(window);
    for (const [light, language] of PAIRS) {
      const picture = `${form}-${light}-${language}`;
      const isPictured = SHOTS === 'all' || (SHOTS && TWO.includes(picture));
      // How wide a page is depends on the language, not on the light.
      if (!isPictured && light === 'dark') continue;
      await page.emulateMedia({ colorScheme: light });
      await speak(page, language);
      await page.evaluate(() => scrollTo(0, 0));
      // A board that measures its room needs a moment.
      await expect.poll(() => overflow(page, window.width), `${name} at ${window.width}, ${language}`).toBe(0);
      if (isPictured) await page.screenshot({ path: `target/shots/${name}-${picture}.png`, fullPage: whole });
    }
    // All rules at the desk, in one light; whoever has time for pictures has time for the colours of the other, on the phone.
    if (form === 'desktop') expect(await violations(page, SHOTS ? 'light' : lightOf(name)), name).toEqual([]);
    if (form === 'phone' && SHOTS) expect(await violations(page, 'dark', 'colours'), `${name}, dark`).toEqual([]);
  }
  expect(heard.filter(line => !expected?.test(line)), name).toEqual([]);
  await page.context().close();
}

async function speak(page: Page, language: Language): Promise<void> {
  await page.locator(`.lang button[lang=${language}]`).evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
