import { expect, test } from 'vitest';
import { filterPuzzles, nextAfter } from './filter';

const puzzle = (id: string, game: string, moves: number, stars: number) => ({ id, game, moves, stars, rating: 0, task: { en: '', fr: '' } });
const ALL = [puzzle('c1-a', 'conquest', 1, 1), puzzle('c1-b', 'conquest', 1, 3), puzzle('c2-c', 'conquest', 2, 3), puzzle('s1-d', 'sixfaces', 1, 1)];
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

test('puzzles are filtered by game, length, difficulty and whether they are solved', () => {
  const any = { game: 'conquest', moves: null, stars: null, onlyOpen: false };
  expect(ids(filterPuzzles(ALL, any, {}))).toEqual(['c1-a', 'c1-b', 'c2-c']);
  expect(ids(filterPuzzles(ALL, { ...any, moves: 1 }, {}))).toEqual(['c1-a', 'c1-b']);
  expect(ids(filterPuzzles(ALL, { ...any, stars: 3 }, {}))).toEqual(['c1-b', 'c2-c']);
  expect(ids(filterPuzzles(ALL, { ...any, onlyOpen: true }, { 'c1-a': 'helped' }))).toEqual(['c1-b', 'c2-c']);
});

test('the next puzzle is similar to the last one while such a puzzle is unsolved', () => {
  expect(nextAfter(ALL, 'c1-a', {})).toBe('c1-b');
  expect(nextAfter(ALL, 'c1-b', {})).toBe('c1-a');
  expect(nextAfter(ALL, 'c1-b', { 'c1-a': 'alone', 'c1-b': 'alone' })).toBe('c2-c');
  expect(nextAfter(ALL, 'c2-c', { 'c1-a': 'alone', 'c1-b': 'alone', 'c2-c': 'alone' })).toBe('s1-d');
  expect(nextAfter(ALL, 'c2-c', Object.fromEntries(ALL.map(({ id }) => [id, 'alone' as const])))).toBe('s1-d');
  expect(nextAfter([], 'c2-c', {})).toBeNull();
});
