import { expect, newPage, test } from './fixtures/table';

/* What every test is checked for besides its own expectations. */

test.fail('a page with an uncaught error fails its test', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/health');
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => void setTimeout(() => { throw new Error('unexpected'); }));
  await thrown;
});

test.fail('a page that logs an error fails its test', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/health');
  const logged = page.waitForEvent('console');
  await page.evaluate(() => console.error('unexpected'));
  expect((await logged).text()).toBe('unexpected');
});
