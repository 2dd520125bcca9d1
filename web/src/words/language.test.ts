import { expect, test } from 'vitest';
import { preferred } from './language.svelte';

test('the first language we speak is chosen', () => {
  expect(preferred(['de-DE', 'fr-CA', 'en'])).toBe('fr');
  expect(preferred(['en-GB', 'fr'])).toBe('en');
  expect(preferred(['ja'])).toBe('en');
});
