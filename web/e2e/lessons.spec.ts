import type { Page } from '@playwright/test';
import { everyViewport } from './checks/everyViewport';
import { clickSquare, expect, newPage, PHONE, test } from './fixtures/table';

/* Lessons are judged by the engine on the page; its own tests try every move of every step. */

const status = (page: Page) => page.getByTestId('lesson-status');
const stage = (page: Page, wanted: string) => expect(status(page)).toHaveAttribute('data-stage', wanted);
const confirm = (page: Page) => status(page).locator('.btn.primary').click();

async function typeMove(page: Page, text: string): Promise<void> {
  const input = page.locator('#typed');
  if (!(await input.isVisible())) await page.getByText('Type the move').click();
  await input.fill(text);
  await input.press('Enter');
}

test('a mistake is explained and taken back, a step skipped, and the course resumed', async ({ browser }) => {
  const page = await newPage(browser, PHONE);
  await page.goto('/');
  await page.getByRole('link', { name: /New here.*Conquest/ }).click();
  await expect(page.getByTestId('lesson-text')).toContainText('Your die shows 3');
  await clickSquare(page, 'd2');
  await clickSquare(page, 'f3');
  // Two ways lead there: the notation decides.
  await typeMove(page, 'd2-f2-f3');
  await confirm(page);
  await stage(page, 'wrong');
  await expect(status(page)).toContainText('Your die moved 3 squares and ended on f3. It should end on d5.');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await stage(page, 'asking');
  await typeMove(page, 'd2-d6');
  await expect(status(page)).toContainText('must move exactly that many squares');
  await clickSquare(page, 'd2');
  await clickSquare(page, 'd5');
  await confirm(page);
  await stage(page, 'right');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByTestId('lesson-text')).toContainText('move it to f4');
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await expect(page.getByTestId('lesson-text')).toContainText('lands on 2');
  await page.reload();
  // Where it was left: the first step that is not done.
  await expect(page.getByTestId('lesson-text')).toContainText('move it to f4');
  await page.goto('/learn');
  await expect(page.getByText('1 of 11 steps done')).toBeVisible();
  await page.goto('/learn/nothing');
  await expect(page.getByRole('heading', { name: 'Lesson not found' })).toBeVisible();
});

test('others reply in the first game; after the last step comes what to do next', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/learn/sixfaces');
  await page.getByRole('button', { name: /^11\. Your first game/ }).click();
  await typeMove(page, 'Ke1-e2');
  await confirm(page);
  await stage(page, 'asking');
  await expect(page.locator('[data-square=e2]')).toHaveAccessibleName(/King/);
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await expect(page.getByText('11 steps were skipped.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Do the skipped steps' }).click();
  await expect(page.getByTestId('lesson-text')).toContainText('Your die shows 3');
});

test('the face trainer asks, answers, and counts; its die turns with the arrow keys', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/learn/faces');
  const die = page.getByRole('application');
  await expect(die).toContainText('1 on top, 2 towards you, 3 on the right.');
  await die.focus();
  await page.keyboard.press('ArrowUp');
  await expect(die).toContainText('2 on top');
  await page.getByRole('button', { name: 'Train without a clock' }).click();
  const asked = page.getByTestId('trainer-status');
  await expect(asked).toContainText('Which face does it land on?');
  await page.keyboard.press('1');
  await expect(asked).toContainText(/It lands on \d|lands on \d/);
  // A die that shows 1 never lands on 1 after one square.
  await expect(asked).toHaveClass(/bad/);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.keyboard.press('7');
  await expect(asked).toHaveAttribute('data-stage', 'asking');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByTestId('trainer-result')).toHaveText('0 right answers');
});

for (const [name, path, ready] of [['learn', '/learn', '.game li'], ['lesson', '/learn/conan', '.conan'], ['trainer', '/learn/faces', '[role=application] .faces']] as const) {
  test(`no page scrolls sideways and axe finds nothing: ${name}`, async ({ browser }) => {
    await everyViewport(browser, name, {
      arrive: async page => {
        await page.goto(path);
        await expect(page.locator(ready).first()).toBeVisible();
      },
      whole: false,
    });
  });
}
