import { expect, test } from 'vitest';
import type { Term } from '../../games/conan/diplomacy/terms';
import { gloryOf, heroesOf, isHeroesPhase, only, partnerIn, type LedgerEntry, allianceOf } from './ledger';

const none = [0, 0, 0];
const alliance: Term = { kind: 'alliance', one: 0, other: 2, win: 50, loss: 50, loot: 50, object: 'own' };
const peace: Term = { kind: 'no-duel', by: 0, seat: 1, until: 2 };
const heroes: LedgerEntry = { what: 'heroes', glory: none };
const round: LedgerEntry = { what: 'round', glory: none };

test('a value is set for one seat only', () => {
  expect(only(3, 1, -4)).toEqual([0, -4, 0]);
});

test('the last entry about a hero counts', () => {
  const lines: LedgerEntry[] = [
    { what: 'hero', seat: 0, card: 'orsa', glory: none },
    { what: 'hero', seat: 0, card: 'jorin', glory: none },
    { what: 'card', seat: 2, glory: [0, 0, 1] },
  ];
  expect(heroesOf(lines, 3)).toEqual(['jorin', '', '']);
});

test('a round is the card phase, then heroes and diplomacy', () => {
  expect(isHeroesPhase([])).toBe(false);
  expect(isHeroesPhase([heroes, { what: 'other', glory: none }])).toBe(true);
  expect(isHeroesPhase([heroes, round])).toBe(false);
});

test('glory given by a treaty moves from one seat to the other', () => {
  expect(gloryOf([{ kind: 'glory', from: 0, to: 1, n: 3 }, { kind: 'glory', from: 1, to: 2, n: 1 }, peace], 3)).toEqual([-3, 2, 1]);
});

test('allies are found from either side', () => {
  const union = allianceOf([peace, alliance], 2);
  expect(union && partnerIn(union, 2)).toBe(0);
  expect(allianceOf([peace, alliance], 1)).toBeUndefined();
});
