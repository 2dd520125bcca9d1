import { expect, test } from 'vitest';
import { START, capturedBy, topsOf } from './captured';

const made = (...texts: string[]) => texts.map((text, i) => ({ seat: i % 2, text, round: 1 + Math.floor(i / 2) }));

test('a position gives the top face on every square', () => {
  const tops = topsOf(START);
  expect(tops.size).toBe(18);
  expect(tops.get('a1')).toBe(5);
  expect(tops.get('i8')).toBe(5);
  expect(tops.get('e1')).toBeNull();
  expect(topsOf('4k4/9/9/9/3D65/9/9/4K4 w 0 1').get('d4')).toBe(4);
});

test('a captured die shows the face it had', () => {
  expect(capturedBy(0, made('d1-d5-f5=1', 'b8-b7=3', 'f5xf6=2'), '4k4/1a47/5c23/9/9/9/9/3F3K4 w 0 1')).toEqual([3]);
  // The die on b7 came there by the second move and shows the face that came up.
  expect(capturedBy(0, made('a1-a2=2', 'b8-b7=3', 'a2xb7=6'))).toEqual([3]);
  expect(capturedBy(1, made('a1-a2=2', 'b8xa2=3', 'Ke1-e2', 'a2xe2#'))).toEqual([2, null]);
});
