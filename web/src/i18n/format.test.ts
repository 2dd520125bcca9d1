import { expect, test } from 'vitest';
import { formatClock, formatDay, formatTimeControl, localeOf } from './format';

test('a clock shows minutes and seconds, and tenths at the very end', () => {
  expect(formatClock(600_000, 'en')).toBe('10:00');
  expect(formatClock(65_001, 'en')).toBe('1:06');
  expect(formatClock(9_950, 'en')).toBe('0:09.9');
  expect(formatClock(9_950, 'fr')).toBe('0:09,9');
  expect(formatClock(-5, 'en')).toBe('0:00.0');
  expect(formatClock(3_600_000, 'en')).toBe('1:00:00');
  expect(formatClock(3 * 86_400_000 + 7_200_000, 'fr')).toBe('3 j 2 h');
});

test('a time control is written the usual way', () => {
  expect(formatTimeControl({ kind: 'increment', baseMs: 600_000, incrementMs: 5_000 }, 'fr')).toBe('10 min + 5 s');
  expect(formatTimeControl({ kind: 'days', days: 1 }, 'fr')).toBe('1 jour par coup');
  expect(formatTimeControl({ kind: 'none' }, 'en')).toBe('no clock');
});

test('a day is written with its weekday, in the reader’s time zone', () => {
  expect(formatDay(new Date(2026, 10, 17, 0, 1).getTime(), 'en')).toBe('Tuesday 17 November');
  expect(formatDay(new Date(2026, 10, 17, 23, 59).getTime(), 'fr')).toBe('mardi 17 novembre');
});

test('dates are written as in the reader’s country', () => {
  expect(localeOf('en', ['de-DE', 'en-US', 'en'])).toBe('en-US');
  expect(localeOf('fr', ['fr-CA', 'fr-FR'])).toBe('fr-CA');
  expect(localeOf('fr', ['en-US'])).toBe('fr-FR');
  expect(localeOf('en', ['en'])).toBe('en-GB');
});
