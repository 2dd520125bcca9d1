/** Where the pawns stand on the way to thirty. */
export interface Pawn {
  seat: number;
  /** In percent of the way. */
  left: number;
  level: number;
}

/** How much of the way a pawn with its number takes, in pixels. */
const WIDTH = 46;

/**
 * Each at its place, moved aside just so far that none covers another; the order of the race is kept.
 *
 * @param rail how long the way is, in pixels
 */
export function pawns(glory: readonly number[], rail = 600): Pawn[] {
  const apart = Math.min(25, (100 * WIDTH) / Math.max(1, rail));
  const sorted = glory.map((pg, seat) => ({ seat, left: Math.min(100, Math.max(0, pg / 0.3)), level: 0 })).sort((a, b) => a.left - b.left || a.seat - b.seat);
  for (let round = 0; round < 12; round++) {
    for (let i = 1; i < sorted.length; i++) {
      const [one, next] = [sorted[i - 1], sorted[i]];
      if (!one || !next) continue;
      const lack = apart - (next.left - one.left);
      if (lack <= 0.01) continue;
      one.left = Math.max(-2 + (i - 1) * apart, one.left - lack / 2);
      next.left = one.left + apart;
    }
    const last = sorted.at(-1);
    const over = (last?.left ?? 0) - 100;
    if (over > 0) for (const pawn of sorted) pawn.left -= over;
  }
  return sorted;
}
