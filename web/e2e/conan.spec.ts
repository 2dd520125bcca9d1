import { everyViewport } from './checks/everyViewport';
import { AUCTION, CARDS, confirm, expectNoSecrets, fourAt, HEROES, LATE, listensTo, NEARLY, PLACING, PREFERS, TALKS, type Told, touch, unguided, wanted } from './fixtures/conan';
import { enterAsGuest, consoleErrors, expect, newPage, openTable, PHONE, joinNewTable, actionBar, test } from './fixtures/table';
import { isOver, playRemotely } from './fixtures/remotePlayer';
import { recordMessages, myTurn, told } from './fixtures/messages';
import type { Browser, Page } from '@playwright/test';

/* A game of cards, bids and treaties for two to four. Bots may play at random: no test depends on who wins. */

/**
 * The whole game in one language, its last rounds in the other; the first moves are made with the mouse, the others
 * over the socket.
 */
for (const [what, locale, ended, lays, byHand, from] of [
  ['a whole game in English', 'en-GB', /You won\.|You lost\.|You tie for first\./, /You place “.*” on “/, 9, {}],
  ['the last rounds of a game in French', 'fr-FR', /Vous avez gagné\.|Vous avez perdu\.|Vous êtes premier ex æquo\./, /Vous placez «.*» sur «/, 5, { from: LATE }],
] as const) {
  test(`one person and three bots play ${what}; no page receives what its seat may not see`, async ({ browser }) => {
    const page = await newPage(browser, { viewport: { width: 1024, height: 640 }, locale });
    const heard = consoleErrors(page);
    const frames = listensTo(page);
    const sources: string[] = [];
    await unguided(page);
    await recordMessages(page);
    const table = await openTable(page, { game: 'conan', options: ['seats=4'], seats: ['me', 1, 1, 1], ...from });
    await page.goto(`/game/${table}`);
    for (let played = 0, before = -1; played < byHand; played++) {
      const { moves, seq } = await myTurn<Told>(page, before);
      before = seq;
      await touch(page, wanted(moves, played));
      await expect(confirm(page)).toBeEnabled();
      sources.push(await page.content());
      await confirm(page).click();
    }
    await expect(page.getByTestId('log')).toContainText(lays);
    await playRemotely(page, table, { prefers: PREFERS });
    await isOver(page);
    await expect(actionBar(page)).toContainText(ended);
    await expectNoSecrets(page, table, 0, frames, sources);
    expect(heard).toEqual([]);
  });
}

test('two people in two browsers and two bots play to the end, with a treaty and an alliance picked in the drawer', async ({ browser }) => {
  const ada = await newPage(browser);
  const bo = await newPage(browser, PHONE);
  const heard = [...consoleErrors(ada), ...consoleErrors(bo)];
  const frames = [listensTo(ada), listensTo(bo)];
  for (const page of [ada, bo]) {
    await unguided(page);
    await recordMessages(page);
  }
  const table = await openTable(ada, { game: 'conan', options: ['seats=4'], seats: ['me', 'open', 1, 1], from: PLACING });
  await enterAsGuest(bo, 'Bo');
  await bo.goto(`/game/${table}`);
  await actionBar(bo).locator('.btn.primary').click();
  await ada.goto(`/game/${table}`);

  // Both heroes go to the Volcano's Crown, where no bot can be, and stay there until the first diplomacy phase.
  const seen: number[] = [];
  for (const page of [ada, bo]) {
    seen.push((await myTurn(page)).seq);
    await expect(page.locator('[data-slot=a1] .card.open')).toBeVisible();
    await page.locator('[data-slot=a1] .card').click();
    await confirm(page).click();
  }
  const quiet = ['pass', 'follow', 'withdraw', 'no', 'decline', 'name', 'bid'];
  await untilTalks([ada, bo], seen, quiet);

  await ada.getByRole('button', { name: 'Write a treaty' }).click();
  const drawer = ada.getByRole('dialog', { name: 'Diplomacy' });
  await drawer.getByRole('radio', { name: 'Bo', exact: true }).check();
  const mine = drawer.locator('[data-side=mine]');
  const theirs = drawer.locator('[data-side=theirs]');
  await mine.getByRole('button', { name: 'Glory +' }).click();
  await mine.getByRole('button', { name: 'Glory +' }).click();
  await mine.getByRole('button', { name: 'Feint' }).click();
  await theirs.locator('[data-vow=challenge]').selectOption({ label: 'The Volcano’s Crown' });
  await theirs.getByRole('button', { name: 'no duel' }).click();
  await drawer.locator('.until select').selectOption('4');
  await drawer.getByLabel('Our heroes become allies').check();
  await drawer.locator('.shares select').nth(2).selectOption('40');
  await expect(drawer.getByTestId('treaty')).toContainText('You give Bo 2 glory and “Feint”; Bo places no challenge on “The Volcano’s Crown” until the end of round 4; Bo does not challenge you to a duel until the end of round 4; you and Bo become allies');
  await drawer.getByRole('button', { name: 'Make this offer' }).click();
  await expect(actionBar(ada)).toContainText('You give Bo 2 glory');
  await confirm(ada).click();

  await expect(bo.getByTestId('offer')).toContainText('Ada gives you 2 glory and “Feint”; you place no challenge on “The Volcano’s Crown” until the end of round 4');
  await bo.getByTestId('offer').getByRole('button', { name: 'Agree' }).tap();
  await expect(actionBar(bo)).toContainText('Agree.');
  await confirm(bo).tap();
  await expect(ada.locator('[data-hero="1"]')).toContainText('allied with you');
  await expect(bo.locator('[data-testid=hand] [data-card=feint]')).toHaveCount(1);
  await expect(ada.getByTestId('log')).toContainText('You propose: you give Bo 2 glory');
  await expect(ada.getByTestId('log')).toContainText('Bo agrees.');
  const sources = [[await ada.content()], [await bo.content()]];

  for (const page of [ada, bo]) await playRemotely(page, table, { prefers: PREFERS });
  for (const [seat, page] of [ada, bo].entries()) {
    await isOver(page);
    await expect(actionBar(page)).toContainText(/You won\.|You lost\.|You tie for first\./);
    await expectNoSecrets(page, table, seat, frames[seat] ?? [], sources[seat] ?? []);
  }
  expect(heard).toEqual([]);
});

/**
 * Both do as little as possible until the first has to propose something; `seen` has the last event each has answered.
 */
async function untilTalks(pages: [Page, Page], seen: number[], quiet: string[]): Promise<void> {
  for (;;) {
    const turns = pages.map(async (page, who) => ({ page, who, state: await myTurn<Told>(page, seen[who]) }));
    const { page, who, state } = await Promise.race(turns);
    seen[who] = state.seq;
    if (who === 0 && state.position.step === 'diplomacy') return;
    const does = quiet.find(word => state.moves.some(move => move.does === word));
    const move = state.moves.find(one => one.does === does);
    if (!move) throw new Error(`${state.position.step}: ${state.moves.map(one => one.text).join(' ')}`);
    await expect(page.locator(`[data-move="${move.does === 'bid' ? 'bid' : move.text}"]`)).toBeVisible();
    await touch(page, move);
    await confirm(page).click();
  }
}

test('a treaty between two other players can be picked in the drawer', async ({ browser }) => {
  const page = await newPage(browser);
  await fourAt(page, TALKS);
  await page.getByRole('button', { name: 'Write a treaty' }).click();
  const drawer = page.getByRole('dialog', { name: 'Diplomacy' });
  await drawer.getByRole('radio', { name: 'Amber and Jade' }).check();
  await drawer.locator('[data-from="2"]').getByRole('button', { name: 'Glory +' }).click();
  await drawer.locator('[data-from="3"] [data-vow=duel]').click();
  await drawer.getByLabel('The heroes of Amber and Jade become allies').check();
  await expect(drawer.getByTestId('treaty')).toContainText('Amber gives Jade 1 glory; Jade does not challenge Amber to a duel until the end of the game; Amber and Jade become allies');
  await drawer.getByRole('button', { name: 'Make this offer' }).click();
  await confirm(page).click();
  await expect(page.getByTestId('log')).toContainText('You propose: Amber gives Jade 1 glory');
});

test('keyboard alone: a card, the hero’s action, a contest to its verdict', async ({ browser }) => {
  const page = await newPage(browser);
  const heard = consoleErrors(page);
  await recordMessages(page);
  await fourAt(page, CARDS);
  const said = page.getByTestId('announcements');
  await expect(said).toContainText('Play a card, or pass.');
  // A card from the hand, by arrow keys; its adventure, by arrow keys; Enter again plays.
  await page.locator('[data-testid=hand] [data-rove]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-card=moor-reavers]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said).toContainText('Moor Reavers: choose an adventure.');
  await page.keyboard.press('Escape');
  await expect(actionBar(page)).toContainText('Play a card, or pass.');
  await page.keyboard.press('Enter');
  await page.locator('[data-slot=a1] .card').focus();
  for (let i = 0; i < 9 && !(await page.locator('[data-slot=a3] .card').evaluate(one => one === document.activeElement)); i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(actionBar(page)).toContainText('Place “Moor Reavers” on “The Volcano’s Crown”.');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('log')).toContainText('You place “Moor Reavers” on “The Volcano’s Crown”.');

  // A contest: the hero's action, a bid by letter keys, the attribute, a card, no card.
  await fourAt(page, HEROES);
  await page.locator('[data-challenge="a1.1"]').focus();
  await page.keyboard.press('Enter');
  await expect(actionBar(page)).toContainText('Face Azure’s challenge on “Lantern Wood”.');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('contest')).toContainText('Orsa of the Quarries against Two-Mawed Hound');
  await expect(actionBar(page)).toContainText('Open the bidding: from 1 to 14.');
  await page.locator('[data-slot=a1] .card').focus();
  await page.keyboard.press('+');
  await expect(page.getByTestId('bid')).toHaveText('2');
  await page.keyboard.press('-');
  await page.keyboard.press('r');
  await expect(actionBar(page)).toContainText('Bid 1 glory.');
  await confirm(page).focus();
  await page.keyboard.press('Enter');

  await fourAt(page, AUCTION);
  await expect(actionBar(page)).toContainText('Azure bids 4. Call, raise (up to 14), or withdraw and lose 2.');
  await page.locator('[data-slot=a1] .card').focus();
  await page.keyboard.press('w');
  await expect(actionBar(page)).toContainText('Withdraw and lose 2 glory.');
  await page.keyboard.press('f');
  await expect(actionBar(page)).toContainText('Call 4.');
  await confirm(page).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-move="name:cunning"]').focus();
  await page.keyboard.press('Enter');
  await expect(actionBar(page)).toContainText('Choose Cunning.');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('contest')).toContainText('Cunning decides');
  await expect(actionBar(page)).toContainText('Play a card face down, or pass.');
  await page.locator('[data-card=second-wind]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('log')).toContainText('You play “Second Wind” face down.');
  // No more cards until the contest is decided.
  const aftermath = page.getByTestId('contest-result');
  for (;;) {
    await expect(page.locator('[data-move=pass]').or(aftermath).first()).toBeVisible();
    if (await aftermath.count()) break;
    const { seq } = await told(page);
    await page.locator('[data-move=pass]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForFunction(before => (window as unknown as { told: Told }).told.seq > before, seq);
  }
  await expect(aftermath).toContainText(/wins? \d+ glory/);
  await expect(page.getByTestId('contest-result')).toContainText('Second Wind');
  expect(heard).toEqual([]);
});

test('on a shared screen the pass screen hides the hand; the guide explains each phase once', async ({ browser }) => {
  const page = await newPage(browser, { ...PHONE, locale: 'fr-FR' });
  const heard = consoleErrors(page);
  await joinNewTable(page, { game: 'conan', options: ['seats=2'], seats: ['me', 'me'] });
  await expect(actionBar(page)).toContainText('Passez l’écran à Pourpre');
  await expect(page.getByTestId('hero-choice')).toBeVisible();
  await expect(page.getByTestId('hand')).toHaveCount(0);
  await page.getByRole('button', { name: 'C’est moi' }).tap();
  await expect(page.getByTestId('guide')).toContainText('Votre héros a Force');
  await page.getByRole('button', { name: 'Compris' }).tap();
  await expect(page.getByTestId('guide')).toHaveCount(0);
  await page.locator('[data-move=pass]').tap();
  await expect(actionBar(page)).toContainText('Garder votre héros.');
  await confirm(page).tap();
  await page.getByRole('button', { name: 'C’est moi' }).tap();
  // Explained once per screen, not per player.
  await expect(page.locator('[data-move=pass]')).toBeVisible();
  await expect(page.getByTestId('guide')).toHaveCount(0);
  await page.locator('[data-move=pass]').tap();
  await confirm(page).tap();
  // The player with the hardest adventure begins, possibly the one who has the screen.
  await expect(page.getByTestId('take-screen').or(page.getByTestId('guide'))).toBeVisible();
  if (await page.getByTestId('take-screen').count()) await page.getByRole('button', { name: /C’est moi/ }).tap();
  await expect(page.getByTestId('guide')).toContainText('Un premier défi');
  expect(heard).toEqual([]);
});

/** A finished game of four that lasted one phase. */
async function endedAt(page: Page): Promise<string> {
  const table = await fourAt(page, NEARLY);
  await page.locator('[data-move=pass]').click();
  await confirm(page).click();
  await expect(actionBar(page)).toContainText(/You won\.|Vous avez gagné/);
  return table;
}

test('a finished game shows every hand, or what one player saw', async ({ browser }) => {
  const page = await newPage(browser);
  const table = await endedAt(page);
  await page.goto(`/game/${table}/replay?ply=1`);
  await expect(page.getByTestId('revealed-hands').locator('li')).toHaveCount(4);
  await expect(page.getByTestId('revealed-hands')).toContainText('Rotten Floor');
  await page.getByLabel(/^View as/).selectOption('1');
  await expect(page.locator('[data-testid=hand] [data-card=rotten-floor]')).toHaveCount(1);
});

const pictured = async (browser: Browser, name: string, from: string, more?: (page: Page) => Promise<void>) =>
  everyViewport(browser, name, {
    arrive: async page => {
      await fourAt(page, from);
      await more?.(page);
    },
    whole: false,
  });

test('no page scrolls sideways and axe finds nothing: the table', async ({ browser }) => {
  await pictured(browser, 'conan-table', CARDS, async page => page.locator('[data-card=moor-reavers]').click());
});

test('no page scrolls sideways and axe finds nothing: the auction', async ({ browser }) => {
  await pictured(browser, 'conan-auction', AUCTION, async page => page.locator('[data-move=follow]').click());
});

test('no page scrolls sideways and axe finds nothing: the drawer', async ({ browser }) => {
  await pictured(browser, 'conan-drawer', TALKS, async page => {
    await page.getByRole('button', { name: /Write a treaty|Rédiger un traité/ }).click();
    await page.locator('[data-side=mine] .step button').last().click();
    await page.locator('[data-side=theirs] [data-vow=duel]').click();
  });
});

test('no page scrolls sideways and axe finds nothing: a game that is over', async ({ browser }) => {
  await everyViewport(browser, 'conan-ended', { arrive: async page => void (await endedAt(page)), whole: false });
});

test('no page scrolls sideways and axe finds nothing: its replay', async ({ browser }) => {
  const host = await newPage(browser);
  const table = await endedAt(host);
  await everyViewport(browser, 'conan-replay', {
    arrive: async page => {
      await page.goto(`/game/${table}/replay?ply=1`);
      await expect(page.getByTestId('revealed-hands')).toBeVisible();
    },
  });
});

test('no page scrolls sideways and axe finds nothing: the rules', async ({ browser }) => {
  await everyViewport(browser, 'conan-rules', {
    arrive: async page => {
      await page.goto('/rules/conan');
      await expect(page.getByTestId('contest').first()).toBeVisible();
    },
  });
});
