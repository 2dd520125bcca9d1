import { expect, test } from 'vitest';
import { heroesOf, only, roundOf, type Reckoned } from './ledger';

const none = [0, 0, 0];

test('a number goes to one seat alone', () => {
  expect(only(3, 1, -4)).toEqual([0, -4, 0]);
});

test('the last word about a hero counts, and every heroes’ phase is a round', () => {
  const lines: Reckoned[] = [
    { what: 'hero', seat: 0, card: 'orsa', glory: none },
    { what: 'heroes', glory: none },
    { what: 'hero', seat: 0, card: 'jorin', glory: none },
    { what: 'card', seat: 2, glory: [0, 0, 1] },
  ];
  expect(heroesOf(lines, 3)).toEqual(['jorin', '', '']);
  expect(roundOf(lines)).toBe(2);
});
