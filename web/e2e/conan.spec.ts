import { everyForm } from './forms';
import { comeIn, complaints, expect, newPage, openTable, PHONE, sitAt, strip, test } from './house';
import type { Browser, Page } from '@playwright/test';

/* A game of cards, bids and treaties for two to four. Bots may play at random: nothing here depends on who wins. */

/** Four players in the middle of a game; the first to play a card has a challenge, an adventure and a retreat. */
const CARDS = `cards r3 1 1.0.0.0.0 orsa,14,a1,1,-,boar-spear,-,stone-hives.0.0+moor-reavers.0.0+second-wind.0.0+shoulder-charge.0.0+retreat-by-night.0.0/tesk,21,a2,1,-,-,ravens-ford,weighted-net.0.0+sand-in-the-eyes.0.0+cold-fury.0.0/jorin,9,a3,1,-,-,-,breathing-isle.0.0+feint.0.0/velmire,17,a3,1,-,-,-,hungry-star.0.0+by-a-hair.0.0 - a1:lantern-wood:two-mawed-hound.2.d2.0.0.0/a2:buried-city:thorn-darts.1.d1.0.0.0+mirror-curse.4.u4.0.0.0/a3:volcano-crown:rotten-floor.1.d1.0.0.0 - - - - -,0.0.0.0,0 - - - 0`;
/** The same table in the hero phase, in an auction in which the first player has to answer, and in diplomacy. */
const HEROES = CARDS.replace(/^cards/, 'heroes');
const AUCTION = CARDS.replace(/^cards/, 'auction').replace('two-mawed-hound.2.d2', 'two-mawed-hound.2.u2').replace(' - - - - -,0.0.0.0', ' - - 1,2,a1.1,2,4,0,-:- - -,0.0.0.0');
/** Heroes of the first two on one adventure. */
const TALKS = 'diplomacy r3 1 1.0.0.0.0 orsa,15,a1,1,-,boar-spear,-,moor-reavers.0.0+feint.0.0/tesk,15,a1,1,-,-,-,rotten-floor.0.0+second-wind.0.0/jorin,12,a2,1,-,-,-,breathing-isle.0.0/velmire,12,a2,1,-,-,-,hungry-star.0.0 - a1:lantern-wood:-/a2:buried-city:- - - - - -,0.0.0.0,0 - - - 0';
/** One round before the end: whoever goes to the hero phase with 30 ends it. */
const NEARLY = 'cards r5 1 1.0.1.0.0 orsa,30,a1,0,-,-,stone-hives,moor-reavers.0.0/tesk,15,a2,0,-,-,-,rotten-floor.0.0/jorin,15,a2,0,-,-,-,-/velmire,11,a2,0,-,-,-,- - a1:lantern-wood:-/a2:buried-city:- - - - - -,0.0.0.0,0 - - - 0';

interface Told {
  phase: string;
  turn: number;
  you: number[];
  moves: { text: string; does: string; card?: string; slot?: string; challenge?: string; seat?: number; to?: string; n?: number }[];
  position: { step: string; hand?: string[]; seats: { hand: number }[] };
  history: { text: string }[];
}
const told = async (page: Page, table: string) => ((await (await page.request.get(`/api/tables/${table}`)).json()) as { state: Told }).state;
const confirm = (page: Page) => strip(page).getByRole('button', { name: /^(Confirm|Confirmer)/ });
const unguided = (page: Page) => page.addInitScript(() => localStorage.setItem('parlour.guide', 'off'));

/** A table of four from a position: the first seat is one's own, bots have the rest. */
async function fourAt(page: Page, from: string): Promise<string> {
  await unguided(page);
  const table = await openTable(page, { game: 'conan', options: ['seats=4'], seats: ['me', 1, 2, 3], from });
  await page.goto(`/t/${table}`);
  await expect(page.locator('[data-slot]').first()).toBeVisible();
  return table;
}

/** Chooses a move with the mouse by touching what it is done with. */
async function touch(page: Page, move: Told['moves'][number]): Promise<void> {
  switch (move.does) {
    case 'lay':
      await page.locator(`[data-testid=hand] [data-card="${move.card}"]`).first().click();
      await page.locator(`[data-slot="${move.slot}"] .card`).click();
      break;
    case 'open':
    case 'play':
    case 'down':
      await page.locator(`[data-testid=hand] [data-card="${move.card}"]`).first().click();
      break;
    case 'go':
      await page.locator(`[data-slot="${move.slot}"] .card`).click();
      break;
    case 'move':
      if (move.challenge) await page.locator(`[data-challenge="${move.challenge}"]`).click();
      else if (await page.locator(`[data-hero="${move.seat}"].open .who`).count()) await page.locator(`[data-hero="${move.seat}"] .who`).click();
      await page.locator(`[data-slot="${move.to}"] .card`).click();
      break;
    case 'bid':
      for (let i = 0; i < 40 && (await page.getByTestId('bid').textContent()) !== String(move.n); i++) await page.getByRole('button', { name: 'More' }).click();
      await page.locator('[data-deed=bid]').click();
      break;
    case 'cancel':
      await page.locator('[data-testid=contest] .card.open').first().click();
      break;
    case 'peek':
    case 'remove':
    case 'face':
      await page.locator(`[data-challenge="${move.challenge}"]`).click();
      break;
    default:
      await page.locator(`[data-deed="${move.text}"]`).click();
  }
}

/** What to do: rather lay challenges and face them, so that the game comes to an end. */
function wanted(moves: Told['moves'], nth: number): Told['moves'][number] {
  const order = ['lay', 'open', 'accomplish', 'face', 'overcome', 'name', 'bid', 'follow', 'go', 'down'];
  const best = order.flatMap(does => moves.filter(move => move.does === does && (does !== 'bid' || (move.n ?? 9) <= 2)))[0];
  const move = (best?.does === 'down' && nth % 2 === 0 ? undefined : best) ?? moves.find(one => ['pass', 'no', 'follow', 'withdraw', 'decline'].includes(one.text)) ?? moves[0];
  if (!move) throw new Error('no move');
  return move;
}

test('one person and three bots play a whole game by clicks; nobody is told what is not theirs to know', async ({ browser }) => {
  test.setTimeout(150_000);
  const page = await newPage(browser);
  const heard = complaints(page);
  const frames: string[] = [];
  page.on('websocket', line => line.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await unguided(page);
  const table = await openTable(page, { game: 'conan', options: ['seats=4'], seats: ['me', 1, 2, 3] });
  await page.goto(`/t/${table}`);
  let played = 0;
  for (let waits = 0; waits < 1_500; ) {
    const state = await told(page, table);
    if (state.phase === 'ended') break;
    if (state.moves.length === 0) {
      waits++;
      await page.waitForTimeout(60);
      continue;
    }
    await expect(strip(page).locator('.act .btn').first()).toBeVisible();
    await expect.poll(async () => (await told(page, table)).history.length).toBe(state.history.length);
    await expect(page.locator('[data-deed], .open').first()).toBeVisible();
    if (played % 12 === 0) await expectOnlyOwnCards(page, state);
    const move = wanted(state.moves, played);
    await touch(page, move);
    await expect(confirm(page)).toBeEnabled();
    await confirm(page).click();
    await expect.poll(async () => (await told(page, table)).history.length).toBeGreaterThan(state.history.length);
    played++;
    if (played > 60) {
      // Seen enough: the computer need not be outlasted.
      await page.getByRole('button', { name: 'Resign' }).click();
      const sure = page.getByRole('button', { name: /Yes|Resign/ });
      await sure.last().click();
    }
  }
  await expect(strip(page)).toContainText(/You won\.|You lost\.|You share the win\.|draw/i, { timeout: 20_000 });
  await expect(page.getByTestId('log')).toContainText(/You lay .* on “/);
  expect(played).toBeGreaterThan(5);
  expectNoSecrets(frames, 0);
  expect(heard).toEqual([]);
});

/** The page names no card that its seat may not know. */
async function expectOnlyOwnCards(page: Page, { position }: Told): Promise<void> {
  const shown = await page.locator('[data-testid=hand] [data-card]').evaluateAll(found => found.map(one => one.getAttribute('data-card')));
  if (position.hand && position.step !== 'swap') expect(shown.sort()).toEqual([...position.hand].sort());
  const backs = await page.locator('.challenge:not(.up)').evaluateAll(found => found.filter(one => !one.querySelector('.eye')).map(one => one.getAttribute('aria-label') ?? ''));
  for (const label of backs) expect(label).toMatch(/^face down, laid by \w+(, can be chosen)?$/);
}

interface Position {
  hand?: string[];
  seats: { hand: unknown; known: string[] }[];
  adventures: { challenges: { owner: number; up: boolean; seen: number[]; card?: string }[] }[];
  contest?: { laid: { seat: number; card?: string }[] };
  step: string;
}

/** Goes through all a seat was told before the end. */
function expectNoSecrets(frames: string[], seat: number): void {
  let positions = 0;
  for (const frame of frames) {
    const message = JSON.parse(frame) as { event?: { kind: string; seat: number; text?: string }; state?: { phase?: string; position?: Position; history?: { seat: number; text: string }[] } };
    if (message.state?.phase === 'ended') break;
    expect(frame).not.toContain('"secret"');
    const { event } = message;
    // What others lay face down and draw is a question mark.
    if (event?.kind === 'played' && event.seat !== seat && event.text) expect(event.text).not.toMatch(/^(lay|down):[a-z]/);
    const position = message.state?.position;
    if (!position) continue;
    positions++;
    expect(position.seats.every(one => typeof one.hand === 'number')).toBe(true);
    for (const { challenges } of position.adventures) {
      for (const { owner, up, seen, card } of challenges) if (!up && owner !== seat && !seen.includes(seat)) expect(card).toBeUndefined();
    }
    if (position.step !== 'cancelling') for (const laid of position.contest?.laid ?? []) if (laid.seat !== seat) expect(laid.card).toBeUndefined();
  }
  expect(positions).toBeGreaterThan(10);
}

test('two people conclude a treaty and an alliance by picking in the drawer', async ({ browser }) => {
  const ada = await newPage(browser);
  const bo = await newPage(browser, PHONE);
  const heard = [...complaints(ada), ...complaints(bo)];
  await unguided(ada);
  await unguided(bo);
  const table = await openTable(ada, { game: 'conan', options: ['seats=4'], seats: ['me', 'open', 1, 1], from: TALKS });
  await comeIn(bo, 'Bo');
  await bo.goto(`/t/${table}`);
  await strip(bo).locator('.btn.primary').click();
  await ada.goto(`/t/${table}`);
  await expect(strip(ada)).toContainText('Propose a treaty, or nothing.');

  await ada.getByRole('button', { name: 'Put a treaty together' }).click();
  const drawer = ada.getByRole('dialog', { name: 'Diplomacy' });
  await drawer.getByText('Bo', { exact: true }).first().click();
  const mine = drawer.locator('[data-side=mine]');
  const theirs = drawer.locator('[data-side=theirs]');
  await mine.getByRole('button', { name: 'Glory +' }).click();
  await mine.getByRole('button', { name: 'Glory +' }).click();
  await mine.getByRole('button', { name: 'Feint' }).click();
  await mine.getByRole('button', { name: 'Boar Spear' }).click();
  await theirs.locator('[data-vow=challenge]').selectOption({ label: 'Lantern Wood' });
  await theirs.getByRole('button', { name: 'no duel' }).click();
  await drawer.locator('.until select').selectOption('5');
  await drawer.getByLabel('Our heroes become allies').check();
  await drawer.locator('.shares select').nth(2).selectOption('40');
  await expect(drawer.getByTestId('treaty')).toContainText('You give Bo 2 PG, “Feint” and “Boar Spear”; Bo lays no challenge on “Lantern Wood” until the end of round 5; Bo does not challenge you to a duel until the end of round 5; you and Bo become allies');
  await drawer.getByRole('button', { name: 'To the table' }).click();
  await expect(strip(ada)).toContainText('You give Bo 2 PG');
  await confirm(ada).click();

  await expect(bo.getByTestId('offer')).toContainText('Ada gives you 2 PG, “Feint” and “Boar Spear”; you lay no challenge on “Lantern Wood” until the end of round 5');
  await bo.getByTestId('offer').getByRole('button', { name: 'Agree' }).tap();
  await expect(strip(bo)).toContainText('Agree.');
  await confirm(bo).tap();
  await expect(ada.locator('[data-hero="1"]')).toContainText('allied with you');
  await expect(ada.locator('.plate[data-seat="1"] .tray')).toContainText('17 PG');
  await expect(bo.locator('[data-testid=hand] [data-card=feint]')).toHaveCount(1);
  await expect(ada.getByTestId('log')).toContainText('You propose: you give Bo 2 PG');
  await expect(ada.getByTestId('log')).toContainText('Bo agrees.');
  expect(heard).toEqual([]);
});

test('keyboard alone: a card, the hero’s action, a contest to its verdict', async ({ browser }) => {
  const page = await newPage(browser);
  const heard = complaints(page);
  await fourAt(page, CARDS);
  const said = page.getByTestId('said');
  await expect(said).toContainText('Play a card, or none.');
  // A card from the hand, by arrows; its adventure, by arrows; Enter again plays.
  await page.locator('[data-testid=hand] [data-rove]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-card=moor-reavers]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said).toContainText('Moor Reavers: choose an adventure.');
  await page.keyboard.press('Escape');
  await expect(strip(page)).toContainText('Play a card, or none.');
  await page.keyboard.press('Enter');
  await page.locator('[data-slot=a1] .card').focus();
  for (let i = 0; i < 9 && !(await page.locator('[data-slot=a3] .card').evaluate(one => one === document.activeElement)); i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(strip(page)).toContainText('Lay “Moor Reavers” on “The Volcano’s Crown”.');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('log')).toContainText('You lay “Moor Reavers” on “The Volcano’s Crown”.');

  // A contest: the hero's action, a bid by letters, the attribute, a card, none.
  await fourAt(page, HEROES);
  await page.locator('[data-challenge="a1.1"]').focus();
  await page.keyboard.press('Enter');
  await expect(strip(page)).toContainText('Face Azure’s challenge on “Lantern Wood”.');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('contest')).toContainText('Orsa of the Quarries against Two-Mawed Hound');
  await expect(strip(page)).toContainText('Open the bidding: from 1 to 14.');
  await page.locator('[data-slot=a1] .card').focus();
  await page.keyboard.press('+');
  await expect(page.getByTestId('bid')).toHaveText('2');
  await page.keyboard.press('-');
  await page.keyboard.press('r');
  await expect(strip(page)).toContainText('Bid 1 PG.');
  await confirm(page).focus();
  await page.keyboard.press('Enter');

  await fourAt(page, AUCTION);
  await expect(strip(page)).toContainText('Azure bids 4. Follow, raise up to 14, or withdraw and lose 2.');
  await page.locator('[data-slot=a1] .card').focus();
  await page.keyboard.press('w');
  await expect(strip(page)).toContainText('Withdraw and lose 2 PG.');
  await page.keyboard.press('f');
  await expect(strip(page)).toContainText('Follow the bid of 4 PG.');
  await confirm(page).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-deed="name:cunning"]').focus();
  await page.keyboard.press('Enter');
  await expect(strip(page)).toContainText('Name Cunning.');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('contest')).toContainText('Cunning decides');
  await expect(strip(page)).toContainText('Lay a card face down, or none.');
  await page.locator('[data-card=second-wind]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('log')).toContainText('You lay “Second Wind” face down.');
  for (let i = 0; i < 8 && (await page.getByTestId('aftermath').count()) === 0; i++) {
    await expect(page.locator('[data-deed=pass], [data-testid=aftermath]').first()).toBeVisible();
    if (await page.getByTestId('aftermath').count()) break;
    await page.locator('[data-deed=pass]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(150);
  }
  await expect(page.getByTestId('aftermath')).toContainText(/wins? \d+ PG/);
  await expect(page.getByTestId('aftermath')).toContainText('Second Wind');
  expect(heard).toEqual([]);
});

test('around one screen a curtain hides the hand; the guide explains each phase when it first comes', async ({ browser }) => {
  const page = await newPage(browser, { ...PHONE, locale: 'fr-FR' });
  const heard = complaints(page);
  await sitAt(page, { game: 'conan', options: ['seats=2'], seats: ['me', 'me'] });
  await expect(page.getByTestId('curtain')).toContainText('Passez l’écran à Pourpre');
  await expect(page.locator('[data-card], [data-slot], [data-hero]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Je suis Pourpre' }).tap();
  await expect(page.getByTestId('guide')).toContainText('Chacun a tiré un héros');
  await page.getByRole('button', { name: 'Compris' }).tap();
  await expect(page.getByTestId('guide')).toHaveCount(0);
  await page.locator('[data-deed=pass]').tap();
  await expect(strip(page)).toContainText('Garder son héros.');
  await confirm(page).tap();
  await page.getByRole('button', { name: 'Je suis Azur' }).tap();
  // Told once, whoever sits at this screen.
  await expect(page.locator('[data-deed=pass]')).toBeVisible();
  await expect(page.getByTestId('guide')).toHaveCount(0);
  await page.locator('[data-deed=pass]').tap();
  await confirm(page).tap();
  // Whoever has the hardest adventure begins: perhaps the one who sits here already.
  await expect(page.getByTestId('curtain').or(page.getByTestId('guide'))).toBeVisible();
  if (await page.getByTestId('curtain').count()) await page.getByRole('button', { name: /Je suis/ }).tap();
  await expect(page.getByTestId('guide')).toContainText('Un premier défi');
  expect(heard).toEqual([]);
});

/** A game of four that is over, having lasted one phase. */
async function endedAt(page: Page): Promise<string> {
  const table = await fourAt(page, NEARLY);
  await page.locator('[data-deed=pass]').click();
  await confirm(page).click();
  await expect(strip(page)).toContainText(/You won\.|Vous avez gagné/);
  return table;
}

test('a game that is over: every hand, and over a shoulder', async ({ browser }) => {
  const page = await newPage(browser);
  const table = await endedAt(page);
  await page.goto(`/replay/${table}?ply=1`);
  await expect(page.getByTestId('hands').locator('li')).toHaveCount(4);
  await expect(page.getByTestId('hands')).toContainText('Rotten Floor');
  await page.locator('main select').last().selectOption('1');
  await expect(page.locator('[data-testid=hand] [data-card=rotten-floor]')).toHaveCount(1);
});

const pictured = async (browser: Browser, name: string, from: string, more?: (page: Page) => Promise<void>) =>
  everyForm(browser, name, {
    arrive: async page => {
      await fourAt(page, from);
      await more?.(page);
    },
    whole: false,
  });

test('nothing stands in anybody’s way: the table, the auction', async ({ browser }) => {
  test.setTimeout(120_000);
  await pictured(browser, 'conan-table', CARDS, async page => page.locator('[data-card=moor-reavers]').click());
  await pictured(browser, 'conan-auction', AUCTION, async page => page.locator('[data-deed=follow]').click());
});

test('nothing stands in anybody’s way: the drawer, the end, the replay, the rules', async ({ browser }) => {
  test.setTimeout(150_000);
  await pictured(browser, 'conan-drawer', TALKS, async page => {
    await page.getByRole('button', { name: /Put a treaty together|Composer un traité/ }).click();
    await page.locator('[data-side=mine] .step button').last().click();
    await page.locator('[data-side=theirs] [data-vow=duel]').click();
  });
  await everyForm(browser, 'conan-ended', { arrive: async page => void (await endedAt(page)), whole: false });
  const host = await newPage(browser);
  const table = await endedAt(host);
  await everyForm(browser, 'conan-replay', {
    arrive: async page => {
      await page.goto(`/replay/${table}?ply=1`);
      await expect(page.getByTestId('hands')).toBeVisible();
    },
  });
  await everyForm(browser, 'conan-rules', {
    arrive: async page => {
      await page.goto('/rules/conan', { waitUntil: 'networkidle' });
      await expect(page.getByTestId('contest').first()).toBeVisible();
    },
  });
});
