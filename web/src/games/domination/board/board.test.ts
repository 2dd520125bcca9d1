import { expect, test } from 'vitest';
import { slotNamed } from './geometry';
import type { DominationPosition } from '../types';
import { factsOf, heldTerritories, laidThings, nearlyClosed, openFor } from './board';

const ROWS = ['24455033', '26116015', '06026445', '03553366', '13211223', '14465544', '65000330', '62241122'];
const position = (slots: string[], tokens: DominationPosition['tokens'] = []): DominationPosition => ({
  layout: 'A',
  rows: ROWS,
  turn: 0,
  round: 1,
  first: 0,
  match: 'single',
  game: 1,
  laid: slots.map((slot, nth) => ({ slot, pair: '0-0', seat: nth % 3 })),
  tokens,
  scores: [],
  racks: [7, 7, 7],
  stock: 10,
  unseen: [],
});

test('dominoes laid since the player’s last turn are news, the last one most of all', () => {
  const things = laidThings(position(['a1b1', 'b1c1', 'c1d1', 'd1e1']));
  expect(things.map(one => one.news)).toEqual([-1, -1, 1, 0]);
  expect(things[0]?.numbers).toEqual([6, 2]);
});

test('a territory closed by the last domino is fresh', () => {
  const held = heldTerritories(position(['a1b1', 'a2b2', 'a1a2', 'b1b2'], [{ territory: 'a1', seat: 2 }, { territory: 'g7', seat: 0 }]));
  expect(held.map(one => [one.territory.name, one.seat, one.fresh])).toEqual([['a1', 2, true], ['g7', 0, false]]);
});

test('territories that lack one side, and slots open for a pair, are found', () => {
  expect(nearlyClosed(position(['a1b1', 'a2b2', 'a1a2'])).map(one => one.name)).toEqual(['a1']);
  const open = openFor('2-6', position(['a1b1'])).map(slot => slot.name);
  expect(open).not.toContain('a1b1');
  expect(open).toHaveLength(3);
});

test('the facts about a slot are complete', () => {
  const slot = slotNamed('b1b2');
  if (!slot) throw new Error('no slot');
  const facts = factsOf(slot, position(['a1b1', 'b1b2'], [{ territory: 'a1', seat: 1 }]), null, seat => `seat ${seat}`);
  expect(facts).toEqual({
    slot: 'b1b2',
    pair: '2-5',
    laidBy: 'seat 1',
    move: null,
    territories: [{ name: 'a1', owner: 'seat 1', sides: 2 }, { name: 'b1', owner: null, sides: 1 }],
  });
});
