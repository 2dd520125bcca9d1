import { expect, test } from 'vitest';
import { withPeople } from './texts';

test('players’ names replace sides, whatever they are called', () => {
  expect(withPeople('Crimson and Jade tie for first with 31 glory.', ['Jade', 'Bo', 'Cy', 'Di'], 'en')).toBe('Jade and Di tie for first with 31 glory.');
  expect(withPeople('Après 40 manches, Azur gagne avec 16 points de gloire.', ['Ada', 'Bo'], 'fr')).toBe('Après 40 manches, Bo gagne avec 16 points de gloire.');
});
