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

test('a card is touched first, then its adventure', () => {
  const it = selection();
  it.touch({ kind: 'card', card: 'moor-reavers' });
  expect(it.chosen).toBeNull();
  expect(it.fits({ kind: 'adventure', slot: 'a2' })).toBe(true);
  it.touch({ kind: 'adventure', slot: 'a2' });
  expect(it.chosen?.text).toBe('lay:moor-reavers@a2');
  it.touch({ kind: 'adventure', slot: 'a3' });
  expect(it.chosen?.text).toBe('lay:moor-reavers@a3');
});

test('the adventure is touched first, then the card laid there', () => {
  const it = selection();
  it.touch({ kind: 'adventure', slot: 'a3' });
  expect(it.possible).toHaveLength(2);
  it.touch({ kind: 'card', card: 'thorn-darts' });
  expect(it.chosen?.text).toBe('lay:thorn-darts@a3');
});

test('a piece that does not fit starts a new selection, and one without moves changes nothing', () => {
  const it = selection();
  it.touch({ kind: 'card', card: 'moor-reavers' });
  it.touch({ kind: 'card', card: 'stone-hives' });
  expect(it.chosen?.text).toBe('open:stone-hives');
  it.touch({ kind: 'move', text: 'pass' });
  expect(it.chosen?.text).toBe('pass');
  expect(it.touch({ kind: 'adventure', slot: 'a9' })).toBe(false);
  expect(it.chosen?.text).toBe('pass');
});

test('a selection is undone step by step', () => {
  const it = selection();
  it.touch({ kind: 'card', card: 'moor-reavers' });
  it.touch({ kind: 'adventure', slot: 'a2' });
  it.back();
  expect(it.chosen).toBeNull();
  expect(it.has({ kind: 'card', card: 'moor-reavers' })).toBe(true);
  it.back();
  expect(it.isEmpty).toBe(true);
});

test('a treaty that is not in the list of moves can be selected', () => {
  const it = selection();
  it.touch({ kind: 'card', card: 'stone-hives' });
  it.write({ text: 'treaty:1>2:3pg', does: 'treaty' }, 'You give 3 glory.');
  expect(it.chosen?.text).toBe('treaty:1>2:3pg');
  expect(it.sentence).toBe('You give 3 glory.');
  it.back();
  expect(it.isEmpty).toBe(true);
});
