/* Written by `npm run types` from socket.schema.json. Not to be changed by hand. */

export type SocketMessage = ClientMessage | ServerMessage;
/**
 * What a client may say.
 */
export type ClientMessage =
  | HelloCommand
  | PingCommand
  | SubscribeCommand
  | UnsubscribeCommand
  | ThreatsCommand
  | KnownPositionCommand
  | SitCommand
  | LeaveCommand
  | PlayCommand
  | ResignCommand
  | OfferDrawCommand
  | DeclineDrawCommand
  | RequestTakebackCommand
  | DeclineTakebackCommand
  | VoteReplaceCommand
  | OfferRematchCommand
  | DeclareCommand
  | ChatCommand
  | MuteCommand;
/**
 * A number of the client's own that comes back with the answer.
 */
export type RequestId = number;
export type TableName = string;
/**
 * The number of an event at a table, from 1; 0 for none.
 */
export type Seq = number;
export type SeatNumber = number;
/**
 * 1 to 64 bytes in hexadecimal
 */
export type SeatBytes = string;
export type PersonId = string;
/**
 * What the server says.
 */
export type ServerMessage =
  | WelcomeMessage
  | PongMessage
  | TableMessage
  | EventMessage
  | DoneMessage
  | RefusedMessage
  | ThreatsMessage
  | KnownPositionMessage
  | DeclaredMessage
  | ChatMessage
  | PresenceMessage
  | ClosingMessage;
export type PersonKind = 'guest' | 'account' | 'bot' | 'deleted';
/**
 * Milliseconds, since 1970 where a moment is meant.
 */
export type Millis = number;
export type ClockTerms =
  | {
      kind: 'none';
    }
  | {
      kind: 'increment';
      baseMs: number;
      incrementMs: number;
    }
  | {
      kind: 'days';
      days: number;
    };
export type Level = number;
export type Position = unknown;
/**
 * For programs; it never changes.
 */
export type ReasonCode = string;
/**
 * What happened, as this viewer may see it.
 */
export type TableEvent =
  | {
      kind: 'opened';
      by: PersonId;
    }
  | {
      kind: 'sat';
      seat: SeatNumber;
      person: PersonId;
      seatBytes: SeatBytes;
    }
  | {
      kind: 'sat';
      seat: SeatNumber;
      bot: Level;
    }
  | {
      kind: 'left';
      seat: SeatNumber;
    }
  | {
      kind: 'closed';
    }
  | {
      kind: 'started';
    }
  | {
      kind: 'chance-drawn';
      seat: -1;
      text: string;
      round: number;
      facts?: Facts;
      drawIndex: number;
    }
  | {
      kind: 'played';
      seat: SeatNumber;
      text: string;
      round: number;
      facts?: Facts;
      spentMs: Millis;
    }
  | {
      kind: 'draw-offered';
      seat: SeatNumber;
    }
  | {
      kind: 'draw-declined';
      seat: SeatNumber;
    }
  | {
      kind: 'takeback-requested';
      seat: SeatNumber;
    }
  | {
      kind: 'takeback-agreed';
      seat: SeatNumber;
    }
  | {
      kind: 'takeback-declined';
      seat: SeatNumber;
    }
  | {
      kind: 'taken-back';
      seat: SeatNumber;
    }
  | {
      kind: 'resigned';
      seat: SeatNumber;
    }
  | {
      kind: 'time-ran-out';
      seat: SeatNumber;
    }
  | {
      kind: 'replace-voted';
      by: PersonId;
      seat: SeatNumber;
    }
  | {
      kind: 'replaced-by-bot';
      seat: SeatNumber;
      bot: Level;
    }
  | {
      kind: 'ended';
      reason: ReasonCode;
      secret: string;
    }
  | {
      kind: 'rematch-offered';
      by: PersonId;
    }
  | {
      kind: 'rematch-agreed';
      table: TableName;
    };
/**
 * For people, in the language asked for.
 */
export type RefusalMessage = string;

/**
 * First of all.
 */
export interface HelloCommand {
  type: 'hello';
  version: 1;
  language: string;
}
export interface PingCommand {
  type: 'ping';
}
export interface SubscribeCommand {
  type: 'subscribe';
  id: RequestId;
  table: TableName;
  /**
   * The last number seen on an earlier visit; 0 for the whole table.
   */
  afterSeq: number;
}
export interface UnsubscribeCommand {
  type: 'unsubscribe';
  id: RequestId;
  table: TableName;
}
/**
 * What could this side do if it were its turn?
 */
export interface ThreatsCommand {
  type: 'threats';
  id: RequestId;
  table: TableName;
  seat: number;
}
/**
 * Asks for a position to be advised on. Only in a game in progress in which all the others are bots.
 */
export interface KnownPositionCommand {
  type: 'known-position';
  id: RequestId;
  table: TableName;
}
export interface SitCommand {
  type: 'sit';
  id: RequestId;
  table: TableName;
  seq: Seq;
  seat?: SeatNumber;
  seatBytes: SeatBytes;
}
export interface LeaveCommand {
  type: 'leave';
  id: RequestId;
  table: TableName;
  seq: Seq;
}
export interface PlayCommand {
  type: 'play';
  id: RequestId;
  table: TableName;
  seq: Seq;
  move: string;
}
export interface ResignCommand {
  type: 'resign';
  id: RequestId;
  table: TableName;
  seq: Seq;
}
export interface OfferDrawCommand {
  type: 'offer-draw';
  id: RequestId;
  table: TableName;
  seq: Seq;
}
export interface DeclineDrawCommand {
  type: 'decline-draw';
  id: RequestId;
  table: TableName;
  seq: Seq;
}
export interface RequestTakebackCommand {
  type: 'request-takeback';
  id: RequestId;
  table: TableName;
  seq: Seq;
}
export interface DeclineTakebackCommand {
  type: 'decline-takeback';
  id: RequestId;
  table: TableName;
  seq: Seq;
}
export interface VoteReplaceCommand {
  type: 'vote-replace';
  id: RequestId;
  table: TableName;
  seq: Seq;
  seat: SeatNumber;
}
export interface OfferRematchCommand {
  type: 'offer-rematch';
  id: RequestId;
  table: TableName;
  seq: Seq;
  seatBytes: SeatBytes;
}
export interface DeclareCommand {
  type: 'declare';
  id: RequestId;
  table: TableName;
  seq: Seq;
  text: string;
}
export interface ChatCommand {
  type: 'chat';
  id: RequestId;
  table: TableName;
  seq?: Seq;
  text: string;
}
export interface MuteCommand {
  type: 'mute';
  id: RequestId;
  table?: TableName;
  seq?: Seq;
  person: PersonId;
  muted: boolean;
}
/**
 * The answer to hello. Without you for somebody who only watches.
 */
export interface WelcomeMessage {
  type: 'welcome';
  version: 1;
  you?: You;
  heartbeat: Millis;
}
export interface You {
  id: PersonId;
  name: string;
  kind: PersonKind;
}
export interface PongMessage {
  type: 'pong';
}
/**
 * A whole table. Without id and chat in HTTP, and on a socket when somebody at the table has become somebody else.
 */
export interface TableMessage {
  type: 'table';
  table: TableName;
  seq: number;
  terms: Terms;
  state: State;
  people: People;
  present: PersonId[];
  id?: RequestId;
  chat?: ChatLine[];
}
/**
 * What never changes at a table.
 */
export interface Terms {
  game: string;
  options: string[];
  clock: ClockTerms;
  listed: boolean;
  opener: PersonId;
  /**
   * @minItems 2
   */
  seatNames: Text[];
  commitment: string;
  rematchCommitment: string;
  startPosition?: string;
  rematchOf?: TableName;
}
/**
 * A sentence or a name in both languages.
 */
export interface Text {
  en: string;
  fr: string;
}
/**
 * All that may change at a table.
 */
export interface State {
  phase: 'waiting' | 'playing' | 'ended' | 'closed';
  seats: Seat[];
  yourSeats: SeatNumber[];
  /**
   * The seat looked through; -3 for none.
   */
  viewSeat: number;
  /**
   * The seat to move; -1 chance, -2 nobody.
   */
  turn: number;
  position: Position;
  moves: Move[];
  clocks: {
    remainingMs?: number[];
    /**
     * -1 for none
     */
    running?: number;
  };
  offers: {
    draw: SeatNumber[];
    takeback?: SeatNumber;
    agreed?: SeatNumber[];
  };
  /**
   * Whether this viewer may offer a draw, or agree to one.
   */
  canOfferDraw: boolean;
  /**
   * Whether this viewer may take back a move, or ask to.
   */
  canTakeBack: boolean;
  replaceVotes: {
    seat: SeatNumber;
    by: PersonId[];
  }[];
  chance: {
    /**
     * Items: Empty for a seat nobody has taken, and for a bot.
     */
    seatBytes: string[];
    secret?: string;
  };
  result: {
    result?: string;
    reason?: ReasonCode;
    sentence?: Text;
  };
  rematch: {
    by: PersonId[];
    table?: TableName;
  };
  history: PlayedMove[];
}
/**
 * Who has a seat: a person, a bot of the server by its level, or nobody.
 */
export interface Seat {
  person?: PersonId;
  bot?: Level;
}
/**
 * A legal move: its text, and what the game adds to draw it.
 */
export interface Move {
  text: string;
}
/**
 * A move made, as this viewer could read it.
 */
export interface PlayedMove {
  /**
   * -1 for chance
   */
  seat: number;
  text: string;
  round: number;
  facts?: Facts;
}
/**
 * What came of a move beyond its text, as everybody could see it; the form belongs to the game.
 */
export interface Facts {}
/**
 * Who the ids are.
 */
export interface People {
  [k: string]: Person;
}
export interface Person {
  name: string;
  kind: PersonKind;
}
/**
 * A line of chat.
 */
export interface ChatLine {
  seq: number;
  person: PersonId;
  at: Millis;
  text: string;
}
/**
 * Something happened. The state comes with the last of several events that happen at once.
 */
export interface EventMessage {
  type: 'event';
  table: TableName;
  seq: number;
  at: Millis;
  event: TableEvent;
  people?: People;
  state?: StateChange;
}
/**
 * The fields of the state that have changed.
 */
export interface StateChange {
  phase?: 'waiting' | 'playing' | 'ended' | 'closed';
  seats?: Seat[];
  yourSeats?: SeatNumber[];
  /**
   * The seat looked through; -3 for none.
   */
  viewSeat?: number;
  /**
   * The seat to move; -1 chance, -2 nobody.
   */
  turn?: number;
  position?: Position;
  moves?: Move[];
  clocks?: {
    remainingMs?: number[];
    /**
     * -1 for none
     */
    running?: number;
  };
  offers?: {
    draw: SeatNumber[];
    takeback?: SeatNumber;
    agreed?: SeatNumber[];
  };
  /**
   * Whether this viewer may offer a draw, or agree to one.
   */
  canOfferDraw?: boolean;
  /**
   * Whether this viewer may take back a move, or ask to.
   */
  canTakeBack?: boolean;
  replaceVotes?: {
    seat: SeatNumber;
    by: PersonId[];
  }[];
  chance?: {
    /**
     * Items: Empty for a seat nobody has taken, and for a bot.
     */
    seatBytes: string[];
    secret?: string;
  };
  result?: {
    result?: string;
    reason?: ReasonCode;
    sentence?: Text;
  };
  rematch?: {
    by: PersonId[];
    table?: TableName;
  };
  history?: PlayedMove[];
}
/**
 * It happened and is written down. The number is 0 where no table is concerned.
 */
export interface DoneMessage {
  type: 'done';
  id: RequestId;
  seq: Seq;
}
/**
 * It was not done, unless the code is `outcome-unknown` or `internal-error`: then it may have been. After `time-ran-out` the events of that were sent before.
 */
export interface RefusedMessage {
  type: 'refused';
  id?: RequestId;
  code: ReasonCode;
  message: RefusalMessage;
  seq?: Seq;
}
/**
 * What a side could do if it were its turn.
 */
export interface ThreatsMessage {
  type: 'threats';
  id: RequestId;
  table: TableName;
  seq: number;
  seat: number;
  moves: Move[];
}
/**
 * A position that the sender's seat cannot tell from the true one, with everything hidden from it replaced.
 */
export interface KnownPositionMessage {
  type: 'known-position';
  id: RequestId;
  table: TableName;
  seq: number;
  seat: SeatNumber;
  /**
   * In the game's notation.
   */
  position: string;
}
/**
 * What somebody considers; empty for nothing any more.
 */
export interface DeclaredMessage {
  type: 'declared';
  table: TableName;
  seat: SeatNumber;
  text: string;
}
export interface ChatMessage {
  type: 'chat';
  table: TableName;
  line: ChatLine;
}
export interface PresenceMessage {
  type: 'presence';
  table: TableName;
  person: PersonId;
  present: boolean;
}
/**
 * Said before the server closes the connection.
 */
export interface ClosingMessage {
  type: 'closing';
  code: ReasonCode;
  message: RefusalMessage;
}
