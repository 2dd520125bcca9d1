import { expect, test } from 'vitest';
import { preferredLanguage } from './language.svelte';

test('the first supported language is chosen', () => {
  expect(preferredLanguage(['de-DE', 'fr-CA', 'en'])).toBe('fr');
  expect(preferredLanguage(['en-GB', 'fr'])).toBe('en');
  expect(preferredLanguage(['ja'])).toBe('en');
});
