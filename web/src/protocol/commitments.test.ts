import { beforeEach, describe, expect, it, vi } from 'vitest';
import { matchesCommitment, saveCommitment } from './commitments';

describe('what the host has promised', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it('is compared with what stands at the table', () => {
    saveCommitment('k7qm2pxr', 'ab12');
    expect(matchesCommitment('k7qm2pxr', 'ab12')).toBe(true);
    expect(matchesCommitment('k7qm2pxr', 'ab13')).toBe(false);
  });

  it('is not asked of a table somebody else opened', () => {
    expect(matchesCommitment('k7qm2pxr', 'ab12')).toBeUndefined();
  });

  it('is forgotten by a browser that keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    saveCommitment('k7qm2pxr', 'ab12');
    expect(matchesCommitment('k7qm2pxr', 'ab12')).toBeUndefined();
  });
});
