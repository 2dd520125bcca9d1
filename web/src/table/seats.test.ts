import { expect, test } from 'vitest';
import type { Table } from '../protocol/tableState';
import { bottomSeat, othersFrom, outcome, seatName, winners } from './seats';

const table = (state: object): Table =>
  ({
    terms: { seatNames: ['Blue', 'Yellow', 'Red', 'Green'].map(name => ({ en: name, fr: name })) },
    people: { pk: { name: 'Karim', kind: 'guest' } },
    state: { seats: [{ person: 'pa' }, { person: 'pk' }, { bot: 3 }, {}], yourSeats: [0], viewSeat: 0, turn: 1, result: {}, ...state },
  }) as unknown as Table;

test('every kind of player has a name', () => {
  const names = (yourSeats: number[]) => [0, 1, 2, 3].map(seat => seatName(table({ yourSeats }), seat, 'en'));
  expect(names([0])).toEqual(['You', 'Karim', 'Red', 'free seat']);
  expect(names([0, 1])).toEqual(['Blue', 'Yellow', 'Red', 'free seat']);
  // With two seats there is only one computer player.
  expect(seatName(table({ seats: [{ person: 'pa' }, { bot: 3 }] }), 1, 'en')).toBe('Computer (level 3)');
});

test('the player sits at the bottom, the others follow round the table', () => {
  expect(bottomSeat(table({ yourSeats: [2] }), false, false)).toBe(2);
  expect(bottomSeat(table({ yourSeats: [2] }), true, false)).toBe(0);
  expect(bottomSeat(table({ yourSeats: [] }), false, true)).toBe(0);
  expect(bottomSeat(table({ yourSeats: [0, 1], turn: 1 }), false, false)).toBe(0);
  expect(bottomSeat(table({ yourSeats: [0, 1], turn: 1 }), false, true)).toBe(1);
  expect(othersFrom(2, 4)).toEqual([3, 0, 1]);
});

test('a result is given from the player’s own seat, for two to four players', () => {
  const ended = (result: string, you = [0]) => outcome(table({ result: { result }, yourSeats: you }));
  expect(ended('1-0')).toBe('won');
  expect(ended('0-1')).toBe('lost');
  expect(ended('1/2-1/2')).toBe('drawn');
  expect(ended('0-1-0-0')).toBe('lost');
  expect(ended('1/2-0-1/2')).toBe('shared');
  expect(ended('1-0', [])).toBe('watched');
  expect(winners(table({ result: { result: '0-1/2-1/2' } }), 'en')).toEqual(['Karim', 'Red']);
});
