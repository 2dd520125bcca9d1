import type { Browser, Page } from '@playwright/test';
import { newPage } from './house';

/** A page that has been kept, and no network any more; and everything that asks for one all the same. */
export async function offline(browser: Browser, path: string, prepare: (page: Page) => Promise<void> = async () => {}): Promise<{ page: Page; left: string[] }> {
  // Without a graphics card each pixel takes time: a small window plays faster.
  const page = await newPage(browser, { viewport: { width: 800, height: 640 }, serviceWorkers: 'allow' });
  await prepare(page);
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise(resolve => setTimeout(resolve, 20));
  });
  await page.context().setOffline(true);
  const left: string[] = [];
  page.on('requestfailed', request => left.push(request.url()));
  page.on('response', response => {
    if (!response.fromServiceWorker() && response.url().startsWith('http')) left.push(response.url());
  });
  await page.reload();
  return { page, left };
}

/** The same random bytes in every run, so that no game is over before the test has looked at it. */
export async function fixedChance(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let state = 1975;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array === null) return array;
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let i = 0; i < bytes.length; i++) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        bytes[i] = state >>> 24;
      }
      return array;
    };
  });
}
