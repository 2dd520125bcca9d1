import type { ReplayData, Catalogue } from '../api/client';
import type { FromServer, PlayedMove, Move, Phase, Result, Text } from '../protocol/messages';

/** Every request to the engine and its answer, as docs/browser.md names them. */

/** A position: of a game by its text, of a game file after so many plies, or where the game begins; then moves made from there. */
export type Place = ({ game: string; options?: string[]; position?: string } | { file: string; ply?: number }) & { moves?: string[] };

/** Any of the three is enough; whichever is spent first ends the thought. Time is in milliseconds. */
export type Budget = { nodes: number; depth?: number; time?: number } | { depth: number; time?: number } | { time: number };

/** A player called by name keeps in mind what it thought; the seed decides what it chooses among moves it likes. */
export type Think = { level?: number; seed?: number; who?: string } & Place & Budget;

export type ThinkRequest = { type: 'think' } & Think;

/** A position to be looked at: up to three lines. */
export type Analyse = { lines?: number } & Place & Budget;
export type AnalyseRequest = { type: 'analyse' } & Analyse;

/** A position with three dice at most, whose value is known. */
export type Ending = { lines?: number } & Place;
export type EndingRequest = { type: 'ending' } & Ending;

/** A turn of a game that is over: the one after `ply` moves of a file that tells all. The same nodes give the same review. */
export type Review = { file: string; ply: number; nodes: number; seed?: number };
export type ReviewRequest = { type: 'review' } & Review;

/** Requests that take their time and are asked in a worker of their own. */
export type LongRequest = ThinkRequest | AnalyseRequest | EndingRequest | ReviewRequest;

/** A puzzle, and the right moves of both sides so far. */
export interface Progress {
  id: string;
  moves?: string[];
}

/** A table to be set for one person and bots. */
export interface Opening {
  table: string;
  game: string;
  options?: string[];
  from?: string;
  you: { id: string; name: string };
  bots: { seat: number; level: number }[];
  /** 32 and up to 64 random bytes in hexadecimal. */
  secret: string;
  bytes: string;
  /** The table this is the return game of. */
  returnOf?: string;
}

/** Something done at a table, as the engine wants it kept; only the engine reads more of it than its type. */
export interface Command {
  type: string;
}

/** As much as a list of tables says of one. */
export interface GameSummary {
  phase: Phase;
  yourTurn: boolean;
  /** How many have been made, those of chance too. */
  moves: number;
  result?: string;
}

/** What has to be kept before anybody hears of it: something done at a table, or a new table. */
export type SavedChange = { table: string; about: GameSummary } & ({ deed: Command } | { opening: Opening });

/** A game played elsewhere, to be written down. */
export interface Sheet {
  game: string;
  options?: string[];
  moves: string[];
  /** By seat. */
  names?: string[];
  date?: string;
  event?: string;
  /** What is known of racks that nobody saw. */
  hands?: string;
  /** How it ended, if not on the board: `resigned`, `time` (with `loser`), `agreed-draw`. */
  ended?: string;
  loser?: number;
}

/** One side of a contest of Conan with real cards. */
export interface ContestSide {
  /** Whose it is by the book. */
  seat?: number;
  hero: string;
  pg: number;
  bid: number;
  ally?: string;
  objects?: string[];
  cards?: string[];
  /** An allied hero beside this one, and the hundredths of what is won or lost that are theirs. */
  partner?: { hero: string; pg: number; win: number; loss: number };
}

/** A line of the book of a game of Conan: what everybody gained by seat, and what it was about if that makes or ends a bond. */
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

/** A contest that was fought: the hero's side first; without a challenge it is a duel. Somebody withdraws, or an attribute was named. */
export type ContestAsked = { sides: ContestSide[]; challenge?: string; lines?: readonly LedgerLine[] } & ({ withdraws: number } | { attribute: string; cancels?: string[] });

export type Request =
  | ({ type: 'position' } & Place)
  | ({ type: 'view'; seat?: number } & Place)
  | ({ type: 'moves' } & Place)
  | ({ type: 'play'; move: string } & Place)
  | ({ type: 'perft'; depth: number } & Place)
  | { type: 'shelf' }
  | { type: 'replay'; file: string }
  /** Sets a table, and does again what was done there. */
  | ({ type: 'open'; deeds?: Command[] } & Opening)
  | { type: 'close'; table: string }
  /** Dates are written 2026-03-01. */
  | { type: 'file'; table: string; date: string }
  | { type: 'course'; file: string }
  | LongRequest
  | { type: 'puzzles' }
  | { type: 'puzzle'; id: string }
  | { type: 'puzzle'; date: string }
  | ({ type: 'attempt'; move: string } & Progress)
  | ({ type: 'hint'; n?: number } & Progress)
  | ({ type: 'solution' } & Progress)
  /** Beside a real table: a die somebody tumbled, what was laid whoever held it, the record as a file. */
  | ({ type: 'tumble'; from: string; to: string; face?: number } & Place)
  | { type: 'laid'; game: string; options?: string[]; moves: string[] }
  | ({ type: 'sheet' } & Sheet)
  | ({ type: 'contest'; options?: string[] } & ContestAsked)
  | { type: 'book'; options?: string[]; lines: readonly LedgerLine[] }
  | { type: 'loot'; card: string; share?: number; objects?: 'own' | 'partner' }
  | { type: 'say'; message: object }
  | { type: 'moved'; table: string; number: number; move: string; score: number };

export interface PositionAnswer {
  type: 'position';
  game: string;
  options: string[];
  position: string;
  seats: number;
  /** -1 chance, -2 nobody: the game is over. */
  turn: number;
  round: number;
  hash: string;
  outcome?: Required<Result>;
  /** The move in full, where one was played. */
  played?: string;
}

export interface ViewAnswer {
  type: 'view';
  seat: number;
  view: unknown;
}

export interface MovesAnswer {
  type: 'moves';
  turn: number;
  moves: (Move & { weight?: number })[];
}

export interface PerftAnswer {
  type: 'perft';
  counts: number[];
}

export interface Thought {
  type: 'thought';
  move: string;
  /** In hundredths of an ordinary piece, for the seat to move. */
  score: number;
  line: string[];
  depth: number;
  nodes: number;
}

/** A move and what speaks for it, as one of several. */
export type LineFound = Omit<Thought, 'type'>;

/** The best moves, the best first. */
export interface LinesAnswer {
  type: 'lines';
  lines: LineFound[];
}

/** The same where the ending is solved: nothing is estimated. */
export interface EndingAnswer {
  type: 'ending';
  lines: LineFound[];
}

/** How far solving has got, told on the way. */
export interface Solving {
  type: 'solving';
  plies: number;
  decided: number;
  playable: number;
}

/** Something that could have been done, in ten thousandths of the point, on average over what was possible. */
export interface ChoiceFound {
  move: string;
  mean: number;
  error: number;
  /** How much less than the best one, and how sure that is. */
  behind: number;
  behindError: number;
  /** What each seat ends with if all play best afterwards, where all could be known. */
  ends?: number[];
}

export type ReviewVerdict = 'best' | 'good' | 'slip' | 'blunder';

/** What could be known at a turn, what the choice was worth by that, and how it really lay. */
export interface Reviewed {
  forced: false;
  /** What the bot would have done. */
  preferred: string;
  /** The best first; what was played and what the bot would have done are among them. */
  choices: ChoiceFound[];
  samples: number;
  /** Nothing was hidden any more: no number is an estimate. */
  exact: boolean;
  verdict: ReviewVerdict;
  lost: number;
  truth: { played: number; preferred: number; error: number; lay: 'well' | 'as-expected' | 'badly'; noHarm: boolean };
  /** The rest of the game beside best play, in the game's own form. */
  ending?: { line: string[] };
}

export type ReviewAnswer = { type: 'review'; ply: number; seat: number; played: string } & ({ forced: true } | Reviewed);

/** How far a review has got, told on the way: positions looked at, of about how many. */
export interface Reviewing {
  type: 'reviewing';
  done: number;
  of: number;
}

/** A game file, read: `position` where it does not begin as usual. */
export interface CourseAnswer {
  type: 'course';
  game: string;
  options: string[];
  position?: string;
  moves: PlayedMove[];
  tags: { name: string; value: string }[];
  result: string;
}

/** A puzzle as it stands in the list. */
export interface ListedPuzzle {
  id: string;
  game: string;
  moves: number;
  /** From 1 to 5. */
  stars: number;
  rating: number;
  task: Text;
}

export interface PuzzlesAnswer {
  type: 'puzzles';
  puzzles: ListedPuzzle[];
}

export interface PuzzleAnswer extends ListedPuzzle {
  type: 'puzzle';
  options: string[];
  position: string;
  /** The seat that is to win. */
  solver: number;
}

export type AttemptAnswer = { type: 'attempt' } & (
  | { verdict: 'right'; move: string; reply: string; left: number }
  | { verdict: 'solved'; move: string }
  | { verdict: 'wrong'; move: string; refutation: string[]; sentence: Text }
  | { verdict: 'illegal'; code: string; sentence: Text }
);

export interface HintAnswer {
  type: 'hint';
  n: number;
  of: number;
  sentence: Text;
  /** The die, then also where it goes. */
  squares: string[];
  /** With the last hint. */
  move?: string;
}

export interface SolutionAnswer {
  type: 'solution';
  line: string[];
}

/** What a bot at a table here is to think about. */
export interface Turn {
  type: 'think';
  table: string;
  number: number;
  game: string;
  options: string[];
  position: string;
  level: number;
  seed: number;
  who: string;
}

export interface Reply {
  type: 'said';
  messages: FromServer[];
  kept?: SavedChange[];
  think?: Turn;
}

/** What the rules say of a die that was tumbled on a real board. */
export interface TumbleAnswer {
  type: 'tumble';
  /** `open` if no face was named. */
  verdict: 'right' | 'wrong-face' | 'illegal' | 'open';
  sentence: Text;
  /** Every way that may be taken; `by` is its corner, empty if it is straight; no face for the Key die. */
  ways: { move: string; by: string; fits: boolean; face?: number }[];
  refused: { route: string; code: string; sentence: Text }[];
}

/** Domination seen from outside: a whole course that fits, and what could be laid next by whoever has it. */
export interface LaidAnswer {
  type: 'laid';
  turn: number;
  moves: string[];
  /** The seats that are ahead; none while all are equal. */
  leaders: number[];
  choices: Move[];
}

/** What the rules say of a contest; `choices` while a CANCEL has to be aimed. `view` is that of a table of the two, and of their partners after them. */
export interface ContestAnswer {
  type: 'contest';
  turn: number;
  choices: string[];
  /** The sides whose partners have a part in it, as they follow the two in `view`. */
  partners: number[];
  view: unknown;
}

/** What everybody has by the book of a game of Conan, and how it would end if the heroes' phase began now. */
export interface LedgerAnswer {
  type: 'book';
  goal: number;
  /** The round that is played, and how many there are at most. */
  round: number;
  rounds: number;
  seats: { in: boolean; pg: number; trophies: number; objects: number }[];
  /** The promises and alliances in force, as the terms of a treaty. */
  held: string;
  /** How it ends, or would end; and whether it has. */
  ending?: Required<Result>;
  over?: boolean;
}

/** What an adventure brings to whoever accomplishes it, and to their partner. */
export interface LootAnswer {
  type: 'loot';
  glory: [number, number];
  objects: [number, number];
}

export interface RefusedAnswer {
  type: 'refused';
  code: string;
  sentence: Text;
}

export interface Answers {
  position: PositionAnswer;
  view: ViewAnswer;
  moves: MovesAnswer;
  play: PositionAnswer;
  perft: PerftAnswer;
  course: CourseAnswer;
  think: Thought;
  shelf: Catalogue;
  replay: ReplayData;
  open: Reply & { about: GameSummary };
  close: Reply;
  file: { type: 'file'; file: string };
  analyse: LinesAnswer;
  ending: EndingAnswer;
  review: ReviewAnswer;
  puzzles: PuzzlesAnswer;
  puzzle: PuzzleAnswer;
  attempt: AttemptAnswer;
  hint: HintAnswer;
  solution: SolutionAnswer;
  tumble: TumbleAnswer;
  laid: LaidAnswer;
  sheet: { type: 'sheet'; file: string; result: string };
  contest: ContestAnswer;
  book: LedgerAnswer;
  loot: LootAnswer;
  say: Reply;
  moved: Reply;
}

/** Between the page and the worker. */
export type ToWorker = { engine: string } | { id: number; request: string };
export type FromWorker = { id: number; answer: string } | { id: number; progress: string } | { id: number; failed: string };
