/**
 * What the client asks of a game. `GameEntry` is part of the first load and stays small; `GameUi` is loaded with the first
 * table of the game. The table around it (seats, clocks, chat, requests, list of moves, states) is the same for every game and
 * never asks which one it holds.
 */
import type { Component } from 'svelte';
import type { Sound } from '../ui/sounds';
import type { Ending } from '../api/client';
import type { Language, PlayedMove, Move, Text } from '../protocol/messages';
import type { Translated } from '../i18n/language.svelte';
import type { GameRules } from '../rules/types';

/** A game in the registry. */
export interface GameEntry {
  id: string;
  /** The same in both languages. */
  title: string;
  summary: Translated;
  seats: { min: number; max: number };
  /** Seats see different things: where several share a screen, it is hidden between their turns. */
  hasSecrets: boolean;
  /** What the values of its options mean, as `key=value` or for any key as `value`; others are shown as they are. */
  optionTexts: Record<string, Translated>;
  /** The picture on its card. */
  CoverArt: Component<{ game: string }>;
  /** The icon of a seat next to a name: a die of its colour, or its shape. */
  SeatIcon: Component<SeatIconProps>;
  ui: () => Promise<GameUi>;
  rules: () => Promise<GameRules>;
  /** Setting up a position by hand, where that can be done. */
  editor?: () => Promise<Component<{ game: string; given: string | null }>>;
}

export interface SeatIconProps {
  game: string;
  seat: number;
  /** In pixels. */
  size?: number;
}

/** What is loaded to sit at a game. */
export interface GameUi {
  /** Everything one plays with: the board, and what lies in one's own hands. */
  GameView: Component<GameViewProps, GameViewHandle>;
  /** Nothing chosen yet, among the moves that `at` names from now on. */
  newSelection: (at: () => SelectionContext) => MoveSelection;
  /** How a move looks in the list. */
  MoveText: Component<{ game: string; seat: number; text: string }>;
  /** Everything that happened as a story in words, in place of the list of moves. */
  Log?: Component<LogProps>;
  /** What everybody sees next to a seat's name: captured dice, territories, glory. */
  SeatSummary?: Component<SeatSummaryProps>;
  /** Buttons over the board, such as its cameras. */
  BoardControls?: Component;
  /** The game's own settings in the table's menu. */
  Settings?: Component<{ game: string }>;
  /** The board looks the same from every seat: there is nothing to turn round. */
  isSymmetric?: boolean;
  /** A finished game compared with best play, where that is known. */
  EndgameReview?: Component<EndgameReviewProps>;
  /** How high the scene is on a phone held upright: a CSS length. */
  phoneHeight: () => string;
  texts: GameTexts;
  /** A move for the ears: “from d1 by d5 to f5, comes up 1”. */
  moveText: (text: string, language: Language) => string;
  /** The same as a whole sentence with who it was, where the game has words for that. */
  moveSentence?: (text: string, who: string, isYou: boolean, language: Language) => string;
  /**
   * Something that could be done, where `moveText` would say too little.
   *
   * @param position what the seat to move saw
   * @param names what everybody is called, by seat
   */
  optionText?: (text: string, position: unknown, names: readonly string[], language: Language) => string;
  /** What chance did, in a sentence; empty where nobody need be told. */
  chanceText: (text: string, language: Language) => string;
  /** What was drawn after a move, for whoever may see it; empty for everybody else. */
  drawText?: (text: string, language: Language) => string;
  soundOf: (text: string) => Sound;
  /** Why a game has ended, by the reason's code, where this edition has words of its own; otherwise the server's. */
  reasons?: Record<string, Translated>;
}

export interface GameTexts {
  /** The action bar, when it is the player's turn. */
  yourTurn: Translated;
  /** The same where several seats share a screen. */
  sideTurn: Translated<(side: string) => string>;
  /** While chance decides. */
  chance: Translated;
  /** Undoing what is in hand, not yet played. */
  back: Translated;
  /** An example of a typed move. */
  typeHint: Translated;
}

export interface EndgameReviewProps {
  endings: Ending[];
  names: string[];
  /** How many moves have been made where one looks. */
  ply: number;
  onGo: (ply: number) => void;
}

export interface LogProps {
  /** The moves one speaks of. */
  history: PlayedMove[];
  /** All moves, draws in silence included. */
  all: PlayedMove[];
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

export interface SeatSummaryProps {
  game: string;
  seat: number;
  position: unknown;
  history: PlayedMove[];
  /** The position the game began with, if not its usual one. */
  from: string | undefined;
}

/**
 * The move being chosen. There is one for each board: whoever shows the board makes it, the board changes it, and the action bar reads
 * it. Nobody keeps a copy of what it says.
 */
export interface MoveSelection {
  /** Legal moves, when it is the viewer's turn. */
  readonly moves: readonly Move[];
  /** The whole move that waits for confirmation. */
  readonly chosen: Move | null;
  /** What is chosen or in hand, as the others may be shown it; empty for nothing. */
  readonly declared: string;
  /** The same in a sentence. */
  readonly sentence: string;
  /** Nothing is in hand any more: the position has changed, or another one is looked at. */
  release: () => void;
}

/** What a selection chooses from, and what its sentences need to know. */
export interface SelectionContext {
  moves: readonly Move[];
  position: unknown;
  /** What everybody is called, by seat. */
  names: readonly string[];
  /** The seats the viewer holds. */
  you: readonly number[];
}

/** What a game's view is given. `position` is as the server sent it; only the game knows its form. */
export interface GameViewProps {
  game: string;
  position: unknown;
  /** The move being chosen; without it the position is only looked at. */
  selection?: MoveSelection | undefined;
  /** The seats the viewer holds, and the one looked through; -3 for none. */
  you: number[];
  as: number;
  /** The seat at the lower edge of the screen. */
  bottom: number;
  seatNames: Text[];
  /** What everybody is called by whoever looks, by seat. */
  names: string[];
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
  allViews?: unknown[] | undefined;
  /** What a seat could do if it were its turn. */
  legalMovesOf?: ((seat: number) => Promise<Move[]>) | undefined;
  onConfirm?: ((move: Move) => void) | undefined;
}

/** What became of a typed move: fixed as the choice, something picked up, several moves fit, or none does. */
export type TypedResult = 'chosen' | 'picked' | 'several' | 'none';

/** What a game's view exports besides drawing itself. */
export interface GameViewHandle extends Record<string, unknown> {
  /** Plays the choice, if there is one: `onConfirm` is told. */
  confirm: () => void;
  /** One step back; also when the server has refused what was confirmed. */
  cancel: () => void;
  type: (text: string) => TypedResult;
  focus: () => void;
}

