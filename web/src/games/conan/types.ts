/** A position of Conan as the server tells it to one viewer; `ConanView` on the server says what each field means. */
export interface ConanPosition {
  step: Step;
  phase: Phase;
  turn: number;
  actor: number;
  drawing?: number;
  round: number;
  first: number;
  lap: number;
  passes: number;
  seats: SeatView[];
  adventures: AdventureView[];
  pile: number;
  discard: string[];
  loot: number;
  bottom: string[];
  /** One's own cards, sorted; not for those who watch. */
  hand?: string[];
  /** The ally to be hired or overcome: `a3.1`. */
  facing?: string;
  contest?: ContestView;
  settled?: SettledView;
  effect?: { seat: number; left: number; en: string; fr: string };
  offer?: OfferView;
  alliances: AllianceView[];
  treaties: number;
  promises: PromiseView[];
  outcome?: { result: string; reason: string };
}

/** Setting up, the four phases of a round, the end. */
export type Phase = 'setting-up' | 'cards' | 'heroes' | 'diplomacy' | 'draw' | 'over';

export type Step =
  | 'hero-draw'
  | 'swap'
  | 'swap-answer'
  | 'adventure-draw'
  | 'first-lot'
  | 'challenge-draw'
  | 'challenge-lay'
  | 'deal'
  | 'place'
  | 'cards'
  | 'effect'
  | 'heroes'
  | 'ally'
  | 'auction'
  | 'naming'
  | 'laying'
  | 'cancelling'
  | 'diplomacy'
  | 'answer'
  | 'draw'
  | 'over';

export interface SeatView {
  in: boolean;
  /** A card, or empty while none is drawn. */
  hero: string;
  pg: number;
  /** Where the hero stands: `a3`, or empty. */
  at: string;
  /** In which round the hero came there. */
  arrived: number;
  ally: string;
  /** The seat of the allied hero; -1 for none. */
  partner: number;
  objects: string[];
  trophies: string[];
  hand: number;
  /** Has earned PG for a card in this phase. */
  paid: boolean;
  proposed: number;
  /** What this viewer has seen in that hand through treaties. */
  known: string[];
}

export interface AdventureView {
  slot: string;
  card: string;
  difficulty: number;
  challenges: ChallengeView[];
}

export interface ChallengeView {
  owner: number;
  up: boolean;
  /** Which seats have seen it. */
  seen: number[];
  /** Only if this viewer knows it. */
  card?: string;
}

export interface ContestView {
  hero: number;
  other: number;
  duel: boolean;
  /** `a3.1`, or empty in a duel. */
  challenge: string;
  /** The hero's side first. */
  bids: [number, number];
  cap: number;
  attribute: Attribute | '';
  laid: LaidView[];
}

/** How the last contest went, as everybody saw it. A hero acts once a round: round and hero say which one it was. */
export interface SettledView {
  round: number;
  hero: number;
  other: number;
  duel: boolean;
  /** The challenge, or empty in a duel. */
  card: string;
  withdrawn: boolean;
  /** What was compared in the end; empty if somebody withdrew. */
  attribute: Attribute | '';
  /** The hero's side first. */
  totals: [number, number];
  laid: { seat: number; card: string; cancelled: boolean }[];
  winner: number;
  /** What the loser's side lost. */
  stake: number;
  /** PG by seat; partners share. */
  moved: number[];
}

export interface LaidView {
  seat: number;
  cancelled: boolean;
  card?: string;
}

export interface OfferView {
  by: number;
  asked: number[];
  text: string;
  en: string;
  fr: string;
}

export interface AllianceView {
  seats: [number, number];
  win: number;
  loss: number;
  loot: number;
  object: 'own' | 'partner';
}

export interface PromiseView {
  treaty: number;
  by: number;
  kind: 'no-challenge' | 'no-duel';
  /** `a3`, or `seat2`. */
  target: string;
  until: number;
}

export type Attribute = 'strength' | 'cunning' | 'spirit';
export const ATTRIBUTES: readonly Attribute[] = ['strength', 'cunning', 'spirit'];

/** A legal move, and what it is done with. */
export interface ConanMove {
  text: string;
  does: string;
  card?: string;
  slot?: string;
  challenge?: string;
  seat?: number;
  to?: string;
  n?: number;
}
