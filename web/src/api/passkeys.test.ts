import { expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from './passkeys';

test('bytes are written as base64url without padding', () => {
  const bytes = Uint8Array.from([0xfb, 0xff, 0xfe, 0x00]);
  expect(toBase64Url(bytes.buffer)).toBe('-__-AA');
  expect([...fromBase64Url('-__-AA')]).toEqual([...bytes]);
});
