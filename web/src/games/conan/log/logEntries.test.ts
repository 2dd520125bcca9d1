import { expect, test } from 'vitest';
import { lyingThen, logEntries } from './logEntries';

const made = (seat: number, text: string, round: number) => ({ seat, text, round });

test('every round has a heading', () => {
  const story = logEntries([made(0, 'pass', 1), made(1, 'bid:2', 1), made(0, 'pass', 2)]);
  expect(story.map(({ kind, ply }) => [kind, ply])).toEqual([['round', 0], ['move', 1], ['move', 2], ['round', 2], ['move', 3]]);
});

test('a reused slot is not called by its new name in old entries', () => {
  const history = [made(-1, 'adventure:throne-of-bone', 0), made(0, 'lay:?@a1', 1), made(1, 'open:lantern-wood', 3), made(0, 'lay:?@a1', 3)];
  const then = lyingThen(history, [{ slot: 'a1', card: 'lantern-wood' }]);
  expect(then('a1', 1)).toBeNull();
  expect(then('a1', 3)).toBe('lantern-wood');
});
