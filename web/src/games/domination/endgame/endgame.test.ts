import { expect, test } from 'vitest';
import { type DominationEnding, ended } from './endgame';

const step = (seat: number, lost: number) => ({ seat, played: '0-0@a1b1', best: ['0-0@a1b1'], lost, lostBorder: 0 });
const ending: DominationEnding = { game: 0, from: 98, seat: 0, territories: [26, 23], line: ['x', 'x', 'x'], steps: [step(0, 1), step(1, 0), step(0, 2)] };

test('what one side loses in an ending the other side gains', () => {
  expect(ended(ending)).toEqual([23, 26]);
});

test('an ending that was not played out has no result', () => {
  expect(ended({ ...ending, steps: ending.steps.slice(1) })).toBeNull();
});
