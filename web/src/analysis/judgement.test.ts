import { expect, test } from 'vitest';
import { type Appraisal, isTurningPoint, judged, movesToEnd, share, shareOfFirst, WIN } from './judgement';

const worth = (score: number, move = 'best'): Appraisal => ({ move, score, line: [move], depth: 8 });

test('a score is a share of the point', () => {
  expect(share(0)).toBe(0.5);
  expect(share(100)).toBeCloseTo(0.62, 2);
  expect(share(300)).toBeCloseTo(0.82, 2);
  expect(share(WIN - 3)).toBe(1);
  expect(share(5 - WIN)).toBe(0);
  expect(shareOfFirst(worth(100), 1)).toBeCloseTo(0.38, 2);
  expect(shareOfFirst({ over: 1 }, 1)).toBe(1);
});

test('the engine’s own move is best whatever follows, and so is a move that loses nothing', () => {
  expect(judged(worth(50), 'best', worth(200), 0).verdict).toBe('best');
  expect(judged(worth(50), 'other', worth(-49), 0).verdict).toBe('best');
  expect(judged(worth(50), 'other', worth(-40), 0).verdict).toBe('good');
});

test('mistakes and blunders differ in how much of the point they cost', () => {
  expect(judged(worth(0), 'other', worth(70), 0)).toMatchObject({ verdict: 'mistake' });
  expect(judged(worth(0), 'other', worth(200), 0)).toMatchObject({ verdict: 'blunder' });
  // The same die matters less in a won position.
  expect(judged(worth(900), 'other', worth(-700), 0).verdict).toBe('good');
});

test('losing a forced win is a missed win; winning later than possible is not', () => {
  expect(judged(worth(WIN - 5), 'other', worth(-200), 0).verdict).toBe('missed-win');
  expect(judged(worth(WIN - 5), 'other', worth(9 - WIN), 0).verdict).toBe('best');
  expect(judged(worth(WIN - 3), 'other', { over: 0.5 }, 0).verdict).toBe('missed-win');
});

test('the end of the game counts for the player who brought it about', () => {
  expect(judged(worth(30), 'wins', { over: 1 }, 0).verdict).toBe('best');
  expect(judged(worth(30), 'wins', { over: 0 }, 1).verdict).toBe('best');
  expect(judged(worth(30), 'draws', { over: 0.5 }, 1).verdict).toBe('good');
});

test('mistakes, blunders and missed wins are turning points', () => {
  expect((['best', 'good', 'mistake', 'blunder', 'missed-win'] as const).filter(verdict => isTurningPoint({ verdict, lost: 0 }))).toEqual(['mistake', 'blunder', 'missed-win']);
});

test('the distance to a forced end is counted in moves of one side', () => {
  expect([WIN - 1, WIN - 3, 2 - WIN, 4 - WIN].map(movesToEnd)).toEqual([1, 2, 1, 2]);
});
