/** Where the pawns stand on the way to thirty. */
export interface Pawn {
  seat: number;
  /** In percent of the way. */
  left: number;
  level: number;
}

/** How near two pawns may come, in percent: their numbers must not cover each other. */
const APART = 7.5;

/** Each at its place, moved aside just so far that none covers another; the order of the race is kept. */
export function pawns(glory: readonly number[]): Pawn[] {
  const sorted = glory.map((pg, seat) => ({ seat, left: Math.min(100, Math.max(0, pg / 0.3)), level: 0 })).sort((a, b) => a.left - b.left || a.seat - b.seat);
  for (let round = 0; round < 12; round++) {
    for (let i = 1; i < sorted.length; i++) {
      const [one, next] = [sorted[i - 1], sorted[i]];
      if (!one || !next) continue;
      const lack = APART - (next.left - one.left);
      if (lack <= 0.01) continue;
      one.left = Math.max(-2 + (i - 1) * APART, one.left - lack / 2);
      next.left = one.left + APART;
    }
    const last = sorted.at(-1);
    const over = (last?.left ?? 0) - 100;
    if (over > 0) for (const pawn of sorted) pawn.left -= over;
  }
  return sorted;
}
