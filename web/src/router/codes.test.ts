import { expect, test } from 'vitest';
import { formatCode, parseCode } from './codes';

test('a code is formatted in groups of four and parsed however it was typed', () => {
  expect(formatCode('k7qm2pxr')).toBe('K7QM-2PXR');
  expect(parseCode(' K7QM-2PXR ')).toBe('k7qm2pxr');
  expect(parseCode('http://localhost:8080/game/k7qm2pxr?x')).toBe('k7qm2pxr');
  expect(parseCode('?')).toBeNull();
});
