import { beforeEach, describe, expect, it, vi } from 'vitest';
import { matchesCommitment, saveCommitment } from './commitments';

describe('the host’s commitment', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it('is compared with the table’s', () => {
    saveCommitment('k7qm2pxr', 'ab12');
    expect(matchesCommitment('k7qm2pxr', 'ab12')).toBe(true);
    expect(matchesCommitment('k7qm2pxr', 'ab13')).toBe(false);
  });

  it('is not checked at a table opened by another player', () => {
    expect(matchesCommitment('k7qm2pxr', 'ab12')).toBeUndefined();
  });

  it('is not checked by a browser without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    saveCommitment('k7qm2pxr', 'ab12');
    expect(matchesCommitment('k7qm2pxr', 'ab12')).toBeUndefined();
  });
});
