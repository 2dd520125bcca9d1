import { expect, test } from 'vitest';
import { readSolved, withSolved, writeSolved } from './solved';

test('what was solved is kept in one line, and how', () => {
  const solved = { 'c1-7bxk': 'alone', 's3-99zz': 'helped' } as const;
  expect(writeSolved(solved)).toBe('c1-7bxk s3-99zz*');
  expect(readSolved(writeSolved(solved))).toEqual(solved);
});

test('a browser that kept nothing, or nonsense, begins anew', () => {
  expect(readSolved(null)).toEqual({});
  expect(readSolved('{"what":1} ???')).toEqual({});
});

test('solved alone once is solved alone for good', () => {
  const alone = withSolved({}, 'c1-7bxk', 'alone');
  expect(withSolved(alone, 'c1-7bxk', 'helped')).toEqual(alone);
  expect(withSolved({ 'c1-7bxk': 'helped' }, 'c1-7bxk', 'alone')).toEqual(alone);
});
