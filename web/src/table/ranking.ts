import type { ScoreColumn } from '../games/types';

export interface Ranked {
  seat: number;
  /** From 1; seats that are level have the same. */
  place: number;
}

/**
 * The seats of a finished game, best first: by their share in the win, then by their points.
 *
 * @param result each seat's share: `1-0`, `1/2-1/2`, `0-1-0-0`
 */
export function ranking(result: string, columns: readonly ScoreColumn[], seats: number): Ranked[] {
  const shares = result.split('-').map(share => (share === '0' ? 0 : 1));
  const points = (seat: number) => [shares[seat] ?? 0, ...columns.map(({ values }) => values[seat] ?? 0)];
  const compare = (a: number, b: number) => {
    const [one, other] = [points(a), points(b)];
    const at = one.findIndex((value, i) => value !== other[i]);
    return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
  };
  const order = Array.from({ length: seats }, (_, seat) => seat).sort((a, b) => compare(a, b) || a - b);
  return order.map((seat, at) => ({ seat, place: 1 + order.slice(0, at).filter(other => compare(other, seat) !== 0).length }));
}
