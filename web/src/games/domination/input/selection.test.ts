import { beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../../../i18n/language.svelte';
import { Selection } from './selection.svelte';
import type { DominationMove } from '../types';

const move = (text: string): DominationMove => ({ text, pair: text.slice(0, 3), slot: text.slice(4, 8), conquers: [] });
const MOVES = ['2-5@c3d3', '2-5@a1a2', '0-0@h7h8'].map(move);

beforeAll(() => setLanguage('en'));

test('a picked domino has its legal slots in reading order; a slot chooses the move', () => {
  const selection = new Selection(() => MOVES);
  selection.pick('2-5', 3);
  expect(selection.places.map(one => one.slot)).toEqual(['c3d3', 'a1a2']);
  expect(selection.chosen).toBeNull();
  expect(selection.place('a1a2')).toBe(true);
  expect(selection.chosen?.text).toBe('2-5@a1a2');
  expect(selection.nth).toBe(3);
});

test('a slot selects its domino; a slot nothing fits changes nothing', () => {
  const selection = new Selection(() => MOVES);
  selection.pick('2-5', 3);
  expect(selection.place('h7h8')).toBe(true);
  expect([selection.pair, selection.nth]).toEqual(['0-0', -1]);
  expect(selection.place('b1b2')).toBe(false);
  expect(selection.chosen?.slot).toBe('h7h8');
});

test('the domino in hand and the chosen move are declared and announced', () => {
  const selection = new Selection(() => MOVES);
  expect([selection.declared, selection.sentence]).toEqual(['', '']);
  selection.pick('2-5', 3);
  expect([selection.declared, selection.sentence]).toEqual(['2-5', '2-5 selected: choose a space.']);
  selection.place('c3d3');
  expect([selection.declared, selection.sentence]).toEqual(['2-5@c3d3', 'Play 2-5 between c3 and d3.']);
});

test('going back undoes one step at a time', () => {
  const selection = new Selection(() => MOVES);
  selection.place('c3d3');
  selection.back();
  expect([selection.pair, selection.chosen]).toEqual(['2-5', null]);
  selection.back();
  expect(selection.pair).toBeNull();
});

test('anything no longer legal is deselected', () => {
  let moves = MOVES;
  const selection = new Selection(() => moves);
  selection.place('c3d3');
  moves = [];
  const later = new Selection(() => moves);
  later.pick('2-5', 0);
  expect([later.pair, later.places.length]).toEqual([null, 0]);
});

test('a move is typed in full, by its slot, or by its domino', () => {
  const selection = new Selection(() => MOVES);
  expect(selection.type('2-5')).toBe('picked');
  expect(selection.type('0-0')).toBe('chosen');
  expect(selection.type('a2a1')).toBe('chosen');
  expect(selection.chosen?.text).toBe('2-5@a1a2');
  expect(selection.type('0-0@a1a2')).toBe('none');
  expect(selection.type('nothing')).toBe('none');
});
