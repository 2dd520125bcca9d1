import { expect, test } from 'vitest';
import { WIN } from './judgement';
import { scoreSentence, scoreText } from './score';

const EN = ['White', 'Black'];
const FR = ['Blancs', 'Noirs'];

test('scores are given for the first seat, whichever side is to move', () => {
  expect(scoreText(135, 0, EN, 'en')).toBe('+1.35');
  expect(scoreText(135, 1, EN, 'en')).toBe('−1.35');
  expect(scoreText(-40, 1, FR, 'fr')).toBe('+0,40');
  expect(scoreText(0, 1, EN, 'en')).toBe('0.00');
});

test('a forced end says who wins, and in how many moves', () => {
  expect(scoreText(WIN - 5, 0, EN, 'en')).toBe('White wins in 3');
  expect(scoreText(4 - WIN, 0, FR, 'fr')).toBe('Noirs\u00a0: gain en 2');
  expect(scoreSentence(WIN - 1, 1, EN, 'en')).toBe('Black wins in 1');
});

test('a score is a sentence for screen readers', () => {
  expect(scoreSentence(135, 1, EN, 'en')).toBe('Black is ahead by 1.35 dice');
  expect(scoreSentence(0, 1, FR, 'fr')).toBe('égalité');
});
