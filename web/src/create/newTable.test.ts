import { expect, test } from 'vitest';
import type { GameOption } from '../api/client';
import { BOTH, botsOf, ruleOptions, assignSeats, seatedAt, changedOptions, defaultSeats, seatRequests, optionValues } from './newTable';

const label = { en: '', fr: '' };
const seats: GameOption = { key: 'seats', label, values: [], default: '2', min: 2, max: 4 };
const first: GameOption = { key: 'first', label, values: ['lot', 'white', 'black'], default: 'lot' };
const noProgress: GameOption = { key: 'noProgress', label, values: ['off'], default: '100', min: 1, max: 9999 };

test('the default seats follow from the mode', () => {
  expect(defaultSeats('computer', 3, 5)).toEqual(['me', 5, 5]);
  expect(defaultSeats('friend', 4, 5)).toEqual(['me', 'open', 'open', 'open']);
  expect(defaultSeats('same-screen', 2, 5)).toEqual(['me', 'me']);
  expect(seatedAt(defaultSeats('computer', 2, 5), 1)).toEqual([5, 'me']);
  expect(seatedAt(defaultSeats('friend', 4, 5), 2)).toEqual(['open', 'open', 'me', 'open']);
});

test('a table of two is seated by side: chosen, drawn by lot, or both; a larger one as given', () => {
  const two = defaultSeats('computer', 2, 3);
  expect(assignSeats(two, 2, 0)).toEqual(['me', 3]);
  expect(assignSeats(two, 2, 1)).toEqual([3, 'me']);
  expect(assignSeats(two, 2, -1, () => 0.9)).toEqual([3, 'me']);
  expect(assignSeats(two, 2, BOTH)).toEqual(['me', 'me']);
  expect(assignSeats([4, 'me', 'me'], 4, 1)).toEqual([4, 'me', 'me']);
  expect(botsOf([4, 'me', 6])).toEqual([{ seat: 0, level: 4 }, { seat: 2, level: 6 }]);
});

test('every seat gets its own random bytes', () => {
  const requests = seatRequests(['me', 3, 'open', 'me']);
  expect(requests.slice(1, 3)).toEqual([{ bot: 3 }, { open: true }]);
  const bytes = requests.flatMap(one => ('you' in one ? [one.seatBytes] : []));
  expect(new Set(bytes).size).toBe(2);
});

test('only options that differ from the default are sent, plus the number of players', () => {
  expect(changedOptions([seats, first, noProgress], {}, 2)).toEqual([]);
  expect(changedOptions([seats, first, noProgress], { first: 'white', noProgress: '40' }, 3)).toEqual(['seats=3', 'first=white', 'noProgress=40']);
  expect(changedOptions([first], { first: 'lot' }, 2)).toEqual([]);
});

test('every kind of option a game declares can be shown', () => {
  expect(ruleOptions([seats, first])).toEqual([first]);
  expect(optionValues(first)).toEqual(['lot', 'white', 'black']);
  expect(optionValues(noProgress)).toEqual(['off']);
  expect(optionValues({ key: 'name', label, values: [], default: '' })).toEqual(['']);
});
