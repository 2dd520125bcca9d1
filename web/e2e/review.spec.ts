import type { Page } from '@playwright/test';
import { fourAt, NEARLY, PREFERS } from './fixtures/conan';
import { everyViewport } from './checks/everyViewport';
import { gate } from './fixtures/gate';
import { consoleErrors, expect, newPage, test } from './fixtures/table';
import { isOver, playRemotely } from './fixtures/remotePlayer';

/* Reviews of games with hidden information. */

/**
 * Two players, the last eighteen dominoes. Blue begins with a blunder and is unlucky too; the last seven turns of each
 * are exact.
 */
const DOMINATION = `[Game "domination"]
[Options "seats=2"]
[Position "A 1 f3g3e1e2e6f6f6f7f2g2d2d3b1c1g6g7d4e4c2c3c2d2b8c8a1b1f4f5h4h5d5d6c6c7b4c4d7e7b2b3f8g8a2b2a7a8e7e8b2c2b3c3g5g6g2g3d2e2g4g5f5g5a4b4b6c6d3e3e3e4h2h3c3d3d1e1b6b7f4g4g1g2g3h3b5b6f2f3b3b4c1c2a6b6f5f6h5h6g4h4c6d6a6a7a7b7e4f4f6g6f7g7g3g4f7f8e5e6g7g8e5f5e6e7d1d2b1b2e3f3g7h7b7c7f3f4d6d7h6h7h3h4e2e3a3a4h7h8g6h6f1f2e7f7h1h2b4b5e2f2b5c5c4c5g2h2d3d4d5e5c4d4e1f1a4a5c3c4c7d7a2a3c5c6g5h5d8e8 05131415223346/00031415242655"]
[Blue "Ada"]
[Yellow "Bo"]
[Result "0-1"]

48. 4-6@b7b8 draw:6-6 2-6@d6e6** draw:1-2 49. 1-4@a3b3** draw:4-5 1-4@c7c8*
draw:2-4 50. 0-5@e8f8* 2-4@a8b8* 51. 6-6@a1a2* 0-3@a5b5* 52. 2-2@g1h1* 1-2@f1g1*
53. 3-3@g8h8* 0-0@a5a6* 54. 1-5@d7d8* 5-5@c5d5* 55. 4-5@c8d8* 2-4@c1d1*
56. 1-3@e4e5* 1-5@d4d5** 0-1
`;

/** A few turns of four players; the others resigned. */
const CONAN = `[Game "conan"]
[Options "seats=4"]
[Position "cards r3 1 1.0.0.0.0 orsa,14,a1,1,-,boar-spear,-,stone-hives.0.0+moor-reavers.0.0+second-wind.0.0+shoulder-charge.0.0+retreat-by-night.0.0/tesk,21,a2,1,-,-,ravens-ford,weighted-net.0.0+sand-in-the-eyes.0.0+cold-fury.0.0/jorin,9,a3,1,-,-,-,breathing-isle.0.0+feint.0.0/velmire,17,a3,1,-,-,-,hungry-star.0.0+by-a-hair.0.0 - a1:lantern-wood:two-mawed-hound.2.d2.0.0.0/a2:buried-city:thorn-darts.1.d1.0.0.0+mirror-curse.4.u4.0.0.0/a3:volcano-crown:rotten-floor.1.d1.0.0.0 - - - - -,0.0.0.0,0 - - - 0"]
[Result "1-0-0-0"]
[Termination "resigned"]

3. pass lay:weighted-net@a3 open:breathing-isle lay:hungry-star@a2
lay:moor-reavers@a2 pass face:a1.1 bid:4 follow name:strength pass 1-0-0-0
`;

const known = (page: Page) => page.getByTestId('game-review');
const turns = (page: Page) => known(page).locator('.turns button');

async function open(page: Page, file: string): Promise<void> {
  await page.goto('/replay');
  await page.locator('textarea').fill(file);
  await page.locator('form .btn.primary').click();
  await expect(known(page)).toBeVisible();
}

/** Goes through every turn of the reviewed player. */
async function lookThrough(page: Page): Promise<void> {
  await known(page).locator('.btn').click();
  await expect(turns(page).first()).toBeVisible({ timeout: 20_000 });
  await expect(known(page).locator('.btn')).toHaveCount(0, { timeout: 40_000 });
}

test('the review of a game of Domination shows the blunder, the bot’s choice, its value with all hands known, and the exact ending', async ({ browser }) => {
  const page = await newPage(browser);
  const heard = consoleErrors(page);
  const reviews = await gate(page, 'review');
  await open(page, DOMINATION);
  await lookThrough(page);
  await expect(turns(page)).toHaveCount(8);
  await expect(known(page)).toContainText('1 turn without a choice is not shown.');
  await expect(known(page).locator('.tally')).toContainText('1 blunder');
  await expect(turns(page).first()).toContainText('blunder');
  await expect(turns(page).first()).toContainText('4-6 between b7 and b8');

  // The replay shows the decision from Ada's view.
  await page.getByRole('button', { name: 'Go to the end' }).click();
  await turns(page).first().click();
  await expect(page.getByTestId('replay-controls')).toContainText('Move 0 of 18');
  await expect(page.locator('.rack [data-pair]')).toHaveCount(7);
  const turn = page.getByTestId('turn-review');
  await expect(turn).toContainText('A blunder with what was known, also with the cards as they were.');
  await expect(turn.locator('dd').nth(1)).toHaveText('1-4 between a3 and b3, two territories');
  await expect(turn.locator('.choices li').first()).toContainText('1-4 between a3 and b3');
  await expect(turn.locator('.choices li.made')).toContainText('4-6 between b7 and b8');
  await expect(turn.getByRole('heading', { name: 'With the cards as they were' })).toBeVisible();

  // The last moves could be known exactly; the list is navigated by keyboard.
  await turns(page).nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('replay-controls')).toContainText('Move 4 of 18');
  await expect(turn).toContainText('Nothing was hidden here: best play.');
  await expect(turn).toContainText(/With best play from here: Ada \d+, Bo \d+\./);
  await expect(turn.locator('.line li')).toHaveCount(14);

  // The other player; the review can be stopped before its end.
  await page.getByLabel('Review as').selectOption('Bo');
  await expect(turns(page)).toHaveCount(0);
  await reviews.close();
  await known(page).getByRole('button', { name: 'Review all turns' }).click();
  await expect(known(page).getByRole('progressbar')).toBeVisible();
  await known(page).getByRole('button', { name: 'Stop' }).click();
  await expect(known(page).getByRole('progressbar')).toHaveCount(0);
  // Results so far are kept: at first none, then one turn.
  await reviews.closeAfter('"forced":false');
  await known(page).getByRole('button', { name: 'Review all turns' }).click();
  await expect(turns(page)).toHaveCount(1);
  await known(page).getByRole('button', { name: 'Stop' }).click();
  await expect(known(page).getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(turns(page)).toHaveCount(1);
  expect(heard).toEqual([]);
});

test('a game of Conan played on the server is reviewed from the user’s own seat', async ({ browser }) => {
  const page = await newPage(browser);
  const heard = consoleErrors(page);
  const table = await fourAt(page, NEARLY);
  await playRemotely(page, table, { prefers: PREFERS });
  await isOver(page);
  await page.goto(`/game/${table}/replay`);
  await expect(page.getByLabel('Review as').locator(':checked')).toHaveText('Ada');
  await lookThrough(page);
  await turns(page).first().click();
  await expect(page.getByTestId('turn-review').locator('.choices li').first()).toBeVisible();
  await expect(page.getByTestId('turn-review').locator('.choices li.made')).toHaveCount(1);
  expect(heard).toEqual([]);
});

for (const [name, file, nth] of [['domination', DOMINATION, 0], ['conan', CONAN, 1]] as const) {
  test(`no page scrolls sideways and axe finds nothing: the review, ${name}`, async ({ browser }) => {
    await everyViewport(browser, `review-${name}`, {
      arrive: async page => {
        await open(page, file);
        await lookThrough(page);
        await turns(page).nth(nth).click();
        await expect(page.getByTestId('turn-review')).toBeVisible();
      },
    });
  });
}
