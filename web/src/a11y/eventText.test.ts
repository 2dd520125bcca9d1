import { expect, test } from 'vitest';
import type { Table } from '../protocol/tableState';
import { kingReasons, moveText } from '../games/conquest/texts';
import { reasonText, eventText } from './eventText';

const table = {
  terms: { seatNames: [{ en: 'White', fr: 'Blancs' }, { en: 'Black', fr: 'Noirs' }] },
  people: { pk: { name: 'Karim', kind: 'guest' } },
  state: {
    phase: 'playing',
    seats: [{ person: 'pa' }, { person: 'pk' }],
    yourSeats: [0],
    turn: 0,
    result: { result: '0-1', sentence: { en: 'White resigned.', fr: 'Les Blancs abandonnent.' } },
  },
} as unknown as Table;

const game = { moveText: (text: string, language: 'en' | 'fr') => moveText(text, 'key', language), chanceText: () => '' };

test('a move is announced as its route and the face that comes up', () => {
  expect(moveText('d1-d5-f5=1', 'key', 'en')).toBe('from d1 via d5 to f5, lands on 1');
  expect(moveText('Ke1xe2', 'key', 'fr')).toBe('le dé clef de e1 à e2, prend');
  expect(moveText('Ke1xe2', 'king', 'fr')).toBe('le Roi de e1 à e2, prend');
});

test('another player’s move ends with whose turn it is', () => {
  const event = { kind: 'played', seat: 1, text: 'a8-a6=3', round: 1, spentMs: 0 } as const;
  expect(eventText(event, table, game, 'en')).toBe('Karim: from a8 to a6, lands on 3. Your move.');
  expect(eventText(event, table, game, 'fr')).toBe('Karim : de a8 à a6, tombe sur 3. À vous.');
});

test('the end is announced from the player’s own seat', () => {
  const ended = { kind: 'ended', reason: 'resigned', secret: '' } as const;
  expect(eventText(ended, table, game, 'en')).toBe('You lost. White resigned.');
  expect(eventText(ended, { ...table, state: { ...table.state, yourSeats: [] } }, game, 'fr')).toBe('Karim a gagné. Les Blancs abandonnent.');
});

test('an edition may have its own text for an ending', () => {
  const result = { result: '1-0', reason: 'key-taken', sentence: { en: 'The Key die was captured.', fr: 'Le dé clef est pris.' } };
  expect(reasonText(result, {}, 'fr')).toBe('Le dé clef est pris.');
  expect(reasonText(result, { reasons: kingReasons }, 'fr')).toBe('Le Roi est pris.');
  expect(reasonText({}, {}, 'en')).toBe('');
});

test('the player’s own offers are not announced', () => {
  expect(eventText({ kind: 'draw-offered', seat: 0 }, table, game, 'en')).toBe('');
  expect(eventText({ kind: 'draw-offered', seat: 1 }, table, game, 'en')).toBe('Karim offers a draw.');
});

test('what the player does is told in the second person, or not at all', () => {
  const said = (event: object, language: 'en' | 'fr' = 'en') => eventText(event as never, table, game, language);
  expect(said({ kind: 'resigned', seat: 0 })).toBe('You resign.');
  expect(said({ kind: 'resigned', seat: 1 }, 'fr')).toBe('Karim abandonne.');
  expect(said({ kind: 'time-ran-out', seat: 0 })).toBe('You have run out of time.');
  expect(said({ kind: 'sat', seat: 0 }, 'fr')).toBe('Vous avez rejoint la partie.');
  expect(said({ kind: 'rematch-offered', by: 'pa' })).toBe('');
  expect(said({ kind: 'rematch-offered', by: 'pk' })).toBe('Karim wants a rematch.');
});

test('a draw is announced after a move, not during the deal', () => {
  const event = { kind: 'chance-drawn', seat: -1, text: 'draw:2-5', round: 3, drawIndex: 9 } as const;
  const drawing = { ...game, drawText: () => 'You draw 2-5.' };
  const after = (...history: object[]) => ({ ...table, state: { ...table.state, history } }) as Table;
  const draw = { seat: -1, text: 'draw:2-5', round: 3 };
  expect(eventText(event, after({ seat: 0, text: '1-5@a1b1', round: 3 }, draw), drawing, 'en')).toBe('You draw 2-5.');
  expect(eventText(event, after({ seat: -1, text: 'draw:1-1', round: 3 }, draw), drawing, 'en')).toBe('');
  expect(eventText(event, after({ seat: 0, text: '1-5@a1b1', round: 9 }, draw), drawing, 'en')).toBe('');
  expect(eventText(event, after(draw), drawing, 'en')).toBe('');
});
