/**
 * What the house asks of a game. `OnShelf` is known before anything is loaded and stays small; `GameTable` is loaded when
 * somebody sits down. The shell (seats, clocks, chat, requests, list of moves, states) is the same for every game and
 * never asks which one it holds.
 */
import type { Component } from 'svelte';
import type { Sound } from '../voice/sounds';
import type { Ending } from '../wire/api';
import type { Language, Made, Move, Text } from '../wire/messages';
import type { Pair } from '../words/language.svelte';

/** A game as it stands on the shelf. */
export interface OnShelf {
  id: string;
  /** The same in both languages. */
  title: string;
  summary: Pair;
  seats: { least: number; most: number };
  /** Seats see different things: where several share a screen, a curtain falls between their turns. */
  hasSecrets: boolean;
  /** What the values of its options mean, as `key=value` or for any key as `value`; others are shown as they are. */
  optionWords: Record<string, Pair>;
  /** The picture on its card. */
  Emblem: Component<{ game: string }>;
  /** What stands for a seat beside a name: a die of its colour, or its shape. */
  Mark: Component<MarkProps>;
  table: () => Promise<GameTable>;
  rules: () => Promise<Component<{ game: string }>>;
  /** Setting up a position by hand, where that can be done. */
  editor?: () => Promise<Component<{ game: string; given: string | null }>>;
}

export interface MarkProps {
  game: string;
  seat: number;
  /** In pixels. */
  size?: number;
}

/** What is loaded to sit at a game. */
export interface GameTable {
  /** Everything one plays with: the board, and what lies in one's own hands. */
  Scene: Component<SceneProps, SceneHandle>;
  /** How a move looks in the list. */
  MoveText: Component<{ game: string; seat: number; text: string }>;
  /** Everything that happened as a story in words, in place of the list of moves. */
  Log?: Component<LogProps>;
  /** What lies beside a seat's name for all to see: captured dice, territories, glory. */
  Tray?: Component<TrayProps>;
  /** Buttons over the board, such as its cameras. */
  Tools?: Component;
  /** The game's own wishes in the table's menu. */
  Settings?: Component<{ game: string }>;
  /** The board looks the same from every seat: there is nothing to turn round. */
  isRound?: boolean;
  /** A game that is over beside best play, where that is known. */
  Hindsight?: Component<HindsightProps>;
  /** How high the scene is on a phone held upright: a CSS length. */
  phoneHeight: () => string;
  words: TableWords;
  /** A move for the ears: “from d1 by d5 to f5, comes up 1”. */
  moveInWords: (text: string, language: Language) => string;
  /** The same as a whole sentence with who it was, where the game has words for that. */
  toldInWords?: (text: string, who: string, isYou: boolean, language: Language) => string;
  /**
   * Something that could be done, where `moveInWords` would say too little.
   *
   * @param position what the seat to move saw
   * @param names what everybody is called, by seat
   */
  optionInWords?: (text: string, position: unknown, names: readonly string[], language: Language) => string;
  /** What chance did, in a sentence; empty where nobody need be told. */
  chanceInWords: (text: string, language: Language) => string;
  soundOf: (text: string) => Sound;
  /** Why a game has ended, by the reason's code, where this edition has words of its own; otherwise the server's. */
  reasons?: Record<string, Pair>;
}

export interface TableWords {
  /** The strip, when it is one's turn. */
  yourTurn: Pair;
  /** The same where several seats share a screen. */
  sideTurn: Pair<(side: string) => string>;
  /** Something is in hand, no move chosen yet; what is declared stands for it. */
  inHand: Pair<(what: string) => string>;
  /** While chance decides. */
  chance: Pair;
  /** Undoing what is in hand, not yet played. */
  back: Pair;
  /** An example of a typed move. */
  typeHint: Pair;
}

export interface HindsightProps {
  endings: Ending[];
  names: string[];
  /** How many moves have been made where one looks. */
  ply: number;
  onGo: (ply: number) => void;
}

export interface LogProps {
  /** The moves one speaks of. */
  history: Made[];
  /** All moves, draws in silence included. */
  all: Made[];
  /** The position where one looks. */
  position: unknown;
  /** What everybody is called, by seat. */
  names: string[];
  /** The seats the viewer holds. */
  you: number[];
  /** How many moves have been made where one looks. */
  ply: number;
  /** The position after that many moves, where the whole game is known. */
  past?: ((ply: number) => unknown) | undefined;
  /** Goes to the position after that many moves; without it the moves are only read. */
  onGo?: ((ply: number) => void) | undefined;
}

export interface TrayProps {
  game: string;
  seat: number;
  position: unknown;
  history: Made[];
  /** The position the game began with, if not its usual one. */
  from: string | undefined;
}

/** A choice that waits for confirmation, and the sentence that says it. */
export interface Choice<M extends Move = Move> {
  move: M;
  sentence: string;
}

/** What a scene is handed. `position` and `moves` are the wire's own; only the game knows their form. */
export interface SceneProps {
  game: string;
  position: unknown;
  /** Legal moves, when it is the viewer's turn. */
  moves: Move[];
  /** The seats the viewer holds, and the one looked through; -3 for none. */
  you: number[];
  as: number;
  /** The seat at the lower edge of the screen. */
  bottom: number;
  seatNames: Text[];
  /** What everybody is called by whoever looks, by seat; otherwise the seats' own names serve. */
  names?: string[] | undefined;
  lastMove?: string | undefined;
  /** What the seat to move is declaring. */
  declared?: string | undefined;
  /** A game is going on, and the viewer sits at it. */
  playing: boolean;
  /** Nothing can be chosen: disconnected, or waiting for an answer. */
  locked: boolean;
  /** A move just made by somebody else, to be shown as it happens; a new object is a new event. */
  animate?: { text: string } | undefined;
  /** What every seat sees, where a game that is over is looked at and nothing is secret any more. */
  hands?: unknown[] | undefined;
  /** What a seat could do if it were its turn. */
  reach?: ((seat: number) => Promise<Move[]>) | undefined;
  /** What is being considered, for the others to see; empty takes it back. */
  onDeclare?: ((text: string) => void) | undefined;
  onChoice?: ((choice: Choice | null) => void) | undefined;
  onConfirm?: ((move: Move) => void) | undefined;
}

/** What became of a typed move: fixed as the choice, something picked up, several moves fit, or none does. */
export type Typed = 'chosen' | 'picked' | 'several' | 'none';

/** What a scene exports besides drawing itself. */
export interface SceneHandle extends Record<string, unknown> {
  /** Plays the choice, if there is one: `onConfirm` is told. */
  confirm: () => void;
  /** One step back; also when the server has refused what was confirmed. */
  cancel: () => void;
  type: (text: string) => Typed;
  focus: () => void;
}

