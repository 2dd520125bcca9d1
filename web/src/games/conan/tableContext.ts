import type { Language } from '../../protocol/messages';
import { quoted } from './cards/cards';
import type { Selection, Piece } from './moves/selection.svelte';
import type { Names } from './moves/moveText';
import type { ChallengeView, ConanMove, ConanPosition } from './types';

/** What the parts of the table share: the position, the names, and what a touch does. */
export interface TableContext {
  readonly position: ConanPosition;
  readonly moves: readonly ConanMove[];
  readonly language: Language;
  readonly names: Names;
  /** The seat whose view is shown; negative for none. */
  readonly as: number;
  readonly bottom: number;
  readonly canPlay: boolean;
  readonly selection: Selection;
  /** “You” at the start of a sentence, or a name. */
  readonly who: (seat: number) => string;
  /** @param byKey touched with the keyboard: a second touch plays */
  readonly touch: (piece: Piece, byKey: boolean) => void;
  readonly look: (card: string) => void;
}

/** A challenge by its place, such as `a3.1`. */
export function challengeAt(position: ConanPosition, place: string): ChallengeView | undefined {
  const [slot, nth] = place.split('.');
  return position.adventures.find(one => one.slot === slot)?.challenges[Number(nth) - 1];
}

/** Whether a seat is the viewer's only one: on a shared screen no player is “you”. */
export const isOnly = (seat: number, you: readonly number[]) => you.length === 1 && you.includes(seat);

/**
 * The names of players and pieces for a viewer of the position.
 *
 * @param people the players' names, by seat
 */
export function namesAt(position: ConanPosition, people: readonly string[], isYou: (seat: number) => boolean, language: Language): Names {
  return {
    language,
    seat: seat => (isYou(seat) ? (language === 'en' ? 'you' : 'vous') : (people[seat] ?? '')),
    isYou,
    adventure: slot => {
      const card = position.adventures.find(one => one.slot === slot)?.card;
      return card === undefined ? null : quoted(card, language);
    },
    challenge: place => challengeAt(position, place)?.card ?? null,
    owner: place => challengeAt(position, place)?.owner ?? null,
    step: position.step,
  };
}

/** Whether a click was made with the keyboard: such clicks have a detail of 0. */
export const byKey = (event: MouseEvent) => event.detail === 0;
