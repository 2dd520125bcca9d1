import { expect, test } from 'vitest';
import { Selection } from './selection.svelte';
import type { ConanMove } from '../types';

const MOVES: ConanMove[] = [
  { text: 'pass', does: 'pass' },
  { text: 'lay:moor-reavers@a2', does: 'lay', card: 'moor-reavers', slot: 'a2' },
  { text: 'lay:moor-reavers@a3', does: 'lay', card: 'moor-reavers', slot: 'a3' },
  { text: 'lay:thorn-darts@a3', does: 'lay', card: 'thorn-darts', slot: 'a3' },
  { text: 'open:stone-hives', does: 'open', card: 'stone-hives' },
];
const selection = () => new Selection(() => MOVES);

test('a card, then its adventure', () => {
  const it = selection();
  it.touch({ kind: 'card', card: 'moor-reavers' });
  expect(it.chosen).toBeNull();
  expect(it.fits({ kind: 'adventure', slot: 'a2' })).toBe(true);
  it.touch({ kind: 'adventure', slot: 'a2' });
  expect(it.chosen?.text).toBe('lay:moor-reavers@a2');
  it.touch({ kind: 'adventure', slot: 'a3' });
  expect(it.chosen?.text).toBe('lay:moor-reavers@a3');
});

test('the adventure first, then what is laid there', () => {
  const it = selection();
  it.touch({ kind: 'adventure', slot: 'a3' });
  expect(it.possible).toHaveLength(2);
  it.touch({ kind: 'card', card: 'thorn-darts' });
  expect(it.chosen?.text).toBe('lay:thorn-darts@a3');
});

test('touching what does not fit begins anew, and what can do nothing changes nothing', () => {
  const it = selection();
  it.touch({ kind: 'card', card: 'moor-reavers' });
  it.touch({ kind: 'card', card: 'stone-hives' });
  expect(it.chosen?.text).toBe('open:stone-hives');
  it.touch({ kind: 'move', text: 'pass' });
  expect(it.chosen?.text).toBe('pass');
  expect(it.touch({ kind: 'adventure', slot: 'a9' })).toBe(false);
  expect(it.chosen?.text).toBe('pass');
});

test('one goes back step by step', () => {
  const it = selection();
  it.touch({ kind: 'card', card: 'moor-reavers' });
  it.touch({ kind: 'adventure', slot: 'a2' });
  it.back();
  expect(it.chosen).toBeNull();
  expect(it.has({ kind: 'card', card: 'moor-reavers' })).toBe(true);
  it.back();
  expect(it.isEmpty).toBe(true);
});

test('a treaty that no list holds may be written', () => {
  const it = selection();
  it.touch({ kind: 'card', card: 'stone-hives' });
  it.write({ text: 'treaty:1>2:3pg', does: 'treaty' }, 'You give 3 glory.');
  expect(it.chosen?.text).toBe('treaty:1>2:3pg');
  expect(it.sentence).toBe('You give 3 glory.');
  it.back();
  expect(it.isEmpty).toBe(true);
});
