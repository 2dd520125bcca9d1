import { expect, test } from 'vitest';
import { canRunEngine, unsupportedText } from './support';

test('a browser without workers cannot run the engine, and the text says so in both languages', () => {
  expect(typeof Worker).toBe('undefined');
  expect(canRunEngine()).toBe(false);
  expect(unsupportedText.en).not.toBe(unsupportedText.fr);
});
