/** The interface of the board. The board knows no rules: it draws the routes it is given. */
import type { CameraName } from '../../preferences/table.svelte';
import type { Place, TypedResult } from '../types';
import type { Selection } from './input/selection.svelte';

export type { TypedResult };

/** A legal move with the data for drawing it; only `text` is sent back. */
export interface DescribedMove {
  text: string;
  /** Squares separated by spaces, the die's own first: `d1 d2 d3`. */
  path?: string;
  /** Three digits per square: top, south, east; absent for the Key die. */
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

/** The `position` field of messages for conquest and sixfaces. */
export interface ConquestPosition {
  position: string;
  turn: number;
  round: number;
  quietPlies: number;
  /** The square where each seat's Key die wins: `e8` for the first seat, `e1` for the second. */
  goals: string[];
  dice: ConquestDie[];
  /** The number of dice each seat has lost. */
  captured: number[];
  outcome?: { result: string; reason: string };
}

export type { CameraName };
export type SecondSet = 'black' | 'red';
export type Language = 'en' | 'fr';

/** The symbol on every face of the Key die: a key in Conquest, a crown in 6 Faces. */
export type KeySymbol = 'key' | 'king';

/** The three faces that define a die's orientation: opposite faces add up to 7. */
export interface Faces {
  top: number;
  south: number;
  east: number;
}

/** A die in the position editor; the faces of a Key die do not matter. */
export interface EditedDie extends Faces {
  square: string;
  seat: number;
  key: boolean;
}

/** What a click on an empty square places while editing; null: clicks only turn and move existing dice. */
export interface Brush {
  seat: number;
  key: boolean;
  top?: number;
}

export interface Editing {
  brush?: Brush | null | undefined;
  /** The numbering of the set: 1 up, 2 towards you, 3 on your right or on your left. */
  hand?: 'right' | 'left' | undefined;
  /** Called with every change; the board shows the next `position`. */
  onEdit: (dice: EditedDie[]) => void;
}

/** A move just made, to be animated. A new object is a new event. */
export type MoveShown = Pick<DescribedMove, 'text' | 'path' | 'faces'>;

/** A suggested move: the best has rank 0. */
export interface Arrow {
  text: string;
  rank: number;
  seat: number;
}

export interface ConquestBoardProps {
  position: ConquestPosition;
  /** The move being chosen; absent if the position is only viewed. */
  selection?: Selection | undefined;
  /** Seats held by the viewer. */
  seats: number[];
  /** The seat at the bottom. */
  bottom: 0 | 1;
  camera: CameraName;
  colours: SecondSet;
  /** The symbol of the Key die; by default the red set has a King and the black one a Key die. */
  keySymbol?: KeySymbol | undefined;
  /** Text of the last move made. */
  lastMove?: string | undefined;
  /** The opponent's declaration: `d1`, `d1-d5`, or a whole move. */
  declared?: string | undefined;
  /** Moves shown as arrows, such as engine suggestions; hidden while a die is in hand. */
  arrows?: readonly Arrow[] | undefined;
  /** Highlighted squares, such as a hint. */
  marked?: readonly string[] | undefined;
  /** Whether to warn when the player's Key die can be taken. */
  warn: boolean;
  /** Moves of the other side; if absent, `legalMovesOf` is asked. */
  threats?: DescribedMove[] | undefined;
  /** Whether choosing is disabled: disconnected, or waiting for an answer. */
  locked: boolean;
  /** Whether choosing a route with the pointer plays it. */
  playsAtOnce?: boolean;
  language: Language;
  /** All moves a seat could make if it were to move now, for previewing any die's reach. */
  legalMovesOf?: ((seat: number) => Promise<DescribedMove[]>) | undefined;
  animate?: MoveShown | undefined;
  /** Places, turns and removes dice instead of playing. */
  edit?: Editing | undefined;
  /** The choice has been confirmed, by `confirm()` or by Enter on the board. */
  onConfirm?: ((move: DescribedMove) => void) | undefined;
}

/** What a board exports besides its drawing. */
export interface ConquestBoardHandle {
  /** Plays the choice, if there is one: calls `onConfirm` and animates the die. */
  confirm(): void;
  /** One step back: the played die, the choice, or the die in hand. */
  cancel(): void;
  /** Parses a move in notation as far as it has been typed. */
  type(text: string): TypedResult;
  /** Moves the keyboard focus to the board. */
  focus(): void;
  /** The dice that can move, or the squares the die in hand can reach. */
  places(): Place[];
  /** Whether a die is tumbling. */
  isMoving(): boolean;
}
