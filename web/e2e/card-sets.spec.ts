import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { confirm, unguided } from './fixtures/conan';
import { DESKTOP, enterAsGuest, expect, newPage, PHONE, test } from './fixtures/table';

/* Card sets of the players' own: entered in the editor, played by people and computers, verified and printed. */

/** With LONG all cards are entered by hand; otherwise some, and the rest is imported. */
const LONG = process.env['LONG'] !== undefined;
const FILE = '../games/src/test/resources/parlour/conan/card/salt-road.json';

interface Card {
  id: string;
  kind: string;
  type?: string;
  copies: number;
  name: { en: string };
  tier?: string;
  attributes?: { strength: number; cunning: number; spirit: number };
  cost?: number;
  difficulty?: number;
  loot?: { glory: number; objects: number };
  effects?: { op: string; n?: number; attribute?: string; against?: string; trigger?: string; hero?: string; optional?: boolean; text?: { en: string } }[];
}
const SET = JSON.parse(readFileSync(FILE, 'utf8')) as { set: string; cards: Card[] };

const OPS: Record<string, string> = {
  ADD: 'add to the total', SHIFT: 'change the attribute', CANCEL: 'cancel a card', EDGE: 'win ties', GAIN: 'gain glory', STEAL: 'take glory from a richer rival',
  DRAW: 'draw cards', DISCARD: 'a rival discards', PEEK: 'look at challenges', MOVE_HERO: 'move a hero', MOVE_CHALLENGE: 'move a challenge',
  REMOVE_CHALLENGE: 'discard a challenge', DISCOUNT: 'hiring costs less', WARD: 'withdrawing costs less', TABLE: 'something else, by agreement',
};

const form = (page: Page) => page.locator('.card-form');

async function number(page: Page, label: string, n: number | undefined): Promise<void> {
  if (n !== undefined) await form(page).getByLabel(label, { exact: true }).fill(String(n));
}

/** Fills in the form of the card that is open; the focus is on its name. */
async function enter(page: Page, card: Card): Promise<void> {
  await expect(page.getByTestId('card-name')).toBeFocused();
  await page.keyboard.type(card.name.en);
  await page.getByTestId('card-kind').selectOption(card.type ?? card.kind);
  await number(page, 'Copies', card.copies);
  if (card.type !== undefined && ['foe', 'trap', 'sorcery'].includes(card.type)) await form(page).getByLabel('Tier').selectOption(card.tier ?? '');
  for (const [label, n] of [['Strength', card.attributes?.strength], ['Cunning', card.attributes?.cunning], ['Spirit', card.attributes?.spirit], ['Hiring costs', card.cost], ['Difficulty', card.difficulty], ['Loot: glory', card.loot?.glory], ['Loot: objects', card.loot?.objects]] as const) await number(page, label, n);
  const effects = card.effects ?? [];
  const groups = form(page).locator('.effect');
  while ((await groups.count()) > effects.length) await groups.last().getByRole('button').click();
  while ((await groups.count()) < effects.length) await form(page).getByRole('button', { name: 'Add an effect' }).click();
  for (const [i, effect] of effects.entries()) {
    const group = groups.nth(i);
    const select = (label: string) => group.locator('label', { has: page.locator('span', { hasText: new RegExp(`^${label}$`) }) }).locator('select');
    await select(`Effect ${i + 1}`).selectOption({ label: OPS[effect.op] ?? '' });
    if (effect.n !== undefined && effect.op !== 'CANCEL') await group.getByLabel('How many').fill(String(effect.n));
    if (effect.attribute !== undefined) await select('Attribute').selectOption(effect.attribute);
    if (effect.against !== undefined) await select('Against').selectOption(effect.against);
    if (effect.trigger !== undefined) await select('When').selectOption(effect.trigger);
    if (effect.hero !== undefined) await select('Whose hero').selectOption(effect.hero);
    if (effect.optional !== undefined) await group.getByLabel('The player may decline').setChecked(effect.optional);
    if (effect.text !== undefined) await group.getByLabel('What the card says').fill(effect.text.en);
  }
  await page.getByTestId('card-name').focus();
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** A set entered in the editor, card after card, with the keyboard. */
async function entered(page: Page): Promise<void> {
  await page.goto('/cards');
  await page.getByRole('button', { name: 'New set' }).click();
  await page.getByLabel('Title of the set').fill(SET.set);
  await page.locator('.work').getByRole('button', { name: 'New card' }).click();
  // One card of each kind shows that the form has everything; LONG enters all of them.
  const cards = LONG ? SET.cards : SET.cards.filter((card, i) => SET.cards.findIndex(one => (one.type ?? one.kind) === (card.type ?? card.kind)) === i || card.id === 'storyteller');
  for (const [i, card] of cards.entries()) {
    if (i > 0) await page.keyboard.press('Enter');
    await enter(page, card);
    await expect(page.getByTestId('preview').locator('.print-card .name')).toHaveText(card.name.en);
  }
  await expect(page.getByTestId('statistics')).toContainText(LONG ? 'Can be played by 2 to 4.' : 'cannot be dealt to 2 players');
}

test('cards are entered one after the other, and the set can be played, exported, imported and printed', async ({ browser }) => {
  test.setTimeout(LONG ? 900_000 : 180_000);
  const page = await newPage(browser, DESKTOP);
  await entered(page);
  await expect(page.getByTestId('preview').locator('.table-card .text')).not.toBeEmpty();
  await expectAccessible(page);
  if (!LONG) {
    await page.goto('/cards');
    await page.locator('input[type=file]').setInputFiles(FILE);
  }
  await expect(page.getByTestId('statistics')).toContainText('Can be played by 2 to 4.');
  await expect(page.getByTestId('statistics')).toContainText('All cards60');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const exported = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { cards: Card[] };
  expect(exported.cards).toHaveLength(SET.cards.length);
  if (!LONG) expect(exported).toEqual(SET);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => (window.print = () => void document.body.setAttribute('data-sheets', String(document.querySelectorAll('.sheet').length))));
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-sheets', '8');

  // In this browser, against computers.
  await unguided(page);
  await page.getByRole('link', { name: 'Play with these cards' }).click();
  await expect(page.getByTestId('card-set').locator('option:checked')).toHaveText(SET.set);
  await page.getByRole('button', { name: /^(Play|Start)/ }).last().click();
  await page.waitForURL('**/local/**');
  await expect(page.getByTestId('hero-choice')).toContainText(new RegExp(SET.cards.filter(({ kind }) => kind === 'hero').map(({ name }) => name.en).join('|')));
});

test('the editor fits a phone, in French, and starts from our cards', async ({ browser }) => {
  const page = await newPage(browser, { ...PHONE, locale: 'fr-FR' });
  await page.goto('/cards');
  await page.getByRole('button', { name: 'Partir de nos cartes' }).click();
  await expect(page.getByTestId('statistics')).toContainText('Toutes les cartes110');
  await expect(page.getByTestId('statistics')).toContainText('Se joue de 2 à 4.');
  await expect(page.getByTestId('preview')).toContainText('+2 au total de votre héros en duel.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expectAccessible(page);
});

/** Two people whose pages play by themselves: every move is one that their page was offered. */
async function playsAlone(page: Page, table: string): Promise<void> {
  await page.evaluate(name => {
    interface State { phase: string; turn: number; yourSeats: number[]; moves: { text: string; does: string; n?: number }[]; position: { effect?: { table?: boolean } } }
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`);
    let state: Partial<State> = {};
    let asked = -1;
    let id = 1;
    let stated = 0;
    const send = (message: object) => socket.send(JSON.stringify(message));
    socket.onopen = () => {
      send({ type: 'hello', version: 1, language: 'en' });
      send({ type: 'subscribe', id: 1, table: name, afterSeq: 0 });
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as { type: string; seq: number; state?: Partial<State>; code?: string };
      if (message.type === 'refused') Object.assign(window, { refused: message });
      if (message.state === undefined) return;
      state = { ...state, ...message.state };
      if (state.phase === 'ended') Object.assign(window, { isOver: true, stated });
      const { moves = [], turn = -1, yourSeats = [] } = state;
      if (state.phase !== 'playing' || !yourSeats.includes(turn) || moves.length === 0 || message.seq <= asked) return;
      asked = message.seq;
      const prefers = ['lay', 'open', 'accomplish', 'play', 'face', 'overcome', 'name', 'bid', 'follow', 'go', 'yes'];
      const best = prefers.flatMap(does => moves.filter(move => move.does === does && (does !== 'bid' || (move.n ?? 9) <= 2)))[0];
      const plain = best ?? moves.find(one => ['pass', 'no', 'decline'].includes(one.text)) ?? moves[0];
      const isTable = state.position?.effect?.table === true && moves.some(one => one.text === 'decline');
      if (isTable) stated++;
      send({ type: 'play', id: ++id, table: name, seq: message.seq, move: isTable ? `state:bank>${turn + 1}:1pg;${turn + 1}+1` : plain?.text });
    };
  }, table);
}

test('two people and two computers play a set to the end; the game is verified and the cards are printed', async ({ browser }) => {
  test.setTimeout(400_000);
  const [ada, bo] = [await newPage(browser), await newPage(browser)];
  await unguided(ada);
  await unguided(bo);
  await enterAsGuest(ada, 'Ada');
  const stored = await ada.request.post('/api/card-sets', { data: SET, headers: { 'X-Parlour': '1' } });
  const { fingerprint } = (await stored.json()) as { fingerprint: string };
  const opening = { game: 'conan', options: ['seats=4', `cards=${fingerprint}`], clock: { kind: 'none' }, seats: [{ you: true, seatBytes: '00ff' }, { open: true }, { bot: 1 }, { bot: 1 }] };
  const { table } = (await (await ada.request.post('/api/tables', { data: opening, headers: { 'X-Parlour': '1' } })).json()) as { table: string };
  await ada.goto(`/game/${table}`);
  await enterAsGuest(bo, 'Bo');
  await bo.goto(`/game/${table}`);
  await bo.getByTestId('action-bar').locator('.btn.primary').click();
  await expect(ada.getByTestId('hero-choice')).toBeVisible();
  // Both see the cards of the set by name.
  for (const page of [ada, bo]) await expect(page.getByTestId('hero-choice')).toContainText(new RegExp(SET.cards.filter(({ kind }) => kind === 'hero').map(({ name }) => name.en).join('|')));
  await Promise.all([playsAlone(ada, table), playsAlone(bo, table)]);
  await ada.waitForFunction(() => (window as unknown as { isOver?: boolean }).isOver === true, undefined, { timeout: 380_000 });

  const folder = mkdtempSync(join(tmpdir(), 'parlour-cards-'));
  try {
    const file = join(folder, 'game.txt');
    writeFileSync(file, await (await ada.request.get(`/api/tables/${table}/game-file`)).text());
    expect(execFileSync('../parlour', ['verify', file], { encoding: 'utf8' })).toMatch(/draws/);
    const pdf = join(folder, 'cards.pdf');
    execFileSync('../parlour', ['print', 'conan', '--cards', FILE, '--out', pdf]);
    expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  } finally {
    rmSync(folder, { recursive: true });
  }
  await ada.goto(`/game/${table}/replay`);
  await expect(ada.locator('[data-slot], [data-testid=hero-choice]').first()).toBeVisible();
});

/** Crimson holds the storyteller; the others are a person and a computer. */
const STORY = 'cards r1 1 1.0.0.0.0 brine-widow,15,a1,0,-,-,-,storyteller.0.0/toll-keeper,15,a2,0,-,salt-lamp,-,old-prayer.0.0/salt-singer,9,a3,0,-,-,-,- - a1:mirage-gate:quicksand.2.d2.0.0.0/a2:white-flats:-/a3:sunken-cart:- - - - - -,0.0.0,0 - - - 0';

test('an effect outside the vocabulary is stated, seen by all, and happens when all agree', async ({ browser }) => {
  const [ada, bo] = [await newPage(browser), await newPage(browser)];
  for (const page of [ada, bo]) await unguided(page);
  await enterAsGuest(ada, 'Ada');
  const { fingerprint } = (await (await ada.request.post('/api/card-sets', { data: SET, headers: { 'X-Parlour': '1' } })).json()) as { fingerprint: string };
  const opening = { game: 'conan', options: ['seats=3', `cards=${fingerprint}`], startPosition: STORY, clock: { kind: 'none' }, seats: [{ you: true, seatBytes: '00ff' }, { open: true }, { bot: 1 }] };
  const { table } = (await (await ada.request.post('/api/tables', { data: opening, headers: { 'X-Parlour': '1' } })).json()) as { table: string };
  await ada.goto(`/game/${table}`);
  await enterAsGuest(bo, 'Bo');
  await bo.goto(`/game/${table}`);
  await bo.getByTestId('action-bar').locator('.btn.primary').click();
  await ada.locator('[data-testid=hand] [data-card=storyteller]').click();
  await confirm(ada).click();
  const statement = ada.getByTestId('statement');
  await expect(statement).toContainText('Tell what happens next on one adventure.');
  await statement.getByLabel('From').selectOption({ label: 'Bo' });
  await statement.getByLabel('How many').fill('2');
  await statement.getByRole('button', { name: 'Add this step' }).click();
  await statement.getByLabel('Step').selectOption({ label: 'reveal a challenge' });
  await statement.getByRole('button', { name: 'Add this step' }).click();
  await expectAccessible(ada);
  await statement.getByRole('button', { name: 'Announce this' }).click();
  await confirm(ada).click();
  await expect(bo.getByTestId('stated')).toContainText('You give Ada 2 glory; challenge 1 on “The Mirage Gate” is revealed.');
  await expectAccessible(bo);
  await bo.locator('[data-move=yes]').click();
  await confirm(bo).click();
  await expect(ada.locator('[data-challenge="a1.1"]')).toHaveAttribute('aria-label', /Quicksand/);
  const { state } = (await (await ada.request.get(`/api/tables/${table}`)).json()) as { state: { position: { seats: { pg: number }[] } } };
  expect(state.position.seats.slice(0, 2).map(({ pg }) => pg)).toEqual([17, 13]);
});
