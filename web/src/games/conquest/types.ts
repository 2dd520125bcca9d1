/** What the board is handed and hands back. The board holds no rules: it draws the routes it is given. */
import type { CameraName } from '../../preferences/table.svelte';
import type { TypedResult } from '../types';
import type { Selection } from './input/selection.svelte';

export type { TypedResult };

/** A legal move with what is needed to draw it; only `text` is sent back. */
export interface DescribedMove {
  text: string;
  /** Squares separated by spaces, the die's own first: `d1 d2 d3`. */
  path?: string;
  /** Three digits a square, top, south, east; absent for the Key die. */
  faces?: string;
  takes?: boolean;
  wins?: boolean;
}

export interface ConquestDie {
  square: string;
  seat: number;
  key: boolean;
  top?: number;
  north?: number;
  east?: number;
  south?: number;
  west?: number;
}

/** The `position` of messages for conquest and sixfaces. */
export interface ConquestPosition {
  position: string;
  turn: number;
  round: number;
  quietPlies: number;
  /** Where each seat's Key die would win by standing there: `e8` for the first seat, `e1` for the second. */
  goals: string[];
  dice: ConquestDie[];
  /** How many dice each seat has lost. */
  captured: number[];
  outcome?: { result: string; reason: string };
}

export type { CameraName };
export type SecondSet = 'black' | 'red';
export type Language = 'en' | 'fr';

/** What the Key die carries on every face: a key in Conquest, a crown in 6 Faces. */
export type KeySymbol = 'key' | 'king';

/** The three faces that fix a die: opposite faces add to 7. */
export interface Faces {
  top: number;
  south: number;
  east: number;
}

/** A die as the position editor knows it; the faces of a Key die do not matter. */
export interface EditedDie extends Faces {
  square: string;
  seat: number;
  key: boolean;
}

/** What a click on an empty square puts there while editing; nothing: clicks only turn and move what stands. */
export interface Brush {
  seat: number;
  key: boolean;
  top?: number;
}

export interface Editing {
  brush?: Brush | null | undefined;
  /** How the set is numbered: 1 up, 2 towards you, 3 on your right, or on your left. */
  hand?: 'right' | 'left' | undefined;
  /** Told of every change; the board shows what `position` says next. */
  onEdit: (dice: EditedDie[]) => void;
}

/** A move somebody has just made, to be shown as it happens. A new object is a new event. */
export type MoveShown = Pick<DescribedMove, 'text' | 'path' | 'faces'>;

/** A move that is proposed: the best has rank 0. */
export interface Arrow {
  text: string;
  rank: number;
  seat: number;
}

export interface ConquestBoardProps {
  position: ConquestPosition;
  /** The move being chosen; without it the position is only looked at. */
  selection?: Selection | undefined;
  /** Seats held by the viewer. */
  seats: number[];
  /** Which seat sits at the bottom. */
  bottom: 0 | 1;
  camera: CameraName;
  colours: SecondSet;
  /** A crown instead of a key; without it the red set has a King and the black one a Key die. */
  keySymbol?: KeySymbol | undefined;
  /** Text of the last move made. */
  lastMove?: string | undefined;
  /** What the opponent is declaring: `d1`, `d1-d5`, or a whole move. */
  declared?: string | undefined;
  /** Moves to be shown as arrows, such as what an engine thinks; none while something is in hand. */
  arrows?: readonly Arrow[] | undefined;
  /** Squares somebody points out, such as a hint. */
  marked?: readonly string[] | undefined;
  /** Whether to warn when one's Key die can be taken. */
  warn: boolean;
  /** Moves of the other side; without them `reach` is asked. */
  threats?: DescribedMove[] | undefined;
  /** Nothing can be chosen: disconnected, or waiting for an answer. */
  locked: boolean;
  language: Language;
  /** All moves a seat could make if it were to move now, for showing where any die could go. */
  legalMovesOf?: ((seat: number) => Promise<DescribedMove[]>) | undefined;
  animate?: MoveShown | undefined;
  /** Whatever tumbled lies still. */
  onStill?: (() => void) | undefined;
  /** Places, turns and removes dice instead of playing. */
  edit?: Editing | undefined;
  /** The choice has been confirmed, by `confirm()` or by Enter on the board. */
  onConfirm?: ((move: DescribedMove) => void) | undefined;
}

/** What a board exports besides drawing itself. */
export interface ConquestBoardHandle {
  /** Plays the choice, if there is one: `onConfirm` is told and the die tumbles. */
  confirm(): void;
  /** One step back: the played die, the choice, or the die in hand. */
  cancel(): void;
  /** Reads a move in notation as far as it has been typed. */
  type(text: string): TypedResult;
  /** Puts the keyboard on the board. */
  focus(): void;
  /** Whether a die is tumbling. */
  isMoving(): boolean;
}
