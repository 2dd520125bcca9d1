import { expect, test } from 'vitest';
import { type DominationEnding, ended } from './endgame';

const step = (seat: number, lost: number) => ({ seat, played: '0-0@a1b1', best: ['0-0@a1b1'], lost, lostBorder: 0 });
const ending: DominationEnding = { game: 0, from: 98, seat: 0, territories: [26, 23], line: ['x', 'x', 'x'], steps: [step(0, 1), step(1, 0), step(0, 2)] };

test('what one gives away the other has', () => {
  expect(ended(ending)).toEqual([23, 26]);
});

test('nothing is said of how an ending ended that was broken off', () => {
  expect(ended({ ...ending, steps: ending.steps.slice(1) })).toBeNull();
});
