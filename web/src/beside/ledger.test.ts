import { expect, test } from 'vitest';
import type { Term } from '../tables/conan/terms';
import { gloryOf, heroesOf, inForce, isHeroesPhase, only, partnerIn, roundOf, unionOf, type Reckoned } from './ledger';

const none = [0, 0, 0];
const all = () => true;
const treaty = (...terms: Term[]): Reckoned => ({ what: 'treaty', terms, glory: gloryOf(terms, 3) });
const alliance: Term = { kind: 'alliance', one: 0, other: 2, win: 50, loss: 50, loot: 50, object: 'own' };
const peace: Term = { kind: 'no-duel', by: 0, seat: 1, until: 2 };
const spared: Term = { kind: 'no-challenge', by: 1, slot: 'buried-city', until: 'end' };
const heroes: Reckoned = { what: 'heroes', glory: none };
const round: Reckoned = { what: 'round', glory: none };

test('a number goes to one seat alone', () => {
  expect(only(3, 1, -4)).toEqual([0, -4, 0]);
});

test('the last word about a hero counts', () => {
  const lines: Reckoned[] = [
    { what: 'hero', seat: 0, card: 'orsa', glory: none },
    { what: 'hero', seat: 0, card: 'jorin', glory: none },
    { what: 'card', seat: 2, glory: [0, 0, 1] },
  ];
  expect(heroesOf(lines, 3)).toEqual(['jorin', '', '']);
});

test('a round is cards, then heroes and talks', () => {
  expect([roundOf([]), isHeroesPhase([])]).toEqual([1, false]);
  expect([roundOf([heroes]), isHeroesPhase([heroes, { what: 'other', glory: none }])]).toEqual([1, true]);
  expect([roundOf([heroes, round]), isHeroesPhase([heroes, round])]).toEqual([2, false]);
});

test('glory goes from one to the other', () => {
  expect(gloryOf([{ kind: 'glory', from: 0, to: 1, n: 3 }, { kind: 'glory', from: 1, to: 2, n: 1 }, peace], 3)).toEqual([-3, 2, 1]);
});

test.each<[string, Reckoned[], Term[]]>([
  ['what was given is over at once', [treaty({ kind: 'glory', from: 0, to: 1, n: 3 }, peace)], [peace]],
  ['a promise holds to the end of its round', [treaty(peace), round, heroes], [peace]],
  ['and no longer', [treaty(peace), round, round], []],
  ['one for the game holds', [treaty(spared), round, round, round], [spared]],
  ['but not after the adventure is accomplished', [treaty(spared), { what: 'loot', seat: 2, card: 'buried-city', glory: none }], []],
  ['another adventure is no matter', [treaty(spared), { what: 'loot', seat: 2, card: 'stone-hives', glory: none }], [spared]],
  ['an alliance lasts beyond the round', [treaty(alliance), round, round], [alliance]],
  ['until either accomplishes', [treaty(alliance), { what: 'loot', seat: 2, card: 'stone-hives', glory: none }], []],
  ['or is driven off', [treaty(alliance), { what: 'contest', seat: 1, other: 0, driven: 0, glory: none }], []],
  ['or leaves', [treaty(alliance), { what: 'parted', seat: 2, glory: none }], []],
  ['somebody else’s lost duel ends nothing', [treaty(alliance), { what: 'contest', seat: 1, other: 0, driven: 1, glory: none }], [alliance]],
])('%s', (_, lines, held) => {
  expect(inForce(lines, all)).toEqual(held);
});

test('whoever is out is bound by nothing', () => {
  expect(inForce([treaty(alliance, peace, spared)], seat => seat !== 1)).toEqual([alliance]);
  expect(inForce([treaty(alliance, peace, spared)], seat => seat !== 0)).toEqual([spared]);
});

test('allies are found from either side', () => {
  const held = inForce([treaty(alliance)], all);
  const union = unionOf(held, 2);
  expect(union && partnerIn(union, 2)).toBe(0);
  expect(unionOf(held, 1)).toBeUndefined();
});
