import { expect, test } from 'vitest';
import { readSolved, withSolved, writeSolved } from './solved';

test('solved puzzles are saved in one line, with how they were solved', () => {
  const solved = { 'c1-7bxk': 'alone', 's3-99zz': 'helped' } as const;
  expect(writeSolved(solved)).toBe('c1-7bxk s3-99zz*');
  expect(readSolved(writeSolved(solved))).toEqual(solved);
});

test('a browser with nothing or invalid data saved starts empty', () => {
  expect(readSolved(null)).toEqual({});
  expect(readSolved('{"what":1} ???')).toEqual({});
});

test('a puzzle once solved unaided stays so', () => {
  const alone = withSolved({}, 'c1-7bxk', 'alone');
  expect(withSolved(alone, 'c1-7bxk', 'helped')).toEqual(alone);
  expect(withSolved({ 'c1-7bxk': 'helped' }, 'c1-7bxk', 'alone')).toEqual(alone);
});
