import { expect, test } from 'vitest';
import { leadTaken, resultText, scoresAfter } from './decisive';

const made = (seat: number, text: string) => ({ seat, text, round: 1 });
const HISTORY = [made(0, '2-5@c3d3*'), made(-1, 'draw:?'), made(1, '1-1@a1b1**'), made(0, '2-2@b2c2**'), made(1, '3-3@d4e4'), made(1, '1-2@e4f4*'), made(0, '1-2@g4h4*')];
const score = (territories: number) => ({ territories, border: 0 });
const final = (a: number, b: number, result: string) => ({ position: { scores: [score(a), score(b)] }, history: HISTORY, from: undefined, result, reason: undefined });

test('the winner took the lead for good with the last conquest that broke a tie', () => {
  expect(leadTaken(final(4, 3, '1-0'))).toEqual({ index: 6, points: [4, 3] });
});

test('a game that began in the middle counts what was conquered before', () => {
  expect(leadTaken(final(4, 4, '1-0'))).toBeUndefined();
  expect(leadTaken(final(5, 5, '1/2-1/2'))).toBeUndefined();
  expect(leadTaken(final(6, 6, '0-1'))).toBeUndefined();
  expect(leadTaken(final(9, 3, '1-0'))).toBeUndefined();
  expect(leadTaken(final(5, 4, '1-0'))).toEqual({ index: 6, points: [5, 4] });
});

test('the result is told with the name of the winner', () => {
  const told = (reason: string, you: number[], language: 'en' | 'fr') => resultText({ result: '0-1', reason }, { scores: [score(20), { territories: 29, border: 13 }] }, { names: ['Ada', 'Jaunes'], you }, language);
  expect(told('most-territories', [0], 'en')).toBe('Jaunes has the most territories: 29.');
  expect(told('most-territories', [1], 'en')).toBe('You have the most territories: 29.');
  expect(told('most-territories', [], 'fr')).toBe('Les Jaunes ont le plus de territoires\u00a0: 29.');
  expect(told('most-border-territories', [1], 'fr')).toBe('À égalité avec 29 territoires, vous avez le plus de territoires en bordure\u00a0: 13.');
  expect(told('resigned', [1], 'en')).toBeUndefined();
});

test('the list of moves counts the territories', () => {
  expect(scoresAfter(HISTORY)).toEqual(['= 1', '', '= 2', '= 3', '', '= 3', '= 4']);
  expect(scoresAfter([...HISTORY.map(move => ({ ...move, round: 9 })), made(0, '1-2@g4h4*')]).at(-1)).toBe('= 1');
});
