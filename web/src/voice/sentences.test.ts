import { expect, test } from 'vitest';
import type { Table } from '../wire/follow';
import { endSentence, moveInWords, sentenceOf } from './sentences';

const table = {
  terms: { seatNames: [{ en: 'White', fr: 'Blancs' }, { en: 'Black', fr: 'Noirs' }] },
  people: { pk: { name: 'Karim', kind: 'guest' } },
  state: {
    phase: 'playing',
    seats: [{ person: 'pa' }, { person: 'pk' }],
    you: [0],
    turn: 0,
    result: { result: '0-1', sentence: { en: 'White resigned.', fr: 'Blancs : abandon.' } },
  },
} as unknown as Table;

test('a move is heard as a route and what comes up', () => {
  expect(moveInWords('d1-d5-f5=1', 'en')).toBe('from d1 by d5 to f5, comes up 1');
  expect(moveInWords('Ke1xe2', 'fr')).toBe('le dé clef de e1 à e2, prend');
});

test('somebody else’s move ends with whose turn it is', () => {
  const event = { kind: 'played', seat: 1, text: 'a8-a6=3', round: 1, spent: 0 } as const;
  expect(sentenceOf(event, table, 'en')).toBe('Karim: from a8 to a6, comes up 3. Your move.');
  expect(sentenceOf(event, table, 'fr')).toBe('Karim : de a8 à a6, montre 3. À vous.');
});

test('the end is told from where one sits', () => {
  expect(endSentence(table, 'en')).toBe('You lost. White resigned.');
  expect(endSentence({ ...table, state: { ...table.state, you: [] } }, 'fr')).toBe('Victoire : Noirs. Blancs : abandon.');
});

test('one’s own offers need no telling', () => {
  expect(sentenceOf({ kind: 'draw-offered', seat: 0 }, table, 'en')).toBe('');
  expect(sentenceOf({ kind: 'draw-offered', seat: 1 }, table, 'en')).toBe('Karim offers a draw.');
});
