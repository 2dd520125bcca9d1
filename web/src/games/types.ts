/**
 * The interface between the client and a game. `GameEntry` is part of the first load and stays small; `GameUi` is
 * loaded with the first table of the game. The table around it (seats, clocks, chat, requests, list of moves, states)
 * is the same for every game and never depends on which one it is.
 */
import type { Component } from 'svelte';
import type { Sound } from '../ui/sounds';
import type { Ending } from '../api/client';
import type { Language, PlayedMove, Move, Result, Text } from '../protocol/messages';
import type { Translated } from '../i18n/language.svelte';
import type { GameRules } from '../rules/types';
import type { PlaybackHandle } from '../table/playback.svelte';

/** A game in the registry. */
export interface GameEntry {
  id: string;
  /** The same in both languages. */
  title: string;
  summary: Translated;
  seats: { min: number; max: number };
  /** Whether seats see different things: then a shared screen is hidden between turns. */
  hasSecrets: boolean;
  /** Descriptions of option values, as `key=value`, or as `value` for any key; others are shown as they are. */
  optionTexts: Record<string, Translated>;
  /** Values of an option that the user has made, and the page where they are made. */
  ownValues?: Record<string, OwnValues>;
  /** A recommendation for a value of an option, given the strongest computer at the table; null for none. */
  advice?: (key: string, level: number) => Translated | null;
  /** The picture on its card. */
  CoverArt: Component<{ game: string }>;
  /** The icon of a seat next to a name: a die of its colour, or its shape. */
  SeatIcon: Component<SeatIconProps>;
  ui: () => Promise<GameUi>;
  rules: () => Promise<GameRules>;
  /** The option that names the players' own material, and the sets of it in this browser that can be played. */
  material?: { option: string; choices: () => Promise<MaterialChoice[]>; manage: Translated; manageUrl: string };
  /** The position editor, if the game has one. */
  editor?: () => Promise<Component<{ game: string; given: string | null }>>;
}

/** Material of the players' own. */
export interface MaterialChoice {
  /** The value of the option. */
  value: string;
  title: string;
  /** For tables in this browser. */
  material: string;
  /** For the server: with pictures. */
  file: string;
  maxSeats: number;
}

export interface OwnValues {
  list: () => { value: string; name: string; notice?: Translated }[];
  /** What an unnamed one is called. */
  unnamed: Translated;
  page: string;
  pageText: Translated;
}

export interface SeatIconProps {
  game: string;
  seat: number;
  /** In pixels. */
  size?: number;
}

/** The part of a game loaded for a table. */
export interface GameUi {
  /** The playing area: the board, and the viewer's own hand. */
  GameView: Component<GameViewProps, GameViewHandle>;
  /** Creates an empty selection; `at` gives its current context. */
  newSelection: (at: () => SelectionContext) => MoveSelection;
  /** Shows the players' own material from now on, such as another card set; null for the usual one. */
  useMaterial?: (text: string | null) => void;
  /** A move in the list. */
  MoveText: Component<{ game: string; seat: number; text: string }>;
  /** A note after each move of the list, such as the score it leads to; empty for none. */
  moveNotes?: (history: readonly PlayedMove[]) => string[];
  /** A log in words, in place of the list of moves. */
  Log?: Component<LogProps>;
  /** Public facts next to a seat's name: captured dice, territories, glory. */
  SeatSummary?: Component<SeatSummaryProps>;
  /** Buttons over the board, such as its cameras. */
  BoardControls?: Component;
  /** The game's own settings in the table's menu. */
  Settings?: Component<{ game: string }>;
  /** Whether the board looks the same from every seat, so that it cannot be flipped. */
  isSymmetric?: boolean;
  /** A finished game compared with best play, if that is known. */
  EndgameReview?: Component<EndgameReviewProps>;
  /** The height of the scene on a phone in portrait: a CSS length. */
  phoneHeight: () => string;
  texts: GameTexts;
  /** A move for screen readers: “from d1 by d5 to f5, comes up 1”. */
  moveText: (text: string, language: Language) => string;
  /** The same as a whole sentence with its player, if the game has one. */
  moveSentence?: (text: string, who: string, isYou: boolean, language: Language) => string;
  /**
   * A move as an option, where `moveText` would say too little.
   *
   * @param position what the seat to move saw
   * @param names the players' names, by seat
   */
  optionText?: (text: string, position: unknown, names: readonly string[], language: Language) => string;
  /** A chance move in a sentence; empty if it needs no announcement. */
  chanceText: (text: string, language: Language) => string;
  /** A draw after a move, for viewers who may see it; empty for all others. */
  drawText?: (text: string, language: Language) => string;
  /** A picture of what was drawn, beside that sentence. */
  DrawPicture?: Component<{ text: string }>;
  soundOf: (text: string) => Sound;
  /**
   * What of a position everybody may see. On a shared screen it is shown until the next player has taken the screen;
   * without it nothing is.
   */
  publicView?: (position: unknown) => unknown;
  /** The moves so far as everybody may read them, for the list shown with `publicView`; without it no list is shown. */
  publicMoves?: (history: readonly PlayedMove[]) => PlayedMove[];
  /** Where the points of a finished game came from, the column that decides first; none for a game without points. */
  finalScores?: (given: FinalGame, language: Language) => ScoreColumn[];
  /** The index of the move that decided a finished game, if one did. */
  decisiveMove?: (given: FinalGame) => number | undefined;
  /**
   * What that move decided, in whole sentences, where its player and text would say too little.
   *
   * @param index the decisive move
   * @param names the players' names, by seat
   * @param you the viewer's seats
   */
  decisiveText?: (given: FinalGame, index: number, names: readonly string[], you: readonly number[], language: Language) => string;
  /**
   * Whether later events must wait until the viewer has acknowledged this position, for example because a contest has
   * just been decided in it. It is asked once, before the position is shown; while it waits, `playback.isHeld` of the
   * view is true, and `playback.acknowledge()` goes on. A move of the viewer's own also goes on, and so does the button
   * in the action bar. The position itself is not delayed, and neither are the moves the viewer may make in it.
   *
   * @param before the position shown before it
   * @param you the viewer's seats
   */
  mustAcknowledge?: (position: unknown, before: unknown, you: readonly number[]) => boolean;
  /** Why a game ended, with the players' names; none for reasons that the server's sentence tells as well. */
  resultText?: (result: Result, position: unknown, cast: Cast, language: Language) => string | undefined;
  /** Why a game ended, by the reason's code, where this edition has its own text; otherwise the server's is used. */
  reasons?: Record<string, Translated>;
}

/** Who plays, for one viewer. */
export interface Cast {
  /** The players' names, by seat. */
  names: readonly string[];
  /** The viewer's seats. */
  you: readonly number[];
}

/** A finished game. */
export interface FinalGame {
  position: unknown;
  /** All moves, including silent draws. */
  history: readonly PlayedMove[];
  /** The starting position, if not the usual one. */
  from: string | undefined;
  /** The share of each seat, as `0-1-0`. */
  result: string | undefined;
  /** Why it ended, as a code. */
  reason: string | undefined;
}

/** A source of points. */
export interface ScoreColumn {
  title: string;
  /** By seat. */
  values: number[];
}

export interface GameTexts {
  /** The action bar, when it is the player's turn. */
  yourTurn: Translated;
  /** The same if several seats share a screen. */
  sideTurn: Translated<(side: string) => string>;
  /** While a chance move is pending. */
  chance: Translated;
  /** The button that takes back what is in hand but not played. */
  back: Translated;
  /** An example of a typed move. */
  typeHint: Translated;
}

export interface EndgameReviewProps {
  endings: Ending[];
  names: string[];
  /** The number of moves made in the position shown. */
  ply: number;
  onGo: (ply: number) => void;
}

export interface LogProps {
  /** The moves to list. */
  history: PlayedMove[];
  /** All moves, including silent draws. */
  all: PlayedMove[];
  /** The position shown. */
  position: unknown;
  /** The players' names, by seat. */
  names: string[];
  /** The viewer's seats. */
  you: number[];
  /** The number of moves made in the position shown. */
  ply: number;
  /** Goes to the position after that many moves; if absent, the moves are not clickable. */
  onGo?: ((ply: number) => void) | undefined;
}

export interface SeatSummaryProps {
  game: string;
  seat: number;
  position: unknown;
  history: PlayedMove[];
  /** The starting position, if not the usual one. */
  from: string | undefined;
}

/**
 * The move being chosen. There is one per board: the owner of the board creates it, the board changes it, and the
 * action bar reads it. Its state must not be copied.
 */
export interface MoveSelection {
  /** Legal moves, when it is the viewer's turn. */
  readonly moves: readonly Move[];
  /** The whole move waiting for confirmation. */
  readonly chosen: Move | null;
  /** What is chosen or in hand, as shown to the other players; empty for nothing. */
  readonly declared: string;
  /** The same in a sentence. */
  readonly sentence: string;
  /** Clears the selection: the position has changed, or another one is shown. */
  release: () => void;
}

/** What a selection chooses from, and what its sentences need. */
export interface SelectionContext {
  moves: readonly Move[];
  position: unknown;
  /** The players' names, by seat. */
  names: readonly string[];
  /** The viewer's seats. */
  you: readonly number[];
}

/** The props of a game's view. `position` is as the server sent it; only the game knows its format. */
export interface GameViewProps {
  game: string;
  position: unknown;
  /** The move being chosen; absent if the position is only viewed. */
  selection?: MoveSelection | undefined;
  /** The viewer's seats, and the seat whose view is shown; -3 for none. */
  you: number[];
  as: number;
  /** The seat at the lower edge of the screen. */
  bottom: number;
  seatNames: Text[];
  /** The players' names for this viewer, by seat. */
  names: string[];
  lastMove?: string | undefined;
  /** What the seat to move declares. */
  declared?: string | undefined;
  /** Whether a game is in progress and the viewer has a seat in it. */
  playing: boolean;
  /** Whether choosing is disabled: disconnected, or waiting for an answer. */
  locked: boolean;
  /** Whether a touch that completes a move plays it without confirmation, as on a shared screen. */
  playsAtOnce?: boolean | undefined;
  /** The rule options of the table, such as `cardPhase=full-lap`. */
  options?: readonly string[] | undefined;
  /** A move just made by another player, to be animated; a new object is a new event. */
  animate?: { text: string } | undefined;
  /**
   * At a table: the events that wait to be shown. They are shown one at a time, each for about a second; a view whose
   * animation takes longer calls `hold` when it begins and the returned function when it ends.
   */
  playback?: PlaybackHandle | undefined;
  /** The views of all seats, for a finished game, in which nothing is secret any more. */
  allViews?: unknown[] | undefined;
  /** The moves a seat could make if it were its turn. */
  legalMovesOf?: ((seat: number) => Promise<Move[]>) | undefined;
  onConfirm?: ((move: Move) => void) | undefined;
  /** Moves the keyboard focus to the Confirm button, after a choice that was made in a dialog. */
  focusConfirm?: (() => void) | undefined;
}

/** The result of typing a move: chosen, something picked up, several moves fit, or none does. */
export type TypedResult = 'chosen' | 'picked' | 'several' | 'none';

/** What a game's view exports besides its drawing. */
export interface GameViewHandle extends Record<string, unknown> {
  /** Plays the choice, if there is one: calls `onConfirm`. */
  confirm: () => void;
  /** One step back; also called when the server has refused the confirmed move. */
  cancel: () => void;
  type: (text: string) => TypedResult;
  focus: () => void;
  /** What can be chosen next, for the keyboard: pieces that can move, or the places where the one in hand can go. */
  places?: () => Place[];
}

/** A piece or a place that can be chosen. */
export interface Place {
  /** In words. */
  text: string;
  /** Whether the keyboard focus is there. */
  isHere: boolean;
  /** Moves the keyboard focus there. */
  go: () => void;
  choose: () => void;
}

