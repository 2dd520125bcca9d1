import { expect, test } from 'vitest';
test('the test runner runs', () => expect(1).toBe(1));
