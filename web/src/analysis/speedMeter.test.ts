import { expect, test } from 'vitest';
import { SpeedMeter } from './speedMeter';

test('a slow device is reported after its first seconds, in round numbers', () => {
  const pace = new SpeedMeter();
  expect(pace.heard(1_000, 0)).toBe(null);
  expect(pace.heard(9_000, 1_000)).toBe(null);
  expect(pace.heard(33_400, 2_000)).toBe(16_000);
  // Later measurements do not change it: other pages may be busy.
  expect(pace.heard(3_000_000, 3_000)).toBe(16_000);
});

test('a fast device is not reported, and a new search is measured from its start', () => {
  const pace = new SpeedMeter();
  expect(pace.heard(500_000, 0)).toBe(null);
  expect(pace.heard(1_000, 1_400)).toBe(null);
  expect(pace.heard(2_000, 1_600)).toBe(null);
  expect(pace.heard(1_501_000, 2_900)).toBe(null);
  expect(pace.heard(1_502_000, 9_900)).toBe(null);
});
