import { expect, test } from 'vitest';
import { withPeople } from './texts';

test('players’ names replace sides, whatever they are called', () => {
  expect(withPeople('Crimson and Jade share the win with 31 PG.', ['Jade', 'Bo', 'Cy', 'Di'], 'en')).toBe('Jade and Di share the win with 31 PG.');
  expect(withPeople('Après 40 tours, Azur gagne avec 16 PG.', ['Ada', 'Bo'], 'fr')).toBe('Après 40 tours, Bo gagne avec 16 PG.');
});
