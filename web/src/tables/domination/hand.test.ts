import { expect, test } from 'vitest';
import { Hand } from './hand.svelte';
import type { DominationMove } from './types';

const move = (text: string): DominationMove => ({ text, pair: text.slice(0, 3), slot: text.slice(4, 8), conquers: [] });
const MOVES = ['2-5@c3d3', '2-5@a1a2', '0-0@h7h8'].map(move);

test('a domino lights up its places, as one reads the board; a place fixes the choice', () => {
  const hand = new Hand(() => MOVES);
  hand.pick('2-5', 3);
  expect(hand.places.map(one => one.slot)).toEqual(['c3d3', 'a1a2']);
  expect(hand.chosen).toBeNull();
  expect(hand.place('a1a2')).toBe(true);
  expect(hand.chosen?.text).toBe('2-5@a1a2');
  expect(hand.nth).toBe(3);
});

test('a place brings its domino with it; a place nothing fits changes nothing', () => {
  const hand = new Hand(() => MOVES);
  hand.pick('2-5', 3);
  expect(hand.place('h7h8')).toBe(true);
  expect([hand.pair, hand.nth]).toEqual(['0-0', -1]);
  expect(hand.place('b1b2')).toBe(false);
  expect(hand.chosen?.slot).toBe('h7h8');
});

test('back goes a step at a time', () => {
  const hand = new Hand(() => MOVES);
  hand.place('c3d3');
  hand.back();
  expect([hand.pair, hand.chosen]).toEqual(['2-5', null]);
  hand.back();
  expect(hand.pair).toBeNull();
});

test('what is no longer legal falls out of the hand', () => {
  let moves = MOVES;
  const hand = new Hand(() => moves);
  hand.place('c3d3');
  moves = [];
  const later = new Hand(() => moves);
  later.pick('2-5', 0);
  expect([later.pair, later.places.length]).toEqual([null, 0]);
});

test('a move is typed whole, by its place, or by its domino', () => {
  const hand = new Hand(() => MOVES);
  expect(hand.type('2-5')).toBe('picked');
  expect(hand.type('0-0')).toBe('chosen');
  expect(hand.type('a2a1')).toBe('chosen');
  expect(hand.chosen?.text).toBe('2-5@a1a2');
  expect(hand.type('0-0@a1a2')).toBe('none');
  expect(hand.type('nothing')).toBe('none');
});
