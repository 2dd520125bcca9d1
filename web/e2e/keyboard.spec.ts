import { fourAt, HEROES, TALKS } from './fixtures/conan';
import { DOUBLE } from './fixtures/domination';
import { actionBar, DESKTOP, expect, joinNewTable, newPage, SMALL_DESKTOP, test } from './fixtures/table';

/* Keys of the table, besides those of each board. */

test('Conquest: the next playable place, a list of squares, and what Enter says on others', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  await joinNewTable(page, { seats: ['me', 1] });
  const focused = page.locator('[data-square]:focus');
  const said = page.locator('.stage [role=status]');
  await page.locator('[data-square=e1]').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('There is no die on e2.');
  await page.keyboard.press('n');
  await expect(focused).toHaveAttribute('data-square', 'a1');
  await page.keyboard.press('n');
  await expect(focused).toHaveAttribute('data-square', 'b1');
  await page.keyboard.press('Shift+N');
  await expect(focused).toHaveAttribute('data-square', 'a1');
  await page.keyboard.press('Enter');
  await expect(actionBar(page)).toContainText('a1 selected');
  // With a die in hand, the places are the squares it can reach.
  await page.keyboard.press('n');
  await expect(focused).toHaveAttribute('aria-label', /lands on/);
  await page.locator('[data-square=h7]').focus();
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('The die on a1 cannot reach h7.');
  await page.keyboard.press('l');
  const list = page.getByRole('dialog', { name: 'What you can choose' }).getByRole('listitem');
  expect(await list.count()).toBeGreaterThan(1);
  await expect(list.first()).toContainText(/lands on/);
  await page.keyboard.press('Enter');
  await expect(actionBar(page)).toContainText(/^a1 (to|by)/);
  await expect(actionBar(page).getByRole('button', { name: /^Confirm/ })).toBeFocused();
  // Escape undoes one step at a time.
  await page.keyboard.press('Escape');
  await expect(actionBar(page)).toContainText('a1 selected');
  await page.locator('[data-square=a1]').focus();
  await page.keyboard.press('Escape');
  await expect(actionBar(page)).toContainText('Your move');
  await page.keyboard.press('?');
  await page.getByTestId('keys').locator('summary').click();
  await expect(page.getByTestId('keys')).toContainText('next playable space');
});

test('Domination: places by key, and the table of numbers is one tab stop', async ({ browser }) => {
  const page = await newPage(browser, DESKTOP);
  await joinNewTable(page, { game: 'domination', seats: ['me', 1], from: DOUBLE });
  await page.locator('body').press('n');
  const first = page.locator('.rack [data-pair]:focus');
  await expect(first).toHaveCount(1);
  await page.keyboard.press('l');
  await page.getByRole('dialog').getByRole('button', { name: '1-5', exact: true }).click();
  await expect(actionBar(page)).toContainText('Play 1-5 between');
  await page.locator('body').press('n');
  await expect(page.locator('[data-slot]:focus')).toHaveCount(1);

  const numbers = page.locator('.tri button');
  await expect(numbers).toHaveCount(28);
  await expect(page.locator('.tri button[tabindex="0"]')).toHaveCount(1);
  await numbers.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(numbers.nth(1)).toBeFocused();
  // The next line begins with the double below.
  await page.keyboard.press('ArrowDown');
  await expect(numbers.nth(7)).toBeFocused();
  await page.keyboard.press('End');
  await expect(numbers.last()).toBeFocused();
});

test('Conan: after a treaty is put together the focus is on Confirm', async ({ browser }) => {
  const page = await newPage(browser);
  await fourAt(page, TALKS);
  await page.getByRole('button', { name: 'Write a treaty' }).press('Enter');
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Glory +' }).first().press('Enter');
  await drawer.getByRole('button', { name: 'Make this offer' }).press('Enter');
  await expect(drawer).toHaveCount(0);
  await expect(actionBar(page).getByRole('button', { name: /^Confirm/ })).toBeFocused();
});

test('Conan: the next thing that can be chosen, and a list of all of them', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  await fourAt(page, HEROES);
  await page.locator('body').press('n');
  await expect(page.locator('[data-challenge="a1.1"]')).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.locator('[data-move]:focus')).toHaveCount(1);
  await page.keyboard.press('Shift+N');
  await expect(page.locator('[data-challenge="a1.1"]')).toBeFocused();
  await page.keyboard.press('l');
  const list = page.getByRole('dialog', { name: 'What you can choose' }).getByRole('button');
  await expect(list.filter({ hasText: /challenge/i }).first()).toBeVisible();
  await list.filter({ hasText: /challenge/i }).first().press('Enter');
  await expect(actionBar(page)).toContainText('Face Azure’s challenge on “Lantern Wood”.');
});
