/** Every message of the socket, version 1, as docs/protocol.md names them. */

/** A sentence for people, in both languages. */
export interface Text {
  en: string;
  fr: string;
}

export type Language = 'en' | 'fr';

export type ClockTerms =
  | { kind: 'none' }
  | { kind: 'increment'; base: number; increment: number }
  | { kind: 'days'; days: number };

export interface You {
  id: string;
  name: string;
  kind: PersonKind;
}

export type PersonKind = 'guest' | 'account' | 'bot' | 'gone';

export interface Person {
  name: string;
  kind: PersonKind;
}

export type People = Record<string, Person>;

/** What is agreed before anybody sits down. */
export interface Terms {
  game: string;
  options: string[];
  clock: ClockTerms;
  listed: boolean;
  opener: string;
  seatNames: Text[];
  commitment: string;
  /** What the host commits itself to for the return game. */
  returnCommitment: string;
  from?: string;
  rematchOf?: string;
}

export type Phase = 'waiting' | 'playing' | 'ended' | 'closed';

export interface Seat {
  person?: string;
  bot?: number;
}

/** A legal move: its text, and what its game needs to draw it. */
export interface Move {
  text: string;
}

export interface Clocks {
  left?: number[];
  running?: number;
}

export interface Offers {
  draw: number[];
  takeback?: number;
  agreed?: number[];
}

export interface Vote {
  seat: number;
  by: string[];
}

export interface Chance {
  bytes: string[];
  secret?: string;
}

export interface Result {
  result?: string;
  reason?: string;
  sentence?: Text;
}

export interface Rematch {
  by: string[];
  table?: string;
}

export interface PlayedMove {
  seat: number;
  text: string;
  round: number;
}

/** All that may change at a table. `P` and `M` are the game's own. */
export interface State<P = unknown, M extends Move = Move> {
  phase: Phase;
  seats: Seat[];
  you: number[];
  as: number;
  turn: number;
  position: P;
  moves: M[];
  clocks: Clocks;
  offers: Offers;
  votes: Vote[];
  chance: Chance;
  result: Result;
  rematch: Rematch;
  history: PlayedMove[];
}

export interface ChatLine {
  number: number;
  person: string;
  at: number;
  text: string;
}

export type TableEvent =
  | { kind: 'opened'; by: string }
  | { kind: 'sat'; seat: number; person: string; bytes: string }
  | { kind: 'sat'; seat: number; bot: number }
  | { kind: 'stood'; seat: number }
  | { kind: 'closed' }
  | { kind: 'started' }
  | { kind: 'drawn'; seat: number; text: string; round: number; draw: number }
  | { kind: 'played'; seat: number; text: string; round: number; spent: number }
  | { kind: 'draw-offered' | 'draw-refused'; seat: number }
  | { kind: 'takeback-asked' | 'takeback-agreed' | 'takeback-refused' | 'taken-back'; seat: number }
  | { kind: 'resigned' | 'time-ran-out'; seat: number }
  | { kind: 'voted'; by: string; seat: number }
  | { kind: 'handed-over'; seat: number; bot: number }
  | { kind: 'ended'; reason: string; secret: string }
  | { kind: 'rematch-offered'; by: string }
  | { kind: 'rematch-agreed'; table: string };

export interface WelcomeMessage {
  type: 'welcome';
  version: number;
  /** Nobody, for somebody who only watches. */
  you?: You | null;
  heartbeat: number;
}

export interface TableMessage {
  type: 'table';
  id?: number;
  table: string;
  number: number;
  terms: Terms;
  state: State;
  people: People;
  here: string[];
  /** Not told again when somebody at the table has become somebody else. */
  chat?: ChatLine[];
}

export interface EventMessage {
  type: 'event';
  table: string;
  number: number;
  at: number;
  event: TableEvent;
  state?: Partial<State>;
  people?: People;
}

export interface DeclaredMessage {
  type: 'declared';
  table: string;
  seat: number;
  text: string;
}

export interface ChatMessage {
  type: 'chat';
  table: string;
  line: ChatLine;
}

export interface HereMessage {
  type: 'here';
  table: string;
  person: string;
  here: boolean;
}

export interface DoneMessage {
  type: 'done';
  id: number;
  number: number;
}

/** Why not: the code never changes, the sentence is for people. */
export interface Refusal {
  code: string;
  sentence: string;
}

export interface RefusedMessage extends Refusal {
  type: 'refused';
  id: number;
  number?: number;
}

/** What a seat could do if it were its turn. */
export interface LookMessage {
  type: 'look';
  id: number;
  table: string;
  number: number;
  seat: number;
  moves: Move[];
}

export interface ByeMessage extends Refusal {
  type: 'bye';
}

/** What is told about a table, as opposed to answers and greetings. */
export type AboutTable = TableMessage | EventMessage | DeclaredMessage | ChatMessage | HereMessage;

export type FromServer =
  | WelcomeMessage
  | AboutTable
  | DoneMessage
  | RefusedMessage
  | LookMessage
  | ByeMessage
  | { type: 'pong' };

/** What one may do at a table; the socket adds `id` and `table`. */
export type Command =
  | { type: 'sit'; number: number; seat?: number; bytes: string }
  | { type: 'leave' | 'resign' | 'draw' | 'refuse-draw' | 'takeback' | 'refuse-takeback'; number: number }
  | { type: 'play'; number: number; move: string }
  | { type: 'vote'; number: number; seat: number }
  | { type: 'rematch'; number: number; bytes: string }
  | { type: 'declare'; number: number; text: string }
  | { type: 'chat'; number: number; text: string }
  | { type: 'mute'; number: number; person: string; muted: boolean };
