import { expect, test } from 'vitest';
import { newlyDrawn } from './newlyDrawn';
import type { DominationPosition } from '../types';

const at = (rack: string[], laid: [pair: string, seat: number][], game = 1) =>
  ({ rack, game, laid: laid.map(([pair, seat], nth) => ({ pair, seat, slot: `${nth}` })) }) as unknown as DominationPosition;

test('what is on the rack now and was not before has been drawn', () => {
  expect(newlyDrawn(at(['0-0', '1-2'], []), at(['0-0', '3-4'], [['1-2', 0]]), 0)).toBe('3-4');
});

test('an equal domino has been drawn when one’s own was laid and the rack looks the same', () => {
  expect(newlyDrawn(at(['0-0', '1-2'], []), at(['0-0', '1-2'], [['1-2', 0]]), 0)).toBe('1-2');
  expect(newlyDrawn(at(['0-0', '1-2'], []), at(['0-0', '1-2'], [['1-2', 1]]), 0)).toBeNull();
});

test('a first rack, a second game and an empty stock are no news', () => {
  expect(newlyDrawn(at([], []), at(['0-0', '1-2'], []), 0)).toBeNull();
  expect(newlyDrawn(at(['0-0'], []), at(['3-4'], [], 2), 0)).toBeNull();
  expect(newlyDrawn(at(['0-0', '1-2'], []), at(['0-0'], [['1-2', 0]]), 0)).toBeNull();
});
