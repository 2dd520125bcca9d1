/* Written by `npm run types` from engine.schema.json. Not to be changed by hand. */
import type { Catalogue as HttpCatalogue, ReplayData as HttpReplay } from '../api/client';
import type { ClientMessage, Move, PlayedMove, ServerMessage, Text } from '../protocol/socketMessages';

/**
 * Everything the engine can be asked.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "Request".
 */
export type Request =
  | ({
      type: 'position';
    } & RequestPosition)
  | ({
      type: 'view';
      seat?: number;
    } & RequestPosition)
  | ({
      type: 'moves';
    } & RequestPosition)
  | ({
      type: 'play';
      move: string;
    } & RequestPosition)
  | ({
      type: 'perft';
      depth: number;
    } & RequestPosition)
  | {
      type: 'games';
    }
  | {
      type: 'replay';
      file: string;
    }
  | ({
      type: 'open';
      commands?: Command[];
    } & Opening)
  | {
      type: 'close';
      table: string;
    }
  | {
      type: 'file';
      table: string;
      date: string;
      /**
       * Who writes it, with the version.
       */
      program?: string;
    }
  | {
      type: 'read-file';
      file: string;
    }
  | LongRequest
  | {
      type: 'puzzles';
    }
  | {
      type: 'puzzle';
      id: string;
    }
  | {
      type: 'puzzle';
      date: string;
    }
  | ({
      type: 'attempt';
      move: string;
    } & PuzzleProgress)
  | ({
      type: 'hint';
      n?: number;
    } & PuzzleProgress)
  | ({
      type: 'solution';
    } & PuzzleProgress)
  | ({
      type: 'tumble';
      from: string;
      to: string;
      face?: number;
    } & RequestPosition)
  | {
      type: 'observe-dominoes';
      game: string;
      options?: string[];
      moves: string[];
    }
  | {
      type: 'card-set';
      /**
       * Its JSON.
       */
      set: string;
    }
  | ({
      type: 'opening';
    } & RequestPosition)
  | {
      type: 'check-board';
      cells: string;
    }
  | ({
      type: 'score-sheet';
    } & ScoreSheet)
  | ({
      type: 'contest';
      options?: string[];
      /**
       * A card set of the players' own, as a JSON text.
       */
      material?: string;
    } & ContestRequest)
  | {
      type: 'ledger';
      options?: string[];
      /**
       * A card set of the players' own, as a JSON text.
       */
      material?: string;
      lines: LedgerLine[];
    }
  | {
      type: 'loot';
      /**
       * A card set of the players' own, as a JSON text.
       */
      material?: string;
      card: string;
      share?: number;
      objects?: 'own' | 'partner';
    }
  | {
      type: 'send';
      message: ClientMessage;
    }
  | {
      type: 'bot-move';
      table: string;
      seq: number;
      move: string;
      score: number;
    };
/**
 * A position: of a game by its text, of a game file after so many plies, or where the game begins; then moves made from there.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "RequestPosition".
 */
export type RequestPosition = (
  | {
      game: string;
      options?: string[];
      /**
       * A card set of the players' own, as a JSON text.
       */
      material?: string;
      position?: string;
    }
  | {
      file: string;
      ply?: number;
    }
) & {
  moves?: string[];
};
/**
 * Requests that take their time and are asked in a worker of their own.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "LongRequest".
 */
export type LongRequest = ThinkRequest | AnalyseRequest | EndingRequest | ReviewRequest;
/**
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "ThinkRequest".
 */
export type ThinkRequest = {
  type: 'think';
} & Think;
/**
 * A player called by name keeps what it found; the seed decides what it chooses among moves it likes.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "Think".
 */
export type Think = {
  level?: number;
  seed?: number;
  player?: string;
} & RequestPosition &
  Budget;
/**
 * Any of the three is enough; whichever is spent first ends the search. Time is in milliseconds.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "Budget".
 */
export type Budget =
  | {
      nodes: number;
      depth?: number;
      time?: number;
    }
  | {
      depth: number;
      time?: number;
    }
  | {
      time: number;
    };
/**
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "AnalyseRequest".
 */
export type AnalyseRequest = {
  type: 'analyse';
} & Analyse;
/**
 * A position to be analysed: up to three lines.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "Analyse".
 */
export type Analyse = {
  lines?: number;
} & RequestPosition &
  Budget;
/**
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "EndingRequest".
 */
export type EndingRequest = {
  type: 'ending';
} & Ending;
/**
 * A position with three dice at most, whose value is known.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "Ending".
 */
export type Ending = {
  lines?: number;
} & RequestPosition;
/**
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "ReviewRequest".
 */
export type ReviewRequest = {
  type: 'review';
} & Review;
/**
 * A contest that was fought: the hero's side first; without a challenge it is a duel. Somebody withdraws, or an attribute was named.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "ContestRequest".
 */
export type ContestRequest = {
  sides: ContestSide[];
  challenge?: string;
  lines?: LedgerLine[];
} & (
  | {
      withdraws: number;
    }
  | {
      attribute: string;
      cancels?: string[];
    }
);
/**
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "Catalogue".
 */
export type Catalogue = HttpCatalogue;
/**
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "Replay".
 */
export type Replay = HttpReplay;
/**
 * What has to be saved before it is shown: something done at a table, or a new table.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "SavedChange".
 */
export type SavedChange = {
  table: string;
  about: GameSummary;
} & (
  | {
      command: Command;
    }
  | {
      opening: Opening;
    }
);
/**
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "Phase".
 */
export type Phase = 'waiting' | 'playing' | 'ended' | 'closed';
/**
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "ReviewAnswer".
 */
export type ReviewAnswer = {
  type: 'review';
  ply: number;
  seat: number;
  played: string;
} & (
  | {
      forced: true;
    }
  | ReviewDetails
);
/**
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "ReviewVerdict".
 */
export type ReviewVerdict = 'best' | 'good' | 'mistake' | 'blunder';
/**
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "AttemptAnswer".
 */
export type AttemptAnswer = {
  type: 'attempt';
} & (
  | {
      verdict: 'right';
      move: string;
      reply: string;
      left: number;
    }
  | {
      verdict: 'solved';
      move: string;
    }
  | {
      verdict: 'wrong';
      move: string;
      refutation: string[];
      message: Text;
    }
  | {
      verdict: 'illegal';
      code: string;
      message: Text;
    }
);

export interface EngineMessages {
  Request?: Request;
  Answers?: Answers;
  SolvingProgress?: SolvingProgress;
  ReviewProgress?: ReviewProgress;
  RefusedAnswer?: RefusedAnswer;
}
/**
 * Something done at a table, to be saved as it is; only the engine reads more of it than its type.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "Command".
 */
export interface Command {
  type: string;
}
/**
 * A table to be created for one person and bots.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "Opening".
 */
export interface Opening {
  table: string;
  game: string;
  options?: string[];
  /**
   * A card set of the players' own, as a JSON text.
   */
  material?: string;
  startPosition?: string;
  you: {
    id: string;
    name: string;
  };
  bots: {
    seat: number;
    level: number;
  }[];
  /**
   * 32 and up to 64 random bytes in hexadecimal.
   */
  secret: string;
  seatBytes: string;
  /**
   * The table this is the rematch of.
   */
  rematchOf?: string;
}
/**
 * A turn of a game that is over: the one after `ply` moves of a file that tells all. The same nodes give the same review.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "Review".
 */
export interface Review {
  file: string;
  ply: number;
  nodes: number;
  seed?: number;
}
/**
 * A puzzle, and the right moves of both sides so far.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "PuzzleProgress".
 */
export interface PuzzleProgress {
  id: string;
  moves?: string[];
}
/**
 * A game played elsewhere, to be written as a file.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "ScoreSheet".
 */
export interface ScoreSheet {
  game: string;
  options?: string[];
  moves: string[];
  /**
   * By seat.
   */
  names?: string[];
  date?: string;
  event?: string;
  /**
   * What is known of racks that nobody saw.
   */
  hands?: string;
  /**
   * Who writes it, with the version.
   */
  program?: string;
  /**
   * How it ended, if not on the board: `resigned`, `time` (with `loser`), `agreed-draw`.
   */
  ended?: string;
  loser?: number;
}
/**
 * One side of a contest of Conan with real cards.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "ContestSide".
 */
export interface ContestSide {
  /**
   * Whose it is by the ledger.
   */
  seat?: number;
  hero: string;
  pg: number;
  bid: number;
  ally?: string;
  objects?: string[];
  cards?: string[];
  /**
   * An allied hero beside this one, and the hundredths of what is won or lost that are theirs.
   */
  partner?: {
    hero: string;
    pg: number;
    win?: number;
    loss?: number;
  };
}
/**
 * A line of the ledger of a game of Conan: what everybody gained by seat, and what it was about if that makes or ends a bond.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "LedgerLine".
 */
export interface LedgerLine {
  what?: string;
  glory: number[];
  trophies?: number[];
  objects?: number[];
  seat?: number;
  card?: string;
  driven?: number;
  terms?: string;
}
/**
 * What each type of request is answered with, if it is not refused.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "Answers".
 */
export interface Answers {
  position: PositionAnswer;
  view: ViewAnswer;
  moves: MovesAnswer;
  play: PositionAnswer;
  perft: PerftAnswer;
  'read-file': ReadFileAnswer;
  think: ThinkAnswer;
  games: Catalogue;
  replay: Replay;
  open: OpenReply;
  close: Reply;
  file: FileAnswer;
  analyse: LinesAnswer;
  ending: EndingAnswer;
  review: ReviewAnswer;
  puzzles: PuzzlesAnswer;
  puzzle: PuzzleAnswer;
  attempt: AttemptAnswer;
  hint: HintAnswer;
  solution: SolutionAnswer;
  opening: OpeningAnswer;
  tumble: TumbleAnswer;
  'card-set': CardSetAnswer;
  'observe-dominoes': ObserveDominoesAnswer;
  'check-board': CheckBoardAnswer;
  'score-sheet': ScoreSheetAnswer;
  contest: ContestAnswer;
  ledger: LedgerAnswer;
  loot: LootAnswer;
  send: Reply;
  'bot-move': Reply;
}
/**
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "PositionAnswer".
 */
export interface PositionAnswer {
  type: 'position';
  game: string;
  options: string[];
  position: string;
  seats: number;
  /**
   * -1 chance, -2 nobody: the game is over.
   */
  turn: number;
  round: number;
  hash: string;
  outcome?: Outcome;
  /**
   * The move in full, where one was played.
   */
  played?: string;
}
/**
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  result: string;
  reason: string;
  sentence: Text;
}
/**
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "ViewAnswer".
 */
export interface ViewAnswer {
  type: 'view';
  seat: number;
  view: unknown;
}
/**
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "MovesAnswer".
 */
export interface MovesAnswer {
  type: 'moves';
  turn: number;
  moves: DescribedMove[];
}
/**
 * A legal move, and how likely it is where chance decides.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "DescribedMove".
 */
export interface DescribedMove {
  text: string;
  weight?: number;
}
/**
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "PerftAnswer".
 */
export interface PerftAnswer {
  type: 'perft';
  counts: number[];
}
/**
 * A game file, read: `position` where it does not begin as usual.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "ReadFileAnswer".
 */
export interface ReadFileAnswer {
  type: 'read-file';
  game: string;
  options: string[];
  position?: string;
  moves: PlayedMove[];
  tags: {
    name: string;
    value: string;
  }[];
  result: string;
}
/**
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "ThinkAnswer".
 */
export interface ThinkAnswer {
  type: 'thought';
  move: string;
  /**
   * In hundredths of an ordinary piece, for the seat to move.
   */
  score: number;
  line: string[];
  depth: number;
  nodes: number;
}
/**
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "OpenReply".
 */
export interface OpenReply {
  type: 'reply';
  messages: ServerMessage[];
  records?: SavedChange[];
  think?: BotTurn;
  about: GameSummary;
}
/**
 * As much as a list of tables says of one.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "GameSummary".
 */
export interface GameSummary {
  phase: Phase;
  yourTurn: boolean;
  /**
   * How many have been made, those of chance too.
   */
  moves: number;
  result?: string;
}
/**
 * What a bot at a local table is to think about.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "BotTurn".
 */
export interface BotTurn {
  type: 'think';
  table: string;
  seq: number;
  game: string;
  options: string[];
  /**
   * A card set of the players' own, as a JSON text.
   */
  material?: string;
  position: string;
  level: number;
  seed: number;
  player: string;
}
/**
 * What a local table answers: messages of the socket, what has to be saved first, and whose turn it is to think.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "Reply".
 */
export interface Reply {
  type: 'reply';
  messages: ServerMessage[];
  records?: SavedChange[];
  think?: BotTurn;
}
/**
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "FileAnswer".
 */
export interface FileAnswer {
  type: 'file';
  file: string;
}
/**
 * The best moves, the best first.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "LinesAnswer".
 */
export interface LinesAnswer {
  type: 'lines';
  lines: AnalysisLine[];
}
/**
 * A move and what speaks for it, as one of several.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "AnalysisLine".
 */
export interface AnalysisLine {
  move: string;
  /**
   * In hundredths of an ordinary piece, for the seat to move.
   */
  score: number;
  line: string[];
  depth: number;
  nodes: number;
}
/**
 * The same where the ending is solved: nothing is estimated.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "EndingAnswer".
 */
export interface EndingAnswer {
  type: 'ending';
  lines: AnalysisLine[];
}
/**
 * What could be known at a turn, what the choice was worth by that, and how it really was.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "ReviewDetails".
 */
export interface ReviewDetails {
  forced: false;
  /**
   * What the bot would have done.
   */
  preferred: string;
  /**
   * The best first; what was played and what the bot would have done are among them.
   */
  choices: ReviewedMove[];
  samples: number;
  /**
   * Nothing was hidden any more: no number is an estimate.
   */
  exact: boolean;
  verdict: ReviewVerdict;
  lost: number;
  /**
   * The same trials in the position as it really was.
   */
  actual: {
    played: number;
    preferred: number;
    error: number;
    /**
     * Whether the move played was worth more there than could be expected.
     */
    luck: 'lucky' | 'as-expected' | 'unlucky';
    /**
     * It was worth no less than the bot's.
     */
    harmless: boolean;
  };
  /**
   * The rest of the game beside best play, in the game's own form.
   */
  ending?: {
    line: string[];
  };
}
/**
 * Something that could have been done, in ten thousandths of the point, on average over what was possible.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "ReviewedMove".
 */
export interface ReviewedMove {
  move: string;
  mean: number;
  error: number;
  /**
   * How much less than the best one.
   */
  behind: number;
  /**
   * How sure that is.
   */
  behindError: number;
  /**
   * What each seat ends with if all play best afterwards, where all could be known.
   */
  finalScores?: number[];
}
/**
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "PuzzlesAnswer".
 */
export interface PuzzlesAnswer {
  type: 'puzzles';
  puzzles: ListedPuzzle[];
}
/**
 * A puzzle in the list.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "ListedPuzzle".
 */
export interface ListedPuzzle {
  id: string;
  game: string;
  moves: number;
  /**
   * From 1 to 5.
   */
  stars: number;
  rating: number;
  task: Text;
}
/**
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "PuzzleAnswer".
 */
export interface PuzzleAnswer {
  type: 'puzzle';
  id: string;
  game: string;
  moves: number;
  /**
   * From 1 to 5.
   */
  stars: number;
  rating: number;
  task: Text;
  options: string[];
  position: string;
  /**
   * The seat that is to win.
   */
  solver: number;
}
/**
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "HintAnswer".
 */
export interface HintAnswer {
  type: 'hint';
  n: number;
  of: number;
  sentence: Text;
  /**
   * The die, then also where it goes.
   */
  squares: string[];
  /**
   * With the last hint.
   */
  move?: string;
}
/**
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "SolutionAnswer".
 */
export interface SolutionAnswer {
  type: 'solution';
  line: string[];
}
/**
 * The key of a position in the tables of openings, and its legal moves as they are written there.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "OpeningAnswer".
 */
export interface OpeningAnswer {
  type: 'opening';
  /**
   * 16 hexadecimal digits, the same for positions that are alike.
   */
  key: string;
  /**
   * The game whose table has these rules, if any has.
   */
  edition?: string;
  /**
   * The name of the opening.
   */
  name?: Text;
  moves: {
    text: string;
    route: number;
  }[];
}
/**
 * What the rules say of a die that was tumbled on a real board.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "TumbleAnswer".
 */
export interface TumbleAnswer {
  type: 'tumble';
  /**
   * `open` if no face was named.
   */
  verdict: 'right' | 'wrong-face' | 'illegal' | 'open';
  sentence: Text;
  /**
   * Every way that may be taken; `by` is its corner, empty if it is straight; no face for the Key die.
   */
  ways: {
    move: string;
    by: string;
    fits: boolean;
    face?: number;
  }[];
  refused: {
    route: string;
    code: string;
    message: Text;
  }[];
}
/**
 * What there is to say about a card set; `fingerprint`, `material` and `maxSeats` if it can be played.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "CardSetAnswer".
 */
export interface CardSetAnswer {
  type: 'card-set';
  /**
   * The wording of each card, if all of them are valid.
   */
  cards: {
    id: string;
    text: Text;
  }[];
  /**
   * To how many players it cannot be dealt, and why.
   */
  missing: {
    seats: number;
    message: Text;
  }[];
  problem?: Text;
  fingerprint?: string;
  /**
   * The set without pictures, for tables.
   */
  material?: string;
  maxSeats?: number;
}
/**
 * Domination seen from outside: a whole course that fits, and what could be laid next by whoever has it.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "ObserveDominoesAnswer".
 */
export interface ObserveDominoesAnswer {
  type: 'observe-dominoes';
  turn: number;
  moves: string[];
  /**
   * The seats that are ahead; none while all are equal.
   */
  leaders: number[];
  choices: Move[];
}
/**
 * What is wrong with a typed board so far; its layout once it is full.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "CheckBoardAnswer".
 */
export interface CheckBoardAnswer {
  type: 'check-board';
  empty: number;
  tooOften: WrongPair[];
  tooSeldom: WrongPair[];
  /**
   * The value of the option, once the board is full.
   */
  layout?: string;
  exact?: boolean;
  notice?: Text;
}
/**
 * A pair that does not occur four times on a board, and where it does.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "WrongPair".
 */
export interface WrongPair {
  pair: string;
  times: number;
  slots: string[];
}
/**
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "ScoreSheetAnswer".
 */
export interface ScoreSheetAnswer {
  type: 'score-sheet';
  file: string;
  result: string;
}
/**
 * What the rules say of a contest.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "ContestAnswer".
 */
export interface ContestAnswer {
  type: 'contest';
  turn: number;
  /**
   * While a CANCEL has to be aimed.
   */
  choices: string[];
  /**
   * The sides whose partners have a part in it, as they follow the two in `view`.
   */
  partners: number[];
  /**
   * A table of the two, and of their partners after them.
   */
  view: unknown;
}
/**
 * What everybody has by the ledger of a game of Conan, and how it would end if the heroes' phase began now.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "LedgerAnswer".
 */
export interface LedgerAnswer {
  type: 'ledger';
  goal: number;
  /**
   * The round that is played.
   */
  round: number;
  /**
   * How many there are at most.
   */
  rounds: number;
  seats: {
    in: boolean;
    pg: number;
    trophies: number;
    objects: number;
  }[];
  /**
   * The promises and alliances in force, as the terms of a treaty.
   */
  held: string;
  ending?: Outcome1;
  /**
   * Whether it has ended.
   */
  over?: boolean;
}
/**
 * How it ends, or would end.
 */
export interface Outcome1 {
  result: string;
  reason: string;
  sentence: Text;
}
/**
 * What an adventure brings to whoever accomplishes it, and to their partner.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "LootAnswer".
 */
export interface LootAnswer {
  type: 'loot';
  glory: [number, number];
  objects: [number, number];
}
/**
 * How far solving has got.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "SolvingProgress".
 */
export interface SolvingProgress {
  type: 'solving';
  plies: number;
  decided: number;
  playable: number;
}
/**
 * How far a review has got: positions analysed, of about how many.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "ReviewProgress".
 */
export interface ReviewProgress {
  type: 'reviewing';
  done: number;
  of: number;
}
/**
 * Nothing has changed: a code that never changes, and a message for people.
 *
 * This interface was referenced by `EngineMessages`'s JSON-Schema
 * via the `definition` "RefusedAnswer".
 */
export interface RefusedAnswer {
  type: 'refused';
  code: string;
  message: Text;
}
