/** A position of Domination as the server tells it to one viewer; `DominationView` on the server says what each field means. */
export interface DominationPosition {
  layout: string;
  /** Eight texts of eight digits, row 8 first. */
  rows: string[];
  turn: number;
  drawing?: number;
  round: number;
  first: number;
  match: 'single' | 'mirrored';
  game: number;
  laid: Laid[];
  last?: string;
  tokens: { territory: string; seat: number }[];
  scores: Score[];
  /** How many dominoes each seat holds. */
  racks: number[];
  stock: number;
  /** How many of each pair this viewer cannot see, from `0-0` to `6-6`. */
  unseen: number[];
  /** One's own dominoes, sorted; not for those who watch. */
  rack?: string[];
  /** The other rack of two, where it follows from what was seen. */
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
