import { expect, test } from 'vitest';
import { fieldOf } from './fieldOf';

test('a refusal belongs to the field it is about', () => {
  expect(fieldOf('name-taken', ['name', 'password'])).toBe('name');
  expect(fieldOf('password-short', ['name', 'password'])).toBe('password');
  expect(fieldOf('password-short', ['password', 'next'])).toBe('next');
  expect(fieldOf('password-common', ['password', 'next'])).toBe('next');
  expect(fieldOf('password-wrong', ['password', 'next'])).toBe('password');
  expect(fieldOf('wrong-credentials', ['name', 'password'])).toBe('password');
  expect(fieldOf('code-wrong', ['name', 'code', 'next'])).toBe('code');
  expect(fieldOf('invalid-name', ['passkeyName', 'password'])).toBe('passkeyName');
});

test('a refusal about no field of the form belongs to the form', () => {
  expect(fieldOf('busy', ['name', 'password'])).toBe(null);
  expect(fieldOf('code-wrong', ['name', 'password'])).toBe(null);
});
