/**
 * A position of Domination as the server sends it to one viewer; `DominationView` on the server documents each field.
 */
export interface DominationPosition {
  layout: string;
  /** Eight strings of eight digits, row 8 first. */
  rows: string[];
  /** The pairs that do not occur four times, on a board that is not exact. */
  misfits?: { pair: string; times: number }[];
  turn: number;
  drawing?: number;
  round: number;
  first: number;
  match: 'single' | 'mirrored';
  game: number;
  laid: Laid[];
  last?: string;
  /** Every pass, with the number of dominoes laid before it; only on a board that is not exact. */
  passes?: { seat: number; after: number }[];
  /** The pairs without a free slot: all that a player who has passed can hold. */
  dead?: string[];
  tokens: { territory: string; seat: number }[];
  scores: Score[];
  /** The number of dominoes each seat holds. */
  racks: number[];
  stock: number;
  /** The number of dominoes of each pair this viewer cannot see, from `0-0` to `6-6`. */
  unseen: number[];
  /** The viewer's own dominoes, sorted; absent for spectators. */
  rack?: string[];
  /** The opponent's rack in a game of two, if it follows from what was seen. */
  deduced?: string[];
  firstGame?: { first: number; scores: Score[] };
  outcome?: { result: string; reason: string };
}

export interface Laid {
  slot: string;
  pair: string;
  seat: number;
}

export interface Score {
  territories: number;
  border: number;
}

export interface DominationMove {
  text: string;
  pair: string;
  slot: string;
  /** The territories it conquers. */
  conquers: string[];
}

export type Faces = 'pips' | 'numerals';
