import { expect, test } from 'vitest';
import { colourOf, POINTS, sideOf } from './seats';

test('seats follow clockwise from the viewer', () => {
  expect([0, 1, 2, 3].map(seat => sideOf(seat, 0, 4))).toEqual(['south', 'west', 'north', 'east']);
  expect([0, 1, 2, 3].map(seat => sideOf(seat, 2, 4))).toEqual(['north', 'east', 'south', 'west']);
  expect([0, 1, 2].map(seat => sideOf(seat, 1, 3))).toEqual(['east', 'south', 'west']);
  expect([0, 1].map(seat => sideOf(seat, 1, 2))).toEqual(['north', 'south']);
});

test('a sword points at its owner', () => {
  expect(POINTS[sideOf(3, 0, 4)]).toBe(90);
  expect(POINTS[sideOf(0, 0, 4)]).toBe(180);
});

test('every seat has its own colour', () => {
  expect(new Set([0, 1, 2, 3].map(colourOf)).size).toBe(4);
});
