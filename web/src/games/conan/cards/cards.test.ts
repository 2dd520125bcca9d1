import { expect, test } from 'vitest';
import { pictureOf } from './art/pictures';
import { adventureOn, cardText, cardOf, cardsInHands, quoted, slotOf } from './cards';
import { guide } from '../guide/guide';
import { positions, sections } from '../rules';
import { asked } from '../texts';

test('the text of a card includes everything printed on it', () => {
  expect(cardText('moor-reavers', 'en')).toBe('Foe, minor. Strength 6, Cunning 5, Spirit 3.');
  expect(cardText('steppe-archer', 'fr')).toBe('Allié. Force 4, Ruse 5, Esprit 3. S’engage pour 3 points de gloire.');
  expect(cardText('lantern-wood', 'en')).toBe('Adventure. Difficulty 3. Loot: 4 glory and an object.');
  expect(quoted('feint', 'fr')).toBe('« Feinte »');
});

test('every card has its own picture; resolution cards share theirs by effect', () => {
  const ids = [...cardsInHands('en').map(({ id }) => id), 'orsa', 'tesk', 'velmire', 'rovane', 'ilme', 'haldrec', 'garane', 'jorin', 'ashre', 'marrec', 'basalt-mace', 'boar-spear', 'chroniclers-lute'];
  const pictures = ids.filter(id => cardOf(id).kind !== 'resolution').map(id => pictureOf(cardOf(id)));
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(pictureOf(cardOf('feint'))).toContain('+2');
});

test('a card from another set is shown by its name only', () => {
  expect(cardOf('unheard-of').name.fr).toBe('unheard-of');
  expect(pictureOf(cardOf('unheard-of'))).toContain('<path');
});

test('every step has a question, and the guide explains only existing steps', () => {
  for (const step of Object.keys(guide)) expect(Object.keys(asked)).toContain(step);
});

test('the rules have three small boards, and every section is in both languages', () => {
  expect(sections.filter(part => part.board)).toHaveLength(3);
  expect(Object.values(positions).every(text => !text.includes('FACING'))).toBe(true);
  for (const part of sections) for (const { en, fr } of part.text) expect(en.length * fr.length).toBeGreaterThan(0);
});

test('every adventure has its own slot, numbered as in the rules', () => {
  // ConanCompanionTest checks the same for the engine.
  expect(slotOf('buried-city')).toBe('a14');
  expect(adventureOn('a14')).toBe('buried-city');
  expect(adventureOn('a21')).toBe('');
});
