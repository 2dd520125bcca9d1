import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ConanMove, ConanPosition, ContestFacts, ContestView, MoveFacts, SeatView, SettledView } from './types';

/** All fields of the types: a missing one is a compile error. */
const FIELDS = {
  position: { step: 1, phase: 1, turn: 1, actor: 1, drawing: 1, round: 1, first: 1, lap: 1, passes: 1, seats: 1, adventures: 1, pile: 1, discard: 1, loot: 1, bottom: 1, hand: 1, facing: 1, contest: 1, settled: 1, effect: 1, offer: 1, stated: 1, alliances: 1, treaties: 1, promises: 1, outcome: 1 } satisfies Record<keyof ConanPosition, 1>,
  seat: { in: 1, hero: 1, pg: 1, at: 1, arrived: 1, ally: 1, partner: 1, objects: 1, trophies: 1, hand: 1, paid: 1, proposed: 1, known: 1 } satisfies Record<keyof SeatView, 1>,
  contest: { hero: 1, other: 1, duel: 1, challenge: 1, bids: 1, cap: 1, attribute: 1, laid: 1, values: 1, deciding: 1, totals: 1 } satisfies Record<keyof ContestView, 1>,
  settled: { round: 1, hero: 1, other: 1, duel: 1, card: 1, withdrawn: 1, attribute: 1, totals: 1, laid: 1, winner: 1, stake: 1, moved: 1 } satisfies Record<keyof SettledView, 1>,
  facts: { step: 1, drawing: 1, slots: 1, challenge: 1, hired: 1, contest: 1, accomplished: 1, found: 1, signed: 1, out: 1, glory: 1, over: 1 } satisfies Record<keyof MoveFacts, 1>,
  contestFacts: { round: 1, hero: 1, other: 1, duel: 1, card: 1, withdrawn: 1, attribute: 1, totals: 1, laid: 1, winner: 1, stake: 1, moved: 1, adventure: 1, heroes: 1, bids: 1, values: 1 } satisfies Record<keyof ContestFacts, 1>,
  move: { text: 1, does: 1, card: 1, slot: 1, challenge: 1, seat: 1, to: 1, n: 1, use: 1, adds: 1 } satisfies Record<keyof ConanMove, 1>,
};

const known = (what: keyof typeof FIELDS, told: object) => Object.keys(told).filter(key => !(key in FIELDS[what]));

test('the types have exactly the fields that the server sends in a whole game', () => {
  const lines = ['two', 'three', 'four'].flatMap(name => readFileSync(`../games/src/test/resources/parlour/conan/golden-${name}.txt`, 'utf8').split('\n'));
  const told = new Set<string>();
  for (const line of lines.filter(one => one.startsWith('view of '))) {
    const position = JSON.parse(line.slice(line.indexOf('{'))) as ConanPosition;
    expect(known('position', position)).toEqual([]);
    for (const seat of position.seats) expect(known('seat', seat)).toEqual([]);
    if (position.contest) expect(known('contest', position.contest)).toEqual([]);
    if (position.settled) expect(known('settled', position.settled)).toEqual([]);
    for (const key of [...Object.keys(position), ...Object.keys(position.settled ?? {})]) told.add(key);
  }
  // No card of our set has an effect outside the vocabulary.
  for (const key of [...Object.keys(FIELDS.position), ...Object.keys(FIELDS.settled)].filter(one => one !== 'stated')) expect(told).toContain(key);
  const moves = lines.filter(one => one.startsWith('moves ')).flatMap(line => JSON.parse(`[${line.slice('moves '.length).replaceAll('} {', '},{')}]`) as ConanMove[]);
  // The texts of a move are added by the page.
  for (const move of moves) expect(known('move', move).filter(key => key !== 'en' && key !== 'fr')).toEqual([]);
  expect(moves.filter(({ does }) => does === 'follow' || does === 'accomplish').every(({ n, card }) => n !== undefined || card !== undefined)).toBe(true);
});

test('what came of a move has exactly the fields that the server sends', () => {
  const lines = ['two', 'three', 'four'].flatMap(name => readFileSync(`../games/src/test/resources/parlour/conan/golden-${name}.txt`, 'utf8').split('\n'));
  const facts = lines.filter(one => one.startsWith('facts ')).map(line => JSON.parse(line.slice('facts '.length)) as MoveFacts);
  for (const one of facts) {
    expect(known('facts', one)).toEqual([]);
    if (one.contest) expect(known('contestFacts', one.contest)).toEqual([]);
  }
  const told = new Set(facts.flatMap(one => Object.keys(one)));
  for (const key of ['contest', 'accomplished', 'found', 'hired', 'glory', 'signed', 'over']) expect(told).toContain(key);
});
