import { expect, test } from 'vitest';
import type { ReplayData } from '../api/client';
import { beforeOf, fileOf, historyOf, namesOf, seatOf, toldOf } from './recording';

const seatNames = [{ en: 'White', fr: 'Blancs' }, { en: 'Red', fr: 'Rouges' }];
const data = (...values: string[]): ReplayData => ({
  game: 'sixfaces',
  options: [],
  tags: values.map((value, seat) => ({ name: seatNames[seat]?.en ?? '', value })),
  plies: [
    { position: { spectator: {} } },
    { seat: 0, round: 1, move: { text: 'd1-d5-f5=1' }, position: { spectator: {} } },
  ],
  recordedResult: '*',
});

test('players are called by their names, or by their seats on a shared screen', () => {
  expect(namesOf({ data: data('Ada', 'Bo'), seatNames }, 'en')).toEqual(['Ada', 'Bo']);
  expect(namesOf({ data: data('Ada', 'Ada'), seatNames }, 'fr')).toEqual(['Blancs', 'Rouges']);
  expect(namesOf({ data: data(), seatNames }, 'fr')).toEqual(['Blancs', 'Rouges']);
  // A computer player is called as at the table.
  expect(namesOf({ data: data('Ada', 'Parlour 3'), seatNames }, 'en')).toEqual(['Ada', 'Computer (level 3)']);
});

test('players with the same name are called by their seats, all others by name', () => {
  const four = ['Crimson', 'Azure', 'Amber', 'Jade'].map(en => ({ en, fr: en }));
  const tags = ['Ada', 'Parlour 1', 'Parlour 1', 'Parlour 2'].map((value, seat) => ({ name: four[seat]?.en ?? '', value }));
  expect(namesOf({ data: { ...data(), tags }, seatNames: four }, 'en')).toEqual(['Ada', 'Azure', 'Amber', 'Jade']);
});

test('the moves of a file become a history', () => {
  expect(historyOf(data())).toEqual([{ seat: 0, text: 'd1-d5-f5=1', round: 1 }]);
});

test('a silent chance move is part of the move before it', () => {
  const at = (n: number) => ({ spectator: n });
  const plies = [
    { position: at(0) },
    { seat: -1, move: { text: 'lot' }, position: at(1) },
    { seat: -1, move: { text: 'draw' }, position: at(2) },
    { seat: 0, move: { text: 'a' }, position: at(3) },
    { seat: -1, move: { text: 'draw' }, position: at(4) },
  ];
  const told = toldOf(plies, { chanceText: text => (text === 'lot' ? 'White goes first.' : '') });
  expect(beforeOf(plies, { chanceText: text => (text === 'lot' ? 'White goes first.' : '') })).toEqual([0, 0, 2]);
  expect(told.map(one => [one.move?.text, one.position.spectator])).toEqual([[undefined, 0], ['lot', 2], ['a', 4]]);
});

test('a recording can be written to a file again: every move, and the original names', () => {
  const tags = [{ name: 'Game', value: 'domination' }, { name: 'Blue', value: 'A"da\\' }];
  const plies = ['draw:0-1', '0-1@a1b1'].map(text => ({ move: { text }, position: { spectator: {} } }));
  expect(fileOf({ tags, plies: [{ position: { spectator: {} } }, ...plies], recordedResult: '0-1' })).toBe('[Game "domination"]\n[Blue "A\\"da\\\\"]\n\ndraw:0-1 0-1@a1b1 0-1\n');
});

test('the viewer’s own seat is found by name, or as the only person', () => {
  const seat = (name: string | null, ...players: string[]) => seatOf({ data: data(...players), seatNames }, name);
  expect([seat('Bo', 'Ada', 'Bo'), seat('Eve', 'Ada', 'Bo'), seat('Ada', 'Ada', 'Ada')]).toEqual([1, -1, -1]);
  expect(seat(null, 'Parlour 3', 'Ada')).toBe(1);
});
