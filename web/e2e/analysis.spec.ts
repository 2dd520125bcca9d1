import type { Page } from '@playwright/test';
import { everyViewport } from './checks/everyViewport';
import { consoleErrors, clickSquare, expect, newPage, playTyped, SHORT_FILE, SHORT_GAME, joinNewTable, actionBar, test } from './fixtures/table';

const analysisStatus = (page: Page) => page.getByTestId('analysis-status');

const LONGEST_WIN = '9/9/9/9/9/9/2k6/1K6A2 w 0 1';

/** The switch that starts and stops the analysis of the position on the board. */
const thinks = (page: Page) => page.locator('.preferences input').first();

/** For results of the engine: it must be started and search first, which takes a while on a busy machine. */
const found = expect.configure({ timeout: 30_000 });

test('a finished game is analysed: lines, graph, a turning point and its better line, variations', async ({ browser }) => {
  const page = await newPage(browser);
  const heard = consoleErrors(page);
  const table = await joinNewTable(page);
  for (const move of SHORT_GAME) await playTyped(page, move);
  await expect(actionBar(page)).toContainText('White won');
  await page.goto(`/game/${table}/replay?ply=1`);
  await page.getByRole('link', { name: 'Analyse' }).click();
  await page.waitForURL(/\/analysis\?.*ply=1/);

  const lines = page.getByTestId('engine-lines').locator('.line');
  await found(lines).toHaveCount(2);
  await found(page.getByTestId('depth')).toContainText(/depth \d/);
  await page.locator('.preferences .segmented label', { hasText: '3' }).click();
  await found(lines).toHaveCount(3);
  await thinks(page).uncheck();

  // The whole game, in the background.
  const course = page.getByTestId('eval-graph');
  await found(course).toContainText('Key moments');
  await found(course.locator('.progress')).toHaveCount(0);
  const turn = page.getByTestId('turning-points').locator('li', { hasText: 'b4-g4-g5' });
  await expect(turn.locator('.badge')).toHaveText(/blunder|missed win/);
  await turn.locator('.what').click();
  await expect(analysisStatus(page)).toContainText('from b4 via g4 to g5');
  await turn.getByRole('button', { name: /^Play the better line/ }).click();

  // The better line is added as a variation, below the move it replaces.
  const sheet = page.getByTestId('move-tree');
  await expect(sheet.locator('.variation')).toHaveCount(1);
  const better = sheet.locator('.variation .move');
  await expect(better.first()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(better.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(sheet.locator('.row').first().locator('.move', { hasText: 'a1-a3-d3' })).toHaveAttribute('aria-current', 'true');

  // Any move can be tried anywhere, promoted and deleted.
  await page.keyboard.press('Home');
  await expect(analysisStatus(page)).toContainText('Starting position');
  // The announcement comes at once, the board after the engine's answer.
  await expect(page.getByRole('gridcell', { name: /^a1, white die/ })).toBeAttached();
  await clickSquare(page, 'a1');
  await clickSquare(page, 'a6');
  await analysisStatus(page).getByRole('button', { name: /^Confirm/ }).click();
  await expect(sheet.locator('.variation')).toHaveCount(2);
  const tried = sheet.locator('.move', { hasText: 'a1-a6' });
  await expect(tried).toHaveAttribute('aria-current', 'true');
  const all = await sheet.locator('.move').count();
  await thinks(page).check();
  await lines.first().locator('.move').first().click();
  await expect(sheet.locator('.move')).toHaveCount(all + 1);
  await page.getByRole('button', { name: 'Move the variation up' }).click();
  await expect(sheet.locator('.row').first()).toContainText('a1-a6');
  await tried.click();
  await page.getByRole('button', { name: 'Delete from here' }).click();
  await expect(sheet.locator('.move')).toHaveCount(all - 1);
  await expect(sheet.locator('.row').first()).toContainText('e1-e2');
  expect(heard).toEqual([]);
});

test('a game file is pasted; an ending of three dice is solved on the page', async ({ browser }) => {
  const page = await newPage(browser, { locale: 'fr-FR' });
  await page.goto('/analysis');
  await found(page.getByTestId('engine-lines').locator('.line')).toHaveCount(2);
  await thinks(page).uncheck();
  await page.getByRole('button', { name: 'Ouvrir un fichier de partie' }).click();
  await page.getByLabel('Fichier de partie', { exact: true }).fill('rien');
  await page.getByRole('button', { name: 'Analyser cette partie' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.getByLabel('Fichier de partie', { exact: true }).fill(SHORT_FILE);
  await page.getByRole('button', { name: 'Analyser cette partie' }).click();
  await expect(page.getByTestId('move-tree').locator('.move')).toHaveCount(5);
  await found(page.getByTestId('turning-points')).toContainText('b4-g4-g5');

  await page.goto(`/analysis?game=conquest&position=${encodeURIComponent(LONGEST_WIN)}`);
  await found(page.getByTestId('engine-lines').locator('.line')).toHaveCount(2);
  // Solving takes many seconds on a busy machine; JVM tests check that its values are exact.
  await found(page.getByTestId('depth')).toHaveText(/^Résolution de cette finale|^Finale résolue/);
  if (process.env['SOLVE']) await found(page.getByTestId('depth')).toHaveText('Finale résolue : ces valeurs sont exactes.', { timeout: 55_000 });
});

test('the opening explorer shows how the moves of a position scored, and plays them', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/analysis?game=sixfaces');
  await found(page.getByTestId('engine-lines').locator('.line').first()).toBeVisible();
  await thinks(page).uncheck();
  await page.getByTestId('explorer').locator('summary').focus();
  await page.keyboard.press('Enter');
  const computer = page.getByTestId('computer-openings');
  await found(computer).toContainText(/Computer, level 7: [\d,]+ games/);
  // Games on this server are counted apart.
  await expect(page.getByTestId('server-openings')).toContainText('Games on this server');
  const first = computer.getByRole('row', { name: /Play a1-a3-d3=6/ });
  await expect(first).toContainText(/White won \d+%, drawn \d+%, Red won \d+%/);
  await first.getByRole('button').click();
  await expect(page.getByTestId('explorer')).toContainText('Great Six');
  await expect(computer.getByRole('row', { name: /Play i8-i7-e7=3/ })).toBeVisible();
  await expect(page.getByTestId('move-tree').locator('.move')).toHaveCount(1);
});

test('a position comes from the editor; an invalid one is refused with the engine’s sentence', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/editor/sixfaces?position=' + encodeURIComponent('4k4/9/9/9/9/2D66/9/4K3A2 w 0 1'));
  await page.getByRole('link', { name: 'Analyse' }).click();
  await found(page.getByTestId('engine-lines').locator('.line').first()).toBeVisible();
  await page.goto('/analysis?game=conquest&position=nonsense');
  await expect(page.getByRole('heading', { name: 'This position cannot be analysed' })).toBeVisible();
});

test('no page scrolls sideways and axe finds nothing: analysis', async ({ browser }) => {
  await everyViewport(browser, 'analysis', {
    arrive: async page => {
      await page.goto('/replay');
      await page.locator('textarea').fill(SHORT_FILE);
      await page.locator('form .btn.primary').click();
      await page.getByRole('link', { name: 'Analyse' }).click();
      await thinks(page).uncheck();
      await found(page.getByTestId('turning-points').locator('li')).not.toHaveCount(0);
      await page.getByTestId('turning-points').locator('.what').first().click();
      await page.keyboard.press('Home');
      await thinks(page).check();
      await found(page.getByTestId('engine-lines').locator('.line')).toHaveCount(2);
      await page.getByTestId('explorer').locator('summary').click();
      await found(page.getByTestId('computer-openings').locator('table')).toBeVisible();
      // A search during every screenshot would only slow them down.
      await thinks(page).uncheck();
    },
  });
});
