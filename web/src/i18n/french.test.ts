import { expect, test } from 'vitest';
import { capital, de, que, spaced, to, toPlayer } from './french';

test('a vowel is elided, a side is a plural', () => {
  expect(['Azur', 'Ambre', 'Jade', 'Élodie', 'Hugo', 'Blancs', '\u2068أمل\u2069'].map(de)).toEqual(['d’Azur', 'd’Ambre', 'de Jade', 'd’Élodie', 'd’Hugo', 'des Blancs', 'de \u2068أمل\u2069']);
  expect(['Jade', 'Noirs'].map(to)).toEqual(['à Jade', 'aux Noirs']);
  expect(['Jade', 'Jaunes'].map(toPlayer)).toEqual(['à Jade', 'au joueur jaune']);
  expect(capital('aux Verts')).toBe('Aux Verts');
});

test('a sentence does not break before its punctuation', () => {
  expect(spaced('Vraiment ? « Feinte » : 3 points.')).toBe('Vraiment\u00a0? «\u00a0Feinte\u00a0»\u00a0: 3 points.');
  expect([que('Azur perd'), que('vous perdez')]).toEqual(['qu’Azur perd', 'que vous perdez']);
});
