import type { Page } from '@playwright/test';
import { allowConsoleErrors, consoleErrors, expect, newPage, playTyped, SHORT_FILE, SHORT_GAME, joinNewTable, actionBar, test } from './fixtures/table';

/** For results of the engine or the server: it must start and search first, which takes a while on a busy machine. */
const found = expect.configure({ timeout: 30_000 });

const PHONE_390 = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Like a browser two years old. */
const tooOld = () => {
  WebAssembly.validate = () => false;
};

/** Like a phone a hundred times slower. */
const slow = () => {
  const now = performance.now.bind(performance);
  performance.now = () => 100 * now();
};

/** Screenshots in both languages; the page returns to its own. */
async function pictures(page: Page, name: string, own: 'en' | 'fr'): Promise<void> {
  for (const language of process.env['SHOTS'] ? (['en', 'fr', own] as const) : []) {
    await page.getByRole('button', { name: { en: 'English', fr: 'Français' }[language] }).click();
    await page.screenshot({ path: `target/shots/server-analysis-${name}-${language}.png`, fullPage: true });
  }
}

test('a browser without the engine analyses a shared game on the server', async ({ browser }) => {
  const ada = await newPage(browser);
  const table = await joinNewTable(ada);
  for (const move of SHORT_GAME) await playTyped(ada, move);
  await expect(actionBar(ada)).toContainText('White won');
  await ada.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await ada.goto(`/analysis?game=sixfaces&table=${table}&ply=2`);
  await ada.getByRole('button', { name: 'Copy a link to this game' }).click();
  const link = await ada.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`/analysis\\?game=sixfaces&table=${table}&ply=2$`));
  await ada.close();

  const page = await newPage(browser, { ...PHONE_390, locale: 'fr-FR' });
  await page.addInitScript(tooOld);
  const heard = consoleErrors(page);
  const workers: string[] = [];
  page.on('worker', worker => workers.push(worker.url()));
  await page.goto(link);
  const lines = page.getByTestId('engine-lines').locator('.line');
  await found(lines).toHaveCount(2);
  await found(page.getByTestId('depth')).toContainText(/profondeur \d/);
  const server = page.getByTestId('server-analysis');
  await expect(server).toContainText('trop ancien pour le moteur');
  await expect(server.getByRole('switch')).toBeChecked();
  await expect(server.getByRole('switch')).toBeDisabled();

  // The whole game is analysed, and its lines can be followed.
  await found(page.getByTestId('turning-points')).toContainText('b4-g4-g5');
  await pictures(page, 'phone', 'fr');
  await lines.first().locator('.move').first().click();
  await expect(page.getByTestId('move-tree').locator('[aria-current="true"]')).toHaveCount(1);
  await found(lines).toHaveCount(2);

  // The server reads a file, too.
  await page.getByRole('button', { name: 'Ouvrir un fichier de partie' }).click();
  await page.getByLabel('Fichier de partie', { exact: true }).fill('rien');
  await page.getByRole('button', { name: 'Analyser cette partie' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.getByLabel('Fichier de partie', { exact: true }).fill(SHORT_FILE);
  await page.getByRole('button', { name: 'Analyser cette partie' }).click();
  await expect(page.getByTestId('move-tree').locator('.move')).toHaveCount(5);
  expect(workers).toEqual([]);
  expect(heard).toEqual([]);
});

test('analysis moves to the server by choice, and back without a connection', async ({ browser }) => {
  // Browsers log every request that fails without a network.
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
  const page = await newPage(browser);
  await page.addInitScript(slow);
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/api/analysis')) asked.push((request.postDataJSON() as { type: string }).type);
  });
  await page.goto('/analysis?game=sixfaces');
  const lines = page.getByTestId('engine-lines').locator('.line');
  const server = page.getByTestId('server-analysis').getByRole('switch');
  await found(lines).toHaveCount(2);
  await expect(server).not.toBeChecked();
  await found(page.getByTestId('server-analysis')).toContainText(/is slow \([\d,]+ positions\/s\)/);
  expect(asked).toEqual([]);
  await pictures(page, 'slow', 'en');

  await server.check();
  await expect.poll(() => asked).toEqual(['analyse']);
  await expect(page.getByTestId('server-analysis')).toContainText('The server analyses');
  await page.reload();
  await expect(server).toBeChecked();
  await found(lines).toHaveCount(2);
  await found(page.getByTestId('depth')).toContainText(/depth \d/);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  expect(new Set(asked)).toEqual(new Set(['analyse']));

  await page.context().setOffline(true);
  await expect(server).not.toBeChecked();
  await expect(server).toBeDisabled();
  await expect(page.getByTestId('server-analysis')).toContainText('No connection');
  await page.context().setOffline(false);
  await expect(server).toBeChecked();
  await server.uncheck();
  await page.reload();
  await expect(server).not.toBeChecked();
});
