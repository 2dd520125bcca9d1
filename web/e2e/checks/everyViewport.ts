/**
 * Checks a state of a page in all viewports, languages and themes. Each state is visited once, and in that visit
 *
 * - nothing is wider than the window, in each language at each width;
 * - axe-core finds nothing, with all its rules in the light theme and with the contrast rule in the dark one: no other
 *   rule depends on colours.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { allowConsoleErrors, DESKTOP, expect, newPage, PHONE } from '../fixtures/table';

const LIGHTS = ['light', 'dark'] as const;
const LANGUAGES = ['fr', 'en'] as const;
type Light = (typeof LIGHTS)[number];
type Language = (typeof LANGUAGES)[number];

/**
 * Screenshots take most of the time and are only made on request: two of each page (`SHOTS=two`) or all (`SHOTS=all`).
 */
const SHOTS = process.env['SHOTS'];

/** The two representatives: a desktop in light French, a phone in dark English. */
const TWO = ['desktop-light-fr', 'phone-dark-en'];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations axe-core finds in this theme. */
async function violations(page: Page, light: Light): Promise<string[]> {
  await page.emulateMedia({ colorScheme: light });
  // Passed rules need not be reported.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (light === 'light') axe.withTags(TAGS);
  else axe.withRules(['color-contrast']);
  // The small boards of the rules are all alike: only the first is checked.
  const { violations: found } = await axe.exclude('section:has(figure) ~ section figure').analyze();
  return found.map(one => `${one.id}: ${one.nodes.map(node => node.target.join(' ')).slice(0, 3).join(' | ')}`);
}

/** By how much a page is wider than the window; a phone would zoom out to hide it. */
const overflow = async (page: Page, width: number) => Math.max(0, (await page.evaluate(() => document.documentElement.scrollWidth)) - width);

interface Looked {
  /** Opens the state; for screenshots once on a desktop and once on a phone, otherwise a desktop window is resized. */
  arrive: (page: Page) => Promise<void>;
  /** The whole page, or only the visible part. */
  whole?: boolean;
  /** Console errors that belong to the state, such as those of an unreachable server. */
  expected?: RegExp;
}

const WINDOWS = { desktop: DESKTOP.viewport, tablet: { width: 820, height: 1180 }, phone: PHONE.viewport, landscape: { width: 740, height: 360 } };
type Form = keyof typeof WINDOWS;

export async function everyViewport(browser: Browser, name: string, looked: Looked): Promise<void> {
  if (SHOTS) {
    await forms(browser, DESKTOP, name, ['desktop'], looked);
    await forms(browser, PHONE, name, ['tablet', 'phone', 'landscape'], looked);
  } else {
    await forms(browser, DESKTOP, name, ['desktop', 'tablet', 'phone', 'landscape'], looked);
  }
}

async function forms(browser: Browser, machine: BrowserContextOptions, name: string, wanted: Form[], { arrive, whole = true, expected }: Looked): Promise<void> {
  if (expected) allowConsoleErrors(expected);
  const page = await newPage(browser, { ...machine, colorScheme: 'light' });
  await arrive(page);
  if (wanted.includes('desktop')) {
    for (const light of LIGHTS) expect(await violations(page, light), `${name}, ${light}`).toEqual([]);
  }
  for (const language of LANGUAGES) {
    await speak(page, language);
    for (const form of wanted) {
      const { width } = WINDOWS[form];
      await page.setViewportSize(WINDOWS[form]);
      await page.evaluate(() => scrollTo(0, 0));
      // A board that measures its space needs a moment.
      await expect.poll(() => overflow(page, width), `${name} at ${width}, ${language}`).toBe(0);
      for (const light of LIGHTS) await picture(page, name, `${form}-${light}-${language}`, light, whole);
    }
  }
  await page.context().close();
}

async function picture(page: Page, name: string, form: string, light: Light, whole: boolean): Promise<void> {
  if (SHOTS !== 'all' && !(SHOTS && TWO.includes(form))) return;
  await page.emulateMedia({ colorScheme: light });
  await page.screenshot({ path: `target/shots/${name}-${form}.png`, fullPage: whole });
}

async function speak(page: Page, language: Language): Promise<void> {
  await page.locator(`.lang button[lang=${language}]`).evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
