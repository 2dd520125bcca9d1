/** What the board is handed and hands back. The board holds no rules: it draws the routes it is given. */

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

/** The `position` of the wire for conquest and sixfaces. */
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

export type Camera = 'table' | 'plan';
export type SecondSet = 'black' | 'red';
export type Choice = { move: DescribedMove } | null;

export interface ConquestBoardProps {
  position: ConquestPosition;
  /** Legal moves of the viewer; none when it is not their turn. */
  moves: DescribedMove[];
  /** Seats held by the viewer. */
  seats: number[];
  /** Which seat sits at the bottom. */
  bottom: 0 | 1;
  camera: Camera;
  colours: SecondSet;
  /** Text of the last move made. */
  lastMove?: string | undefined;
  /** What the opponent is declaring. */
  declared?: string | undefined;
  /** Whether to warn when one's Key die can be taken. */
  warn: boolean;
  /** Nothing can be chosen: disconnected, or waiting for an answer. */
  locked: boolean;
  language: 'en' | 'fr';
  /** All moves a seat could make if it were to move now, for showing where any die could go. */
  reach?: ((seat: number) => Promise<DescribedMove[]>) | undefined;
  onDeclare: (text: string) => void;
  onPick: (choice: Choice) => void;
}

/** What a board exports besides drawing itself. */
export interface ConquestBoardHandle {
  confirm(): void;
  cancel(): void;
}
