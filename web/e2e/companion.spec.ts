import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { everyViewport } from './checks/everyViewport';
import { clickSquare, consoleErrors, expect, newPage, PHONE, SHORT_GAME, test } from './fixtures/table';

/* The companion to a physical game: entries are checked by the rules in this browser, and stored. */

const companionStatus = (page: Page) => page.getByTestId('companion-status');
const expectedDie = (page: Page) => page.getByTestId('expected-die');
const dominoResult = (page: Page) => page.getByTestId('domino-result');
const tumbleCheck = (page: Page) => page.getByTestId('tumble-check');
const contestVerdict = (page: Page) => page.getByTestId('contest-verdict');

interface Starting {
  game: string;
  names?: string[];
  clock?: number;
  seats?: number;
}

async function begins(page: Page, { game, names = [], clock = 0, seats }: Starting): Promise<void> {
  await page.goto('/companion');
  await page.locator(`input[name=game][value=${game}]`).check({ force: true });
  if (seats !== undefined) await page.locator(`input[name=seats][value="${seats}"]`).check({ force: true });
  for (const [seat, name] of names.entries()) await page.locator(`input[name=name-${seat}]`).fill(name);
  await page.locator(`input[name=clock][value="${clock}"]`).check({ force: true });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/\/companion\/./);
  await companionStatus(page).waitFor();
}

/** Types a move and enters it. */
async function types(page: Page, text: string): Promise<void> {
  await page.locator('#typed').fill(text);
  await page.locator('#typed').press('Enter');
  await companionStatus(page).getByRole('button', { name: /^Enter/ }).click();
}

async function checks(page: Page, from: string, to: string, face: number): Promise<void> {
  await page.locator('input[name=from]').fill(from);
  await page.locator('input[name=to]').fill(to);
  await page.locator(`input[name=face][value="${face}"]`).check({ force: true });
  await page.getByTestId('check-tumble').getByRole('button', { name: 'Check', exact: true }).click();
}

test('a game of Conquest is entered, an illegal tumble is pointed out, and nothing is lost', async ({ browser }) => {
  const page = await newPage(browser);
  const heard = consoleErrors(page);
  await begins(page, { game: 'conquest', names: ['Ada', 'Bo'], clock: 1 });
  await expect(companionStatus(page)).toContainText('Who goes first?');
  await companionStatus(page).getByRole('button', { name: 'Ada' }).click();
  await expect(companionStatus(page)).toContainText('Ada to move');

  // The die in hand with its chart, then its destination.
  await clickSquare(page, 'd1');
  const chart = page.getByTestId('reach-chart');
  await expect(chart).toContainText('Die on d1');
  await expect(chart.getByRole('img', { name: /^6 up/ })).toBeVisible();
  await chart.getByRole('button', { name: 'f5, 1 via d5' }).click();
  await companionStatus(page).getByRole('button', { name: /^Enter/ }).click();
  await expect(expectedDie(page)).toContainText('f5 must show 1 up');
  await expect(companionStatus(page)).toContainText('Bo to move');

  // Bo has tumbled a die wrongly.
  await companionStatus(page).getByRole('button', { name: 'Check a tumble' }).click();
  await clickSquare(page, 'a8');
  await clickSquare(page, 'a5');
  await expect(page.locator('input[name=to]')).toHaveValue('a5');
  await page.locator('input[name=face][value="2"]').check({ force: true });
  await page.getByTestId('check-tumble').getByRole('button', { name: 'Check', exact: true }).click();
  await expect(tumbleCheck(page)).toContainText('Not a legal tumble');
  await expect(tumbleCheck(page)).toContainText('shows 5 and must move exactly that many squares; a5 is 3 away');
  await expect(tumbleCheck(page)).toContainText('Put it back on a8: 5 up, 4 towards Ada');
  await checks(page, 'a8', 'b4', 2);
  await expect(tumbleCheck(page)).toContainText('On b4 the top face must be: 6 via a4, not 2.');
  if (process.env['SHOTS']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot({ path: 'target/shots/companion-check-phone.png' });
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await checks(page, 'a8', 'b4', 6);
  await expect(tumbleCheck(page)).toContainText('Correct');
  await page.getByRole('button', { name: 'Enter a8-a4-b4=6' }).click();
  await expect(expectedDie(page)).toContainText('b4 must show 6 up');

  // An illegal move is refused with the rule.
  await page.locator('#typed').fill('f5-f7');
  await page.locator('#typed').press('Enter');
  await expect(page.getByTestId('move-error')).toContainText('The die on f5 shows 1');

  // The clock runs on while the page is closed.
  await page.getByTestId('clock-button').click();
  await expect(page.locator('[data-seat="0"] .time')).toContainText('running');
  await page.reload();
  await expect(expectedDie(page)).toContainText('b4 must show 6 up');
  await expect(page.locator('[data-seat="0"] .time')).toContainText('running');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.locator('[data-seat="0"] .time')).not.toContainText('running');

  // One entry is undone: the other face was right.
  await page.getByRole('button', { name: 'Undo the last entry' }).click();
  await expect(expectedDie(page)).toContainText('f5 must show 1 up');
  await types(page, 'a8-a4-b4');
  await expectedDie(page).getByRole('button', { name: 'Our die shows another face' }).click();
  await page.locator('input[name=face][value="3"]').check({ force: true });
  await page.getByTestId('check-tumble').getByRole('button', { name: 'Check', exact: true }).click();
  await expect(tumbleCheck(page)).toContainText('Wrong face');
  await page.keyboard.press('Escape');

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('[White "Ada"]');
  expect(file).toContain('lot:white 1. d1-d5-f5=1 a8-a4-b4=6 *');
  const replayed = await page.request.post('/api/replays', { data: file, headers: { 'X-Parlour': '1', 'Content-Type': 'text/plain' } });
  expect(replayed.ok(), await replayed.text()).toBe(true);

  await page.goto('/companion');
  await expect(page.getByRole('main')).toContainText('Ada – Bo');
  expect(heard).toEqual([]);
});

test('a whole game of 6 Faces with the keyboard alone', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/');
  await page.getByRole('link', { name: 'Open the companion' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('/companion');
  await page.locator('input[name=game]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('input[name=game][value=sixfaces]')).toBeChecked();
  await page.locator('input[name=name-0]').focus();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  await companionStatus(page).waitFor();

  // The first move on the board itself, the others typed.
  await page.locator('[data-square="e1"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(expectedDie(page)).toContainText('The King is on e2');
  await companionStatus(page).getByRole('button', { name: 'Check a tumble' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('a8');
  await page.keyboard.press('Tab');
  await page.keyboard.type('a3');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(tumbleCheck(page)).toContainText(/top face must be/);
  await page.keyboard.press('Escape');
  const [reply = '', ...others] = SHORT_GAME.slice(1);
  await page.locator('#typed').fill(reply);
  await page.locator('#typed').press('Enter');
  await companionStatus(page).getByRole('button', { name: /^Enter/ }).press('Enter');
  await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
  for (const move of others) await types(page, move);
  await expect(companionStatus(page)).toContainText('Ada wins.');
  await expect(companionStatus(page)).toContainText('The King was captured.');
  await companionStatus(page).getByRole('button', { name: 'Play again' }).focus();
  await page.keyboard.press('Enter');
  await expect(companionStatus(page)).toContainText('Ada to move');
});

test('Domination is entered without seeing the racks, and the score is kept', async ({ browser }) => {
  const page = await newPage(browser, PHONE);
  await begins(page, { game: 'domination', names: ['Ada', 'Bo', 'Cy'], seats: 3 });
  await companionStatus(page).getByRole('button', { name: 'Bo' }).click();
  await expect(companionStatus(page)).toContainText('Bo to move');
  // Layout A: a1 6, b1 2, a2 6, b2 5.
  await page.locator('[data-pair="2-6"]').click();
  await expect(companionStatus(page)).toContainText('2-6 selected');
  await page.locator('#typed').fill('2-5@a1b1');
  await page.locator('#typed').press('Enter');
  await expect(page.getByTestId('move-error')).toContainText('2-5 does not go there');
  for (const place of ['a1b1', 'a1a2', 'b1b2']) await types(page, place);
  await expect(dominoResult(page)).toContainText('Ada draws one domino; 88 left in the stock.');
  await expect(dominoResult(page)).toContainText('All are tied.');
  await page.locator('[data-slot="a2b2"]').click();
  await companionStatus(page).getByRole('button', { name: /^Enter/ }).click();
  await expect(dominoResult(page)).toContainText('Bo puts a token in a1.');
  await expect(dominoResult(page)).toContainText('Bo leads.');
  await expect(page.locator('[data-seat="1"]')).toContainText('1 territory');
  await page.reload();
  await expect(dominoResult(page)).toContainText('Bo leads.');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('[Hands "unknown: draws are supposed"]');
  expect((await page.request.post('/api/replays', { data: file, headers: { 'X-Parlour': '1', 'Content-Type': 'text/plain' } })).ok()).toBe(true);
});

test('Conan is entered in a ledger, a contest is judged, and thirty glory end the game', async ({ browser }) => {
  const page = await newPage(browser);
  await begins(page, { game: 'conan', names: ['Ada', 'Bo'] });
  await expect(page.locator('[data-seat="0"]')).toContainText('15');
  await page.getByRole('button', { name: /^Challenge or adventure played/ }).click();
  await expect(page.locator('[data-seat="0"] b.num')).toHaveText('16 glory');
  const contest = page.getByTestId('contest-form');
  await turns(page, 'Contest');
  // Two entries submitted at once are both stored.
  await contest.evaluate(form => {
    for (const [name, card] of Object.entries({ 'hero-0': 'haldrec', 'hero-1': 'marrec' })) {
      const select = form.querySelector<HTMLSelectElement>(`select[name=${name}]`);
      if (select === null) continue;
      select.value = card;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await expect(page.locator('.lines li')).toHaveCount(3);
  await contest.locator('select[name=challenge]').selectOption('tipping-slab');
  await contest.locator('input[name=bid-0]').fill('3');
  await contest.locator('select[name=card-0]').selectOption('cold-fury');
  await contest.locator('select[name=card-1]').selectOption('unlooked-for-parry');
  await contest.getByRole('button', { name: 'Judge' }).click();
  // The parry needs a target.
  await contest.getByRole('group', { name: 'Which card is cancelled?' }).getByRole('button').click();
  await expect(contestVerdict(page)).toContainText(/takes 3 glory/);
  await contest.getByRole('button', { name: 'Record it' }).click();
  await expect(page.locator('[data-seat="0"] b.num')).toHaveText(/^(13|19) glory$/);
  await turns(page, 'Glory');
  await page.locator('#other').fill('20');
  await page.getByRole('button', { name: '+20 glory' }).click();
  await expect(companionStatus(page)).toContainText('the game ends when the hero phase starts');
  await page.getByRole('button', { name: 'Start the hero phase' }).click();
  await expect(companionStatus(page)).toContainText(/Ada wins with \d+ glory\./);
  await page.reload();
  await expect(companionStatus(page)).toContainText('Ada wins.');
});

const inForce = (page: Page) => page.getByTestId('active-treaties');

/** Opens a panel of the ledger: glory, a contest, a treaty. */
const turns = (page: Page, panel: 'Glory' | 'Contest' | 'Treaty') => page.getByRole('group', { name: 'What happened?' }).getByText(panel).click();

/** Ada and Cy are allied, and Ada has promised Bo peace until the end of round 1. */
async function agrees(page: Page) {
  const pact = page.getByTestId('treaty-form');
  await turns(page, 'Treaty');
  await pact.getByText('Ada and Cy', { exact: true }).click();
  await pact.getByRole('checkbox', { name: 'The heroes of Ada and Cy become allies' }).check();
  await pact.getByLabel('of glory won').selectOption('40');
  await pact.getByRole('button', { name: 'Everyone agreed' }).click();
  await expect(inForce(page)).toContainText('Ada and Cy become allies');
  await pact.getByText('Ada and Bo', { exact: true }).click();
  await pact.getByRole('button', { name: 'Bo +1 glory' }).click();
  await pact.getByRole('checkbox', { name: 'no duel with Bo' }).check();
  await pact.getByRole('combobox', { name: /Until the end of/ }).selectOption('1');
  await pact.getByRole('button', { name: 'Everyone agreed' }).click();
  await expect(inForce(page)).toContainText('Ada does not challenge Bo to a duel until the end of round 1.');
}

test('Conan: cards that are in no set are typed as they lie there, and are judged', async ({ browser }) => {
  const page = await newPage(browser);
  await begins(page, { game: 'conan', names: ['Ada', 'Bo'] });
  const free = page.getByTestId('free-card');
  for (const [i, card] of ['nonsense', 'foe 7-6-4', 'hero 5-4-3', 'hero 6-3-3', 'Difficulty 4, loot 5'].entries()) {
    await free.getByRole('textbox').fill(card);
    await free.getByRole('textbox').press('Enter');
    if (i === 0) await expect(free.getByRole('alert')).toHaveText('Write it like one of these examples.');
    else await expect(page.locator('.lines li')).toHaveCount(i);
  }
  await page.locator('select[name=loot]').selectOption({ label: 'Difficulty 4, loot 5' });
  await expect(page.locator('[data-seat="0"] b.num')).toHaveText('20 glory');
  await turns(page, 'Contest');
  const contest = page.getByTestId('contest-form');
  await contest.locator('select[name=hero-0]').selectOption({ label: 'Hero 5-4-3' });
  await expect(page.locator('.lines li')).toHaveCount(6);
  await contest.locator('select[name=hero-1]').selectOption({ label: 'Hero 6-3-3' });
  await expect(page.locator('.lines li')).toHaveCount(7);
  await contest.locator('select[name=challenge]').selectOption({ label: 'Foe 7-6-4' });
  await contest.getByRole('button', { name: 'Judge' }).click();
  await expect(contestVerdict(page)).toContainText('Strength: 5 against 7');
});

test('Conan: allies share what they win, and a promise holds until the end of its round', async ({ browser }) => {
  const page = await newPage(browser);
  await begins(page, { game: 'conan', names: ['Ada', 'Bo', 'Cy'], seats: 3 });
  const contest = page.getByTestId('contest-form');
  const pg = (seat: number) => page.locator(`[data-seat="${seat}"] b.num`);
  await agrees(page);
  await expect(pg(0)).toHaveText('16 glory');
  await expect(pg(1)).toHaveText('14 glory');
  await turns(page, 'Contest');
  // A duel against the promise is refused, naming the treaty that forbids it.
  await contest.locator('select[name=hero-0]').selectOption('tesk');
  await contest.locator('select[name=hero-1]').selectOption('marrec');
  await expect(contest.getByText('First choose Cy’s hero.')).toBeVisible();
  await contest.getByLabel('Cy’s hero').selectOption('ilme');
  await contest.getByRole('button', { name: 'Judge' }).click();
  await expect(contest.getByRole('alert')).toHaveText('Treaty 2 forbids it: you promised no duel with Bo until round 1.');
  // A challenge is allowed; Cy’s hero has the better Spirit, and Cy gets 40 % of five.
  await contest.locator('select[name=challenge]').selectOption('tipping-slab');
  await contest.locator('input[name=bid-0]').fill('5');
  await contest.locator('label').filter({ hasText: /^Spirit$/ }).click();
  await contest.getByRole('button', { name: 'Judge' }).click();
  await expect(contestVerdict(page)).toContainText('Spirit: 5 against 4.');
  await contest.getByRole('button', { name: 'Record it' }).click();
  await expect(pg(0)).toHaveText('19 glory');
  await expect(pg(1)).toHaveText('9 glory');
  await expect(pg(2)).toHaveText('17 glory');
  // The loot is halved, and the alliance ends with the adventure.
  await turns(page, 'Glory');
  await page.getByLabel('Adventure completed').selectOption('buried-city');
  await expect(pg(0)).toHaveText('22 glory');
  await expect(pg(2)).toHaveText('19 glory');
  const held = inForce(page);
  await expect(held).not.toContainText('allies');
  await page.getByRole('button', { name: 'Start the hero phase' }).click();
  await expect(held).toContainText('until the end of round 1');
  await page.getByRole('button', { name: 'Start round 2' }).click();
  await expect(held).toContainText('No promises or alliances at the moment');
  await page.reload();
  await expect(companionStatus(page)).toContainText('Round 2 · cards');
  await expect(pg(0)).toHaveText('22 glory');
});

test('no page scrolls sideways and axe finds nothing: the companion’s games', async ({ browser }) => {
  await everyViewport(browser, 'companion', { arrive: async page => void (await page.goto('/companion')) });
});

test('no page scrolls sideways and axe finds nothing: the companion, Conquest', async ({ browser }) => {
  await everyViewport(browser, 'companion-conquest', {
    arrive: async page => {
      await begins(page, { game: 'conquest', names: ['Ada', 'Bo'], clock: 2 });
      await companionStatus(page).getByRole('button', { name: 'Ada' }).click();
      await types(page, 'd1-d5-f5');
      await page.getByTestId('clock-button').click();
      await expectedDie(page).waitFor();
    },
  });
});

test('no page scrolls sideways and axe finds nothing: the companion, Domination', async ({ browser }) => {
  await everyViewport(browser, 'companion-domination', {
    arrive: async page => {
      await begins(page, { game: 'domination', names: ['Ada', 'Bo', 'Cy'], seats: 3, clock: 1 });
      await companionStatus(page).getByRole('button', { name: 'Bo' }).click();
      await types(page, 'a1b1');
      await dominoResult(page).waitFor();
      // The box already shows how many of each are left.
      await expect(page.getByRole('heading', { name: 'Unseen dominoes' })).toHaveCount(0);
    },
  });
});

test('no page scrolls sideways and axe finds nothing: the companion, Conan', async ({ browser }) => {
  await everyViewport(browser, 'companion-conan', {
    arrive: async page => {
      await begins(page, { game: 'conan', names: ['Ada', 'Bo', 'Cy'], seats: 3 });
      await agrees(page);
      const contest = page.getByTestId('contest-form');
      await turns(page, 'Contest');
      await contest.locator('select[name=hero-0]').selectOption('tesk');
      await contest.locator('select[name=hero-1]').selectOption('marrec');
      await contest.locator('select[name=challenge]').selectOption('tipping-slab');
    },
  });
});
