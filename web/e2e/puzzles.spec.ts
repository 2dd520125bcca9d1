import type { Page } from '@playwright/test';
import { everyViewport } from './checks/everyViewport';
import { clickSquare, consoleErrors, type Described, expect, newPage, PHONE, test } from './fixtures/table';
import { offline } from './fixtures/offline';
import { askEngine } from './fixtures/askEngine';

const puzzleStatus = (page: Page) => page.getByTestId('puzzle-status');

/* Puzzles are set and checked by the engine on the page; the solution comes from the same engine. */

interface Puzzle {
  id: string;
  game: string;
  moves: number;
  position: string;
  solver: number;
}

/** Days whose puzzles are a win in one, two and three moves, and their questions. */
const DAYS = [
  { day: '2026-11-17', said: 'Tuesday 17 November', task: 'Black to move and win in one move.' },
  { day: '2026-12-31', said: 'Thursday 31 December', task: 'White to move and win in two moves.' },
  { day: '2027-03-01', said: 'Monday 1 March', task: 'Black to move and win in three moves.' },
] as const;

/** A puzzle, its solution, and the legal moves before each move of it. */
async function known(page: Page, which: object): Promise<{ puzzle: Puzzle; line: string[]; legal: Described[][] }> {
  const [puzzle] = (await askEngine<Puzzle>(page, { type: 'puzzle', ...which })) as [Puzzle];
  const [{ line }] = (await askEngine<{ line: string[] }>(page, { type: 'solution', id: puzzle.id })) as [{ line: string[] }];
  const before = line.map((_, i) => ({ type: 'moves', game: puzzle.game, position: puzzle.position, moves: line.slice(0, i) }));
  const answers = await askEngine<{ moves: Described[] }>(page, ...before);
  return { puzzle, line, legal: answers.map(({ moves }) => moves) };
}

const squares = (text: string) => text.match(/[a-i][1-8]/g) ?? [];
const ends = (text: string) => [squares(text)[0] ?? '', squares(text).at(-1) ?? ''] as const;

/** The die, the square, Confirm; if two routes lead to a square, the notation decides. */
async function tryMove(page: Page, text: string, all: Described[]): Promise<void> {
  const [from, to] = ends(text);
  const isOnly = all.filter(other => ends(other.text).join() === ends(text).join()).length === 1;
  if (isOnly) {
    await clickSquare(page, from);
    await expect(page.locator(`[data-square=${from}]`)).toHaveAttribute('aria-selected', 'true');
    await clickSquare(page, to);
  } else {
    await page.locator('#typed').fill(text);
    await page.locator('#typed').press('Enter');
  }
  await puzzleStatus(page).locator('.btn.primary').click();
}

/** Plays a move that does not win; it is refuted, and taken back. */
async function failOnce(page: Page, right: string, first: Described[]): Promise<void> {
  const wrong = first.find(({ text }) => text !== right && first.filter(other => ends(other.text).join() === ends(text).join()).length === 1);
  if (!wrong) throw new Error('every move wins');
  await tryMove(page, wrong.text, first);
  await expect(puzzleStatus(page)).toHaveAttribute('data-stage', 'wrong');
  await expect(puzzleStatus(page)).toContainText(/Try again/);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(puzzleStatus(page)).toHaveAttribute('data-stage', 'asking');
  await expect(page.locator(`[data-square=${ends(wrong.text)[0]}]`)).not.toHaveAttribute('aria-label', /empty/);
}

/** Plays the solution with the mouse. */
async function solve(page: Page, line: string[], legal: Described[][]): Promise<void> {
  for (let i = 0; i < line.length; i += 2) {
    await expect(puzzleStatus(page)).toHaveAttribute('data-stage', 'asking');
    await tryMove(page, line[i] ?? '', legal[i] ?? []);
  }
  await expect(puzzleStatus(page)).toHaveAttribute('data-stage', 'solved');
}

test('the puzzles of three days, wins in one, two and three moves, are solved with the mouse; a wrong move is refuted', async ({ browser }) => {
  const page = await newPage(browser);
  const heard = consoleErrors(page);
  for (const { day, said, task } of DAYS) {
    await page.clock.setFixedTime(`${day}T12:00`);
    await page.goto('/puzzles');
    await expect(page.getByRole('heading', { name: 'Puzzle of the day' })).toBeVisible();
    await expect(page.locator('.today .date')).toHaveText(said);
    await expect(page.locator('.today .task')).toHaveText(task);
    const { puzzle, line, legal } = await known(page, { date: day });
    await page.getByRole('link', { name: 'Solve it' }).click();
    await expect(page).toHaveURL(new RegExp(`/puzzles/${puzzle.id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(task);
    await expect(puzzleStatus(page)).toHaveAttribute('data-stage', 'asking');
    // The side to win is at the bottom.
    await expect(page.locator('[data-square]').last()).toHaveAttribute('data-square', puzzle.solver === 0 ? 'i1' : 'a8');
    if (day === DAYS[0].day) await failOnce(page, line[0] ?? '', legal[0] ?? []);
    await solve(page, line, legal);
    await expect(puzzleStatus(page)).toContainText('Without any help');
    if (day !== DAYS[0].day) continue;
    await page.getByRole('link', { name: 'Next puzzle' }).click();
    await expect(page).not.toHaveURL(new RegExp(puzzle.id));
    await page.goto('/puzzles');
    await expect(page.getByText('Solved. The next one comes tomorrow.')).toBeVisible();
  }
  expect(heard).toEqual([]);
});

test('a puzzle is solved by keyboard alone, in French, on a phone', async ({ browser }) => {
  const page = await newPage(browser, { ...PHONE, locale: 'fr-FR' });
  await page.goto('/puzzles');
  await page.getByRole('heading', { name: 'Problème du jour' }).waitFor();
  const [{ puzzles }] = (await askEngine<{ puzzles: Puzzle[] }>(page, { type: 'puzzles' })) as [{ puzzles: Puzzle[] }];
  const short = puzzles.find(one => one.game === 'sixfaces' && one.moves === 1);
  const { puzzle, line } = await known(page, { id: short?.id ?? '' });
  await page.goto(`/puzzles/${puzzle.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('gagnent en un coup');
  await expect(puzzleStatus(page)).toHaveAttribute('data-stage', 'asking');

  const [from, to] = ends(line[0] ?? '');
  let at = puzzle.solver === 0 ? 'e1' : 'e8';
  const walk = async (wanted: string) => {
    const across = (wanted.charCodeAt(0) - at.charCodeAt(0)) * (puzzle.solver === 0 ? 1 : -1);
    const up = (Number(wanted[1]) - Number(at[1])) * (puzzle.solver === 0 ? 1 : -1);
    for (let i = 0; i < Math.abs(across); i++) await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let i = 0; i < Math.abs(up); i++) await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
    at = wanted;
  };
  await page.locator(`[data-square=${at}]`).focus();
  await walk(from);
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-square=${from}]`)).toHaveAttribute('aria-selected', 'true');
  await walk(to);
  await page.keyboard.press('Enter');
  // Space selects the other of two routes.
  const corner = squares(line[0] ?? '').length === 3 ? ` par ${squares(line[0] ?? '')[1]}` : null;
  const chosen = puzzleStatus(page).locator('.what');
  if (corner && !(await chosen.textContent())?.includes(corner)) await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(puzzleStatus(page)).toHaveAttribute('data-stage', 'solved');
  await expect(puzzleStatus(page)).toContainText('Sans aucune aide');
  await expect(page.getByRole('link', { name: 'Problème suivant' })).toBeFocused();
});

test('puzzles work offline', async ({ browser }) => {
  const [{ day, task }] = DAYS;
  const { page, left } = await offline(browser, '/games', page => page.clock.setFixedTime(`${day}T12:00`));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Puzzle of the day' }).click();
  const { line, legal } = await known(page, { date: day });
  await page.getByRole('link', { name: 'Solve it' }).click();
  await solve(page, line, legal);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(task);
  expect(left.filter(url => !url.includes('/api/'))).toEqual([]);
});

test('hints come one by one, and the solution can be shown; lists remember', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/puzzles');
  await page.getByRole('heading', { name: 'All puzzles' }).waitFor();
  await expect(page.locator('.count')).toHaveText('0 of 64 solved');
  await page.locator('.segmented label', { hasText: '2' }).click();
  await expect(page.locator('.count')).toHaveText('0 of 56 solved');
  const link = page.locator('.grid a').first();
  const id = (await link.locator('b').textContent()) ?? '';
  const { line } = await known(page, { id });
  await link.click();
  await expect(puzzleStatus(page)).toHaveAttribute('data-stage', 'asking');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.hint')).toContainText(`Look at the die on ${ends(line[0] ?? '')[0]}`);
  await page.getByRole('button', { name: 'Next hint' }).click();
  await expect(page.locator('.hint')).toContainText(ends(line[0] ?? '')[1]);
  await page.getByRole('button', { name: 'Next hint' }).click();
  await expect(page.locator('.hint')).toContainText(`The move is ${line[0]}`);
  await expect(page.getByRole('button', { name: 'That was the last hint.' })).toBeDisabled();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await expect(puzzleStatus(page)).toContainText('Move 1 of 3');
  await page.keyboard.press('ArrowRight');
  await puzzleStatus(page).getByRole('button', { name: 'Next' }).click();
  await expect(puzzleStatus(page)).toContainText('Move 3 of 3');
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await page.locator('.segmented label', { hasText: '2' }).click();
  await expect(page.locator('.count')).toHaveText('1 of 56 solved');
  await page.getByLabel('Unsolved only').check();
  await expect(page.locator('.grid b', { hasText: id })).toHaveCount(0);
  await page.goto('/puzzles/c1-none');
  await expect(page.getByRole('heading', { name: 'Puzzle not found' })).toBeVisible();
});

test('no page scrolls sideways and axe finds nothing: puzzles', async ({ browser }) => {
  await everyViewport(browser, 'puzzles', {
    arrive: async page => {
      await page.goto('/puzzles');
      await expect(page.locator('.grid li')).toHaveCount(64);
    },
    whole: false,
  });
});

test('no page scrolls sideways and axe finds nothing: a puzzle and its hint', async ({ browser }) => {
  await everyViewport(browser, 'puzzle', {
    arrive: async page => {
      await page.goto('/puzzles');
      await page.locator('.grid a').first().click();
      await expect(puzzleStatus(page)).toHaveAttribute('data-stage', 'asking');
      await page.locator('.more .btn').first().click();
      await expect(page.locator('.hint')).not.toBeEmpty();
    },
  });
});
