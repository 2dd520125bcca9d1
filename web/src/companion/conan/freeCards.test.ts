import { expect, test } from 'vitest';
import { freeCard, withFree } from './freeCards';

test.each([
  ['foe 7-6-4', { kind: 'challenge', type: 'foe', attributes: { strength: 7, cunning: 6, spirit: 4 } }],
  ['Ennemi 7-6-4', { type: 'foe', name: { en: 'Foe 7-6-4', fr: 'Ennemi 7-6-4' } }],
  ['ally 5-4-2 costs 3', { type: 'ally', cost: 3, attributes: { strength: 5, cunning: 4, spirit: 2 } }],
  ['allié 5-4-2 coûte 3', { type: 'ally', cost: 3 }],
  ['Difficulty 4, loot 5', { kind: 'adventure', difficulty: 4, loot: { glory: 5, objects: 0 } }],
  ['Difficulté 4, butin 5, objets 1', { difficulty: 4, loot: { glory: 5, objects: 1 } }],
  ['hero 12/3/0', { kind: 'hero', attributes: { strength: 12, cunning: 3, spirit: 0 } }],
  ['+2 Force', { type: 'resolution', effects: [{ op: 'ADD', when: 'RESOLUTION', n: 2, attribute: 'strength' }] }],
  ['+1', { effects: [{ op: 'ADD', when: 'RESOLUTION', n: 1, attribute: 'any' }] }],
])('%s is a card', (text, card) => expect(freeCard(text)).toMatchObject(card));

test.each(['', 'foe', 'foe 7-6', 'ally 5-4-2', 'foe 7-6-4 costs 3', 'foe 21-1-1', 'Difficulty 0, loot 1', '+0', '+2 luck', 'dragon 1-1-1'])('%s is none', text => expect(freeCard(text)).toBeNull());

test('ids have letters and hyphens only, and a set in one language gets names in it', () => {
  const cards = ['foe 7-6-4', 'ally 5-4-2 costs 13', 'Difficulty 4, loot 5'].flatMap(text => freeCard(text) ?? []);
  for (const { id } of cards) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(withFree({ set: 'x', version: 1, languages: ['fr'], cards: [] }, cards).cards[0]?.name).toEqual({ fr: 'Ennemi 7-6-4' });
});
