import type { Translated } from '../../i18n/language.svelte';

/** Descriptions of the option values. */
export const optionTexts: Record<string, Translated> = {
  'layout=A': { en: 'A, most even', fr: 'A, le mieux réparti' },
  'layout=B': { en: 'B, half-turn symmetry', fr: 'B, symétrie d’un demi-tour' },
  'layout=C': { en: 'C, symmetric on both diagonals', fr: 'C, symétrie des deux diagonales' },
  'layout=D': { en: 'D, quarter-turn symmetry', fr: 'D, symétrie d’un quart de tour' },
  'layout=E': { en: 'E, mirror symmetry', fr: 'E, symétrie en miroir' },
  'layout=seed:': { en: 'a new one, from a number', fr: 'un nouveau, d’après un nombre' },
  'first=lot': { en: 'random', fr: 'au hasard' },
  'first=seat1': { en: 'Blue', fr: 'les Bleus' },
  'first=seat2': { en: 'Yellow', fr: 'les Jaunes' },
  'first=seat3': { en: 'Red', fr: 'les Rouges' },
  'first=seat4': { en: 'Green', fr: 'les Verts' },
  'match=single': { en: 'one game', fr: 'une partie' },
  'match=mirrored': { en: 'two games, sides swapped', fr: 'deux parties, camps échangés' },
};
