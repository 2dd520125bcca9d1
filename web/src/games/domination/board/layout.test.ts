import { expect, test } from 'vitest';
import { layoutFor } from './layout';
import { facesFor } from '../preferences.svelte';

test('on a desktop the rack and the help are next to the board, which fills the height', () => {
  const { kind, board, small } = layoutFor(1032, 725, true);
  expect([kind, small]).toEqual(['side', false]);
  expect(board).toBeGreaterThan(700);
});

test('on a phone the board fills the width, with all dominoes below it', () => {
  const { kind, board, tile, unit } = layoutFor(344, 480, true);
  expect(kind).toBe('stacked');
  expect(board).toBeGreaterThan(330);
  expect(7 * tile + 6 * 4 + 20).toBeLessThanOrEqual(344);
  expect(facesFor('auto', unit)).toBe('numerals');
  expect(facesFor('auto', 2 * unit)).toBe('pips');
  expect(facesFor('pips', unit)).toBe('pips');
});

test('in landscape on a phone the rack is a column next to the board', () => {
  const { kind, board, tile } = layoutFor(408, 352, true);
  expect(kind).toBe('column');
  expect(board + 2 * tile).toBeLessThanOrEqual(408);
});

test('a window without size does not fail', () => {
  expect(layoutFor(0, 0, false).board).toBeGreaterThan(0);
});
