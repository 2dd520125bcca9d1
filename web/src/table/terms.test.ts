import { expect, test } from 'vitest';
import { catalogue } from '../games/catalogue';
import { gameEntry } from '../games/registry';
import { unusualRules } from './terms';

const rules = (game: string, options: string[], language: 'en' | 'fr') => unusualRules(game, options, catalogue, gameEntry(game)?.optionTexts ?? {}, language);

test('only what differs from the usual rules is listed, in words', () => {
  expect(rules('conquest', [], 'en')).toEqual([]);
  expect(rules('conquest', ['keySquare=key', 'first=lot'], 'en')).toEqual([]);
  const [one, two] = rules('conquest', ['keyCaptures=no', 'noProgress=40'], 'fr');
  expect(one).toBe('Le dé clef peut prendre : non');
  expect(two).toMatch(/ : 40$/);
});

test('the number of players is not a rule', () => {
  expect(rules('domination', ['seats=3'], 'en')).toEqual([]);
});
