import type { Page } from '@playwright/test';
import { NEARLY, PREFERS, unguided } from './fixtures/conan';
import { ENDING } from './fixtures/domination';
import { playRemotely, playThrough } from './fixtures/remotePlayer';
import { actionBar, DESKTOP, enterAsGuest, expect, newPage, openTable, PHONE, playTyped, SHORT_GAME, SMALL_DESKTOP, test } from './fixtures/table';

/* The end of a game: who won, the ranking, the points, and what to do next. With SHOTS, pictures in target/shots. */

const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true };
const end = (page: Page) => page.getByTestId('end');
const picture = async (page: Page, name: string) => void (process.env['SHOTS'] && (await page.screenshot({ path: `target/shots/end-${name}.png` })));

test('Conquest ends with the winner by name, the dice taken and the decisive move; the replay opens there', async ({ browser }) => {
  const [ada, bo, eve] = [await newPage(browser, SMALL_DESKTOP), await newPage(browser, SMALL_DESKTOP), await newPage(browser, PHONE)];
  await enterAsGuest(ada, 'Intense Koala');
  await enterAsGuest(bo, 'Bo');
  const table = await openTable(ada, { seats: ['open', 'me'] });
  await bo.goto(`/game/${table}`);
  await actionBar(bo).locator('.btn.primary').click();
  await ada.goto(`/game/${table}`);
  await eve.goto(`/game/${table}`);
  // White loses the Key die: Bo has White, Ada wins with Red.
  for (const [nth, move] of ['b1-b2', 'b8-b7'].entries()) await playTyped(nth % 2 === 0 ? bo : ada, move);
  await expect(actionBar(bo)).toContainText('Your move');
  await bo.getByRole('button', { name: 'Resign' }).click();
  await bo.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(end(ada).getByRole('heading')).toHaveText('You won.');
  await expect(end(bo).getByRole('heading')).toHaveText('You lost.');
  await expect(end(eve).getByRole('heading')).toHaveText('Intense Koala won.');
  await expect(end(eve).getByRole('row').nth(1)).toContainText('Intense Koala');
  await expect(bo.getByTestId('announcements')).toContainText('You resign.');
  // Nobody is told of a rematch they offer themselves.
  await actionBar(bo).getByRole('button', { name: 'Rematch' }).click();
  await expect(ada.getByTestId('announcements')).toContainText('Bo wants a rematch.');
  await expect(bo.getByTestId('announcements')).not.toContainText('wants a rematch');
  await actionBar(ada).getByRole('link', { name: 'Replay' }).click();
  await expect(ada.locator('.moves [aria-current=true]')).toContainText('b8-b7');
  await expect(ada.locator('main .who')).toContainText('Intense Koala');
  // From Ada's side: rank 8 is below rank 1.
  const top = async (square: string) => (await ada.locator(`[data-square=${square}]`).boundingBox())?.y ?? 0;
  expect(await top('e8')).toBeGreaterThan(await top('e1'));
});

test('a game that ended on the board names its decisive move', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  const table = await openTable(page);
  await playThrough(page, table, SHORT_GAME);
  await page.goto(`/game/${table}`);
  await expect(end(page).getByRole('heading')).toHaveText('White won.');
  await expect(end(page)).toContainText('The decisive move: White, from d3 via e3 to e8');
  await expect(end(page).getByRole('row').nth(1)).toContainText('White1');
  await end(page).getByRole('button', { name: 'Analyse' }).click();
  await page.waitForURL(/\/analysis/);
});

for (const [name, size] of Object.entries({ phone: PHONE, tablet: TABLET, desktop: DESKTOP })) {
  test(`Domination and Conan end with a ranking and the points, ${name}`, async ({ browser }) => {
    const page = await newPage(browser, size);
    await unguided(page);
    for (const [game, opening, title] of [
      ['domination', { seats: ['me', 1], from: ENDING }, 'Territories'],
      ['conan', { options: ['seats=4'], seats: ['me', 1, 1, 1], from: NEARLY }, 'Glory'],
    ] as const) {
      const table = await openTable(page, { ...opening, game, seats: [...opening.seats], options: 'options' in opening ? [...opening.options] : [] });
      await page.goto(`/game/${table}`);
      await actionBar(page).waitFor();
      await playRemotely(page, table, { prefers: PREFERS });
      await expect(end(page).getByRole('heading')).toHaveText(/won\.|lost\.|share/);
      await expect(end(page).getByRole('columnheader', { name: title })).toBeVisible();
      await expect(end(page).getByRole('row')).toHaveCount(opening.seats.length + 1);
      await expect(end(page).getByRole('button', { name: 'Play level 2' })).toBeVisible();
      await expect(end(page)).toBeInViewport();
      await picture(page, `${game}-${name}`);
      await expect(actionBar(page).getByRole('button', { name: 'Rematch' })).toBeInViewport({ ratio: 1 });
      if (game === 'conan') {
        // The log tells the same, below the last move.
        const over = page.getByTestId('log-over');
        await expect(over).toHaveText(/^\s*You have 3[01] glory when the hero phase begins: at 30 the game ends. You win.\s*$/);
        expect(await over.evaluate(it => it.getBoundingClientRect().top - (it.previousElementSibling?.getBoundingClientRect().bottom ?? 0))).toBeGreaterThanOrEqual(0);
      }
      // Nothing covers the scores.
      const isCovered = await end(page).locator('td').evaluateAll(cells =>
        cells.some(cell => {
          const { x, y, width, height } = cell.getBoundingClientRect();
          const found = document.elementFromPoint(x + width / 2, y + height / 2);
          return found !== null && !cell.contains(found) && !found.contains(cell);
        }),
      );
      expect(isCovered).toBe(false);
    }
  });
}
