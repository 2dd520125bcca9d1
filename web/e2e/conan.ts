/** What the tests of Conan need: positions, hands that touch, eyes that look for what nobody should be told. */
import { readFileSync } from 'node:fs';
import { expect, openTable, strip } from './house';
import type { Page } from '@playwright/test';
import type { Told as Heard } from './told';

/** Four players in the middle of a game; the first to play a card has a challenge, an adventure and a retreat. */
export const CARDS = `cards r3 1 1.0.0.0.0 orsa,14,a1,1,-,boar-spear,-,stone-hives.0.0+moor-reavers.0.0+second-wind.0.0+shoulder-charge.0.0+retreat-by-night.0.0/tesk,21,a2,1,-,-,ravens-ford,weighted-net.0.0+sand-in-the-eyes.0.0+cold-fury.0.0/jorin,9,a3,1,-,-,-,breathing-isle.0.0+feint.0.0/velmire,17,a3,1,-,-,-,hungry-star.0.0+by-a-hair.0.0 - a1:lantern-wood:two-mawed-hound.2.d2.0.0.0/a2:buried-city:thorn-darts.1.d1.0.0.0+mirror-curse.4.u4.0.0.0/a3:volcano-crown:rotten-floor.1.d1.0.0.0 - - - - -,0.0.0.0,0 - - - 0`;
/** The same table in the hero phase, in an auction in which the first player has to answer, and in diplomacy. */
export const HEROES = CARDS.replace(/^cards/, 'heroes');
export const AUCTION = CARDS.replace(/^cards/, 'auction').replace('two-mawed-hound.2.d2', 'two-mawed-hound.2.u2').replace(' - - - - -,0.0.0.0', ' - - 1,2,a1.1,2,4,0,-:- - -,0.0.0.0');
/** Heroes of the first two on one adventure. */
export const TALKS = 'diplomacy r3 1 1.0.0.0.0 orsa,15,a1,1,-,boar-spear,-,moor-reavers.0.0+feint.0.0/tesk,15,a1,1,-,-,-,rotten-floor.0.0+second-wind.0.0/jorin,12,a2,1,-,-,-,breathing-isle.0.0/velmire,12,a2,1,-,-,-,hungry-star.0.0 - a1:lantern-wood:-/a2:buried-city:- - - - - -,0.0.0.0,0 - - - 0';
/** One round before the end: whoever goes to the hero phase with 30 ends it. */
export const NEARLY = 'cards r5 1 1.0.1.0.0 orsa,30,a1,0,-,-,stone-hives,moor-reavers.0.0/tesk,15,a2,0,-,-,-,rotten-floor.0.0/jorin,15,a2,0,-,-,-,-/velmire,11,a2,0,-,-,-,- - a1:lantern-wood:-/a2:buried-city:- - - - - -,0.0.0.0,0 - - - 0';

/**
 * A table about to place heroes: the bots have challenges on the first adventure and cannot go there, and no card they could
 * play in the first round. Nobody is far from thirty.
 */
export const PLACING =
  'place r0 1 1.0.0.0.0 orsa,27,-,0,-,-,-,stone-hives.0.0+howling-milestone.0.0+thieves-fair.0.0+moor-reavers.0.0+feint.0.0/tesk,26,-,0,-,-,-,boat-without-ferryman.0.0+well-of-oaths.0.0+burnt-stockade.0.0+rotten-floor.0.0+second-wind.0.0/jorin,25,-,0,-,-,-,cold-fury.0.0/velmire,25,-,0,-,-,-,by-a-hair.0.0 - a1:volcano-crown:two-mawed-hound.3.d3.0.0.0+thorn-darts.4.d4.0.0.0/a2:buried-city:mirror-curse.1.d1.0.0.0/a3:lantern-wood:mill-ogress.2.d2.0.0.0/a4:ravens-ford:- - - - - -,0.0.0.0,0 - - - 0';
/** The same with more cards in the hands of the others, which nobody but them can see. */
export const LATE = PLACING.replace('cold-fury.0.0', 'well-placed-word.0.0+cold-fury.0.0+unbroken-will.0.0+breaking-gaze.0.0+close-quarters.0.0').replace(
  'by-a-hair.0.0',
  'headsmans-stroke.0.0+false-way-out.0.0+treacherous-ground.0.0+battle-of-wills.0.0+by-a-hair.0.0',
);
/** What somebody does who wants to come to the end. */
export const PREFERS = ['accomplish', 'lay', 'open', 'face', 'overcome', 'name', 'follow', 'bid', 'go', 'pass', 'no', 'decline', 'withdraw'];

export interface Told extends Heard {
  moves: { text: string; does: string; card?: string; slot?: string; challenge?: string; seat?: number; to?: string; n?: number }[];
  position: { step: string; hand?: string[]; seats: { hand: number }[] };
}
export const confirm = (page: Page) => strip(page).getByRole('button', { name: /^(Confirm|Confirmer)/ });
export const unguided = (page: Page) => page.addInitScript(() => localStorage.setItem('parlour.guide', 'off'));

/** A table of four from a position: the first seat is one's own, bots have the rest. */
export async function fourAt(page: Page, from: string): Promise<string> {
  await unguided(page);
  const table = await openTable(page, { game: 'conan', options: ['seats=4'], seats: ['me', 1, 1, 1], from });
  await page.goto(`/t/${table}`);
  await expect(page.locator('[data-slot]').first()).toBeVisible();
  return table;
}

/** Chooses a move with the mouse by touching what it is done with. */
export async function touch(page: Page, move: Told['moves'][number]): Promise<void> {
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
      for (let i = 0; i < 40 && (await page.getByTestId('bid').textContent()) !== String(move.n); i++) await page.locator('[data-testid=contest] .step button').last().click();
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
export function wanted(moves: Told['moves'], nth: number): Told['moves'][number] {
  const order = ['lay', 'open', 'accomplish', 'face', 'overcome', 'name', 'bid', 'follow', 'go', 'down'];
  const best = order.flatMap(does => moves.filter(move => move.does === does && (does !== 'bid' || (move.n ?? 9) <= 2)))[0];
  const move = (best?.does === 'down' && nth % 2 === 0 ? undefined : best) ?? moves.find(one => ['pass', 'no', 'follow', 'withdraw', 'decline'].includes(one.text)) ?? moves[0];
  if (!move) throw new Error('no move');
  return move;
}

/** All that comes over any line of a page. */
export function listensTo(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', line => line.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

interface Seen {
  step: string;
  hand?: string[];
  discard: string[];
  bottom: string[];
  offer?: { text: string };
  seats: { hand: unknown; known: string[]; hero: string; ally: string; objects: string[]; trophies: string[] }[];
  adventures: { card: string; challenges: { owner: number; up: boolean; seen: number[]; card?: string }[] }[];
  contest?: { laid: { seat: number; card?: string }[] };
  settled?: { laid: { card: string }[] };
}

const NAMES = (JSON.parse(readFileSync('../games/src/main/resources/parlour/conan/card/cards.json', 'utf8')) as { cards: { id: string; name: { en: string; fr: string } }[] }).cards;

/**
 * Goes through every byte a seat was sent before the end, and through the page as it was: of all cards that this seat could
 * never see, none is named. What it could see is taken from the game looked back upon, in which nothing is secret any more.
 */
export async function expectNoSecrets(page: Page, table: string, seat: number, frames: string[], sources: string[]): Promise<void> {
  const replay = (await (await page.request.get(`/api/tables/${table}/replay`)).json()) as { plies: { text?: string; position: { seats?: Seen[] } }[] };
  const mine = replay.plies.map(({ position }) => position.seats?.[seat]).filter(one => one !== undefined);
  const all = replay.plies.flatMap(({ position }) => position.seats ?? []);
  expect(mine.length).toBeGreaterThan(20);
  const open = new Set<string>();
  for (const { hand = [], discard, bottom, seats, adventures, contest, settled, step, offer } of mine) {
    const faces = adventures.flatMap(({ card, challenges }) => [card, ...challenges.filter(one => one.up || one.owner === seat || one.seen.includes(seat)).map(one => one.card ?? '')]);
    const laid = (contest?.laid ?? []).filter(one => one.seat === seat || step === 'cancelling').map(one => one.card ?? '');
    const theirs = seats.flatMap(({ known, hero, ally, objects, trophies }) => [...known, hero, ally, ...objects, ...trophies]);
    for (const card of [...hand, ...discard, ...bottom, ...faces, ...laid, ...theirs, ...(settled?.laid ?? []).map(one => one.card), ...(offer?.text.match(/[a-z][a-z-]+/g) ?? [])]) open.add(card);
  }
  const hidden = new Set(all.flatMap(({ hand = [] }) => hand).filter(card => !open.has(card)));
  const cards = NAMES.filter(({ id }) => hidden.has(id));
  expect(cards.length, 'cards that were only in other hands').toBeGreaterThan(3);

  const before = frames.slice(0, frames.findIndex(frame => frame.includes('"phase":"ended"')));
  expect(before.length).toBeGreaterThan(30);
  for (const frame of before) {
    expect(frame).not.toContain('"secret"');
    for (const { id } of cards) if (new RegExp(`[":@+]${id}["@+:;]`).test(frame)) throw new Error(`${id} in ${frame}`);
  }
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) for (const { id, name } of cards) for (const word of [`"${id}"`, name.en, name.fr.replaceAll('’', '&rsquo;'), name.fr]) if (source.includes(word)) throw new Error(`${word} in the page`);
}
