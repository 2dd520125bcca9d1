/** The positions of the pawns on the track to thirty. */
export interface Pawn {
  seat: number;
  /** In percent of the track. */
  left: number;
  level: number;
}

/** The width of a pawn with its number, in pixels. */
const WIDTH = 46;

/**
 * Places each pawn by its glory, shifted just enough that none overlap; the order is kept.
 *
 * @param rail length of the track, in pixels
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
