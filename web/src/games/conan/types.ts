/** A position of Conan as the server sends it to one viewer; `ConanView` on the server documents each field. */
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
  /** The viewer's own cards, sorted; absent for spectators. */
  hand?: string[];
  /** The ally to be hired or overcome: `a3.1`. */
  facing?: string;
  contest?: ContestView;
  settled?: SettledView;
  /** `table`: outside the vocabulary, so that its player states what it does. */
  effect?: { seat: number; left: number; en: string; fr: string; table?: true };
  /** What a player states that an effect does, until it is refused or carried out. */
  stated?: { by: number; text: string; en: string; fr: string };
  offer?: OfferView;
  alliances: AllianceView[];
  treaties: number;
  promises: PromiseView[];
  outcome?: { result: string; reason: string };
}

/** The setup, the four phases of a round, the end. */
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
  | 'over'
  | 'table-answer';

export interface SeatView {
  in: boolean;
  /** A card id, or empty before one is drawn. */
  hero: string;
  pg: number;
  /** The hero's slot, such as `a3`, or empty. */
  at: string;
  /** The round in which the hero arrived there. */
  arrived: number;
  ally: string;
  /** The seat of the allied hero; -1 for none. */
  partner: number;
  objects: string[];
  trophies: string[];
  hand: number;
  /** Whether the seat has earned PG for a card in this phase. */
  paid: boolean;
  proposed: number;
  /** The cards of that hand which this viewer has seen through treaties. */
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
  /** The seats that have seen it. */
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
  /** What each side has in Strength, Cunning and Spirit before any card, the hero's side first. */
  values: [Values, Values];
  /** Once an attribute is named: the one that decides, and both totals, counting the cards this viewer sees. */
  deciding?: Attribute;
  totals?: [number, number];
}

export type Values = [strength: number, cunning: number, spirit: number];

/** What a card does when it is turned up in a contest. */
export type CardUse = 'add' | 'shift' | 'cancel' | 'edge' | 'bluff';

/** The last contest, as visible to all. A hero acts once a round, so round and hero identify the contest. */
export interface SettledView {
  round: number;
  hero: number;
  other: number;
  duel: boolean;
  /** The challenge, or empty in a duel. */
  card: string;
  withdrawn: boolean;
  /** The attribute that was compared; empty after a withdrawal. */
  attribute: Attribute | '';
  /** The hero's side first. */
  totals: [number, number];
  laid: { seat: number; card: string; cancelled: boolean; use: CardUse; adds: number }[];
  winner: number;
  /** What the losing side lost, in PG. */
  stake: number;
  /** PG by seat; partners share. */
  moved: number[];
}

export interface LaidView {
  seat: number;
  cancelled: boolean;
  card?: string;
  /** With the card. */
  use?: CardUse;
  adds?: number;
}

/** What came of a move, as everybody could see it; `MoveFacts` on the server documents each field. */
export interface MoveFacts {
  step: Step;
  drawing?: number;
  slots?: { slot: string; card: string }[];
  challenge?: { owner: number; card?: string };
  hired?: { card: string; cost: number };
  contest?: ContestFacts;
  accomplished?: { seat: number; card: string; loot: number; partner?: number; shared?: number };
  found?: { seat: number; card: string };
  signed?: boolean;
  out?: number[];
  glory?: GloryChange[];
  over?: { reason: string; winners: number[] };
}

export interface ContestFacts extends SettledView {
  /** The card of the adventure it was fought on; empty for none. */
  adventure: string;
  /** The heroes' cards, the hero's side first; empty for a challenge. */
  heroes: [string, string];
  bids: [number, number];
  values: [Values, Values];
}

export interface GloryChange {
  seat: number;
  before: number;
  after: number;
  why: { by: GlorySource; n: number }[];
}

export type GlorySource = 'start' | 'card' | 'contest' | 'loot' | 'hire' | 'steal' | 'treaty' | 'effect';

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
  /** `own`, `partner`, a seat from 1, or `turn` and a seat. */
  object: string;
  /** Whether the percentages are those of the first seat, whoever acts; otherwise of the one who does not act. */
  bySeat?: boolean;
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

/** A legal move and the pieces it uses. */
export interface ConanMove {
  text: string;
  does: string;
  card?: string;
  slot?: string;
  challenge?: string;
  seat?: number;
  to?: string;
  n?: number;
  /** For a card laid face down: what it does in a contest, and what it adds to the attribute named. */
  use?: CardUse;
  adds?: number;
}
