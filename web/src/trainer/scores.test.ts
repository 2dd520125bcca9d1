import { expect, test } from 'vitest';
import { daysInARow, readScores, withRound, writeScores } from './scores';

const none = readScores(null);

test('scores are stored in one line, and read back', () => {
  const scores = { best: 21, streak: 9, day: '2026-11-18', days: 3 };
  expect(readScores(writeScores(scores))).toEqual(scores);
  for (const text of ['', '21 9', '{"best":21}', '21 9 today 3']) expect(readScores(text)).toEqual(none);
});

test('a better round is remembered, a worse one is not', () => {
  const first = withRound(none, { score: 10, streak: 4, day: '2026-11-18' });
  expect(withRound(first, { score: 7, streak: 6, day: '2026-11-18' })).toEqual({ best: 10, streak: 6, day: '2026-11-18', days: 1 });
});

test('days in a row are counted over the end of a year, and end with a day missed', () => {
  const december = withRound(none, { score: 1, streak: 1, day: '2026-12-31' });
  const january = withRound(december, { score: 1, streak: 1, day: '2027-01-01' });
  expect(january.days).toBe(2);
  expect(daysInARow(january, '2027-01-02')).toBe(2);
  expect(daysInARow(january, '2027-01-03')).toBe(0);
  expect(withRound(january, { score: 1, streak: 1, day: '2027-01-03' }).days).toBe(1);
});
