import AxeBuilder from '@axe-core/playwright';
import { DESKTOP, expect, newPage, PHONE, test } from './fixtures/table';

test('no document scrolls sideways and axe finds nothing', async ({ browser }) => {
  for (const [options, colorScheme] of [[DESKTOP, 'light'], [PHONE, 'dark']] as const) {
    const page = await newPage(browser, { ...options, colorScheme });
    // The index, a document with wide tables and code, and one that exists only in English.
    for (const path of ['/docs', '/docs/protocol?lang=fr', '/docs/rules/conan?lang=fr']) {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBe(options.viewport.width);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
    await page.context().close();
  }
});

test('the first tab stop of a document skips to its text', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/docs/chance');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the document' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
