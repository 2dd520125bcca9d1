import { myTurn, recordMessages, type Told } from './fixtures/messages';
import { actionBar, expect, newPage, playTyped, SMALL_DESKTOP, test } from './fixtures/table';
import { everyViewport } from './checks/everyViewport';

/* A Domination board of one's own: typed, checked, saved and played on. */

/** Layout A with one number wrong, so that some pairs occur too often and others too rarely. */
const ROWS = '3445503326116015060264450355336613211223144655446500033062241122';

test('a board is typed, what is wrong with it is named, and it is played on', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  await recordMessages(page);
  await page.goto('/boards');
  const first = page.getByRole('gridcell').first();
  await first.focus();
  await page.keyboard.type(ROWS);
  await expect(page.getByTestId('board-check')).toContainText('Each pair should occur four times');
  await expect(page.getByRole('gridcell')).toHaveCount(64);

  await page.getByLabel('Name').fill('Attic');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.reload();
  await expect(page.getByText('Attic').first()).toBeVisible();

  await page.goto(`/boards?rows=${ROWS}`);
  await page.getByRole('link', { name: 'Against the computer' }).click();
  await page.locator('input[name=level][value="1"]').check({ force: true });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/(local|game)\//);
  await actionBar(page).waitFor();
  let seq = -1;
  for (let i = 0; i < 3; i++) {
    const told = await myTurn<Told>(page, seq);
    seq = told.seq;
    await expect(page.locator('#typed')).toBeEnabled();
    await playTyped(page, told.moves[0]?.text ?? '');
  }
  await page.context().close();
});

test('no page scrolls sideways and axe finds nothing: a board of one’s own', async ({ browser }) => {
  await everyViewport(browser, 'boards', {
    arrive: async page => {
      await page.goto(`/boards?rows=${ROWS}`);
      await expect(page.getByTestId('board-check')).toContainText(/Each pair should occur|Chaque paire/);
    },
  });
});
