import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, newPage, actionBar, test } from './fixtures/table';

/* Around midnight the day is the reader's, east and west of UTC. */

/** The same half hour: it is already New Year in one place, and not yet in the other. */
const PLACES = [
  { timezoneId: 'Pacific/Kiritimati', moment: '2026-12-31T10:30:00Z', day: '2027-01-01', said: 'Friday 1 January', puzzle: 's2-rcqh' },
  { timezoneId: 'America/Los_Angeles', moment: '2027-01-01T07:30:00Z', day: '2026-12-31', said: 'Thursday 31 December', puzzle: 'c2-8vnt' },
] as const;

/** The name and text of a file downloaded by a button. */
async function saved(page: Page): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Save as a file/ }).click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

for (const { timezoneId, moment, day, said, puzzle } of PLACES) {
  test(`near midnight in ${timezoneId} a puzzle and the files of games are those of the day there`, async ({ browser }) => {
    const page = await newPage(browser, { timezoneId });
    await page.clock.setFixedTime(moment);
    await page.goto('/puzzles');
    await expect(page.locator('.today .date')).toHaveText(said);
    await expect(page.getByRole('link', { name: 'Solve it' })).toHaveAttribute('href', `/puzzles/${puzzle}`);

    await page.goto('/play/sixfaces/computer');
    await page.locator('input[name=level][value="1"]').check({ force: true });
    await page.getByRole('button', { name: 'Start' }).click();
    await actionBar(page).waitFor();
    await page.goto('/games');
    const practised = await saved(page);
    expect(practised.name).toMatch(new RegExp(`^sixfaces-${day}-\\w+\\.txt$`));
    expect(practised.text).toContain(`[Date "${day}"]`);

    for (const [game, begins] of [['sixfaces', `[Date "${day}"]`], ['conan', `, ${day}\n`]] as const) {
      await page.goto('/companion');
      await page.locator(`input[name=game][value=${game}]`).check({ force: true });
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await page.getByTestId('companion-status').waitFor();
      const kept = await saved(page);
      expect(kept.name).toBe(`${game}-${day}.txt`);
      expect(kept.text).toContain(begins);
    }
  });
}

test('a page left open over midnight keeps the date of its puzzle', async ({ browser }) => {
  const page = await newPage(browser, { timezoneId: 'Europe/Paris' });
  await page.clock.setFixedTime('2026-12-31T22:59:00Z');
  await page.goto('/puzzles');
  const [date, solve] = [page.locator('.today .date'), page.locator('.today .btn')];
  await expect(date).toHaveText('Thursday 31 December');
  await page.clock.setFixedTime('2026-12-31T23:01:00Z');
  await page.locator('.lang button[lang=fr]').click();
  await expect(date).toHaveText('jeudi 31 décembre');
  await expect(solve).toHaveAttribute('href', '/puzzles/c2-8vnt');
  await page.reload();
  await expect(date).toHaveText('vendredi 1 janvier');
  await expect(solve).toHaveAttribute('href', '/puzzles/s2-rcqh');
});
