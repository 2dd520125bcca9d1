import { expect, test } from 'vitest';
import { supported, unsupported } from './support';

test('where there are no workers the browser cannot think, and the sentence says so in both languages', () => {
  expect(typeof Worker).toBe('undefined');
  expect(supported()).toBe(false);
  expect(unsupported.en).not.toBe(unsupported.fr);
});
