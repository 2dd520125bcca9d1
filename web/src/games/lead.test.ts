import { expect, test } from 'vitest';
import { leadForGood, leadText } from './lead';

const standings = (...points: number[][]) => points.map((one, i) => ({ index: i * 10, points: one }));

test('the lead that was kept to the end is the last one taken', () => {
  const game = standings([0, 0, 0], [2, 0, 0], [2, 3, 0], [3, 3, 0], [4, 3, 0], [4, 4, 1], [5, 4, 1], [6, 4, 5]);
  expect(leadForGood(game, 0)).toEqual({ index: 60, points: [5, 4, 1] });
  expect(leadForGood(game, 1)).toBeUndefined();
});

test('a seat that led before the first move, or only tied at the end, did not take the lead', () => {
  expect(leadForGood(standings([1, 0], [2, 0]), 0)).toBeUndefined();
  expect(leadForGood(standings([0, 0], [1, 0], [1, 1]), 0)).toBeUndefined();
});

test('it is told with both scores', () => {
  const standing = { index: 0, points: [5, 4, 1] };
  expect(leadText(standing, 0, 'Ada', false, 'en')).toBe('Ada takes the lead for good, 5 to 4.');
  expect(leadText(standing, 0, 'Jaunes', false, 'fr')).toBe('Les Jaunes prennent la tête pour de bon, 5 à 4.');
  expect(leadText(standing, 0, 'Ada', true, 'fr')).toBe('Vous prenez la tête pour de bon, 5 à 4.');
});
