import type { Language } from '../../protocol/messages';
import type { Selection, Piece } from './moves/selection.svelte';
import type { Names } from './moves/moveText';
import type { ChallengeView, ConanMove, ConanPosition } from './types';

/** What everything on the table can ask: what lies there, who is who, and what a touch does. */
export interface TableContext {
  readonly position: ConanPosition;
  readonly moves: ConanMove[];
  readonly language: Language;
  readonly names: Names;
  /** The seat looked through; negative for nobody's. */
  readonly as: number;
  readonly bottom: number;
  readonly canPlay: boolean;
  readonly selection: Selection;
  /** “You” at the head of a sentence, or a name. */
  readonly who: (seat: number) => string;
  /** @param byKey touched with the keyboard: a second time plays */
  readonly touch: (piece: Piece, byKey: boolean) => void;
  readonly look: (card: string) => void;
}

/** A challenge by its place, `a3.1`. */
export function challengeAt(position: ConanPosition, place: string): ChallengeView | undefined {
  const [slot, nth] = place.split('.');
  return position.adventures.find(one => one.slot === slot)?.challenges[Number(nth) - 1];
}

/** Whether a click came from a key: such clicks have no place. */
export const byKey = (event: MouseEvent) => event.detail === 0;
