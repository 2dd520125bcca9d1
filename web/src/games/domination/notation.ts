/** Parses the notation of a Domination move for lists and sentences, without checking its legality. */
export interface MoveText {
  pair: string;
  /** The two cells it lies between. */
  cells: [string, string];
  /** How many territories it conquers. */
  stars: number;
}

/** The move of a player who can lay nothing. */
export const PASS = 'pass';

export function readMove(text: string): MoveText | null {
  const match = /^([0-6]-[0-6])@([a-h][1-8])([a-h][1-8])(\*{0,2})$/.exec(text);
  if (!match) return null;
  const [, pair = '', one = '', other = '', stars = ''] = match;
  return { pair, cells: [one, other], stars: stars.length };
}

/** The seat that begins, if this is the lot. */
export function lotOf(text: string): number | null {
  const match = /^lot:seat([1-4])$/.exec(text);
  return match ? Number(match[1]) - 1 : null;
}

/** Parses typed input: a pair, a slot, or both; numbers and cells in either order. */
export function typed(text: string): { pair?: string; slot?: string } | null {
  const match = /^(?:([0-6])[-\s]?([0-6]))?\s*@?\s*(?:([a-h][1-8])[-\s]?([a-h][1-8]))?\*{0,2}$/.exec(text.trim().toLowerCase());
  if (!match || match[0].trim() === '') return null;
  const [, a, b, one, other] = match;
  const found: { pair?: string; slot?: string } = {};
  if (a !== undefined && b !== undefined) found.pair = a < b ? `${a}-${b}` : `${b}-${a}`;
  if (one !== undefined && other !== undefined) found.slot = one < other ? one + other : other + one;
  return found.pair === undefined && found.slot === undefined ? null : found;
}
