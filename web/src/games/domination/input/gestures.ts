import { announce } from '../../../a11y/announce.svelte';
import type { Language } from '../../../protocol/messages';
import { pairAt, slotNamed } from '../board/geometry';
import type { Selection } from './selection.svelte';
import type { DominationPosition } from '../types';
import { choiceText, lackingText, pickedText, putBackText } from '../texts';

/** A point on the screen. */
export interface Where {
  clientX: number;
  clientY: number;
}

/** The context of gestures, read each time. */
export interface Surroundings {
  canPlay: boolean;
  /** Whether a touch on a slot plays. */
  playsAtOnce: boolean;
  position: DominationPosition;
  language: Language;
  /** The slot meant by a pointer position. */
  slotAt: (at: Where) => string | null;
  focus: (slot: string) => void;
  /** Plays the chosen move. */
  confirm: () => void;
}

/** Pointer and keyboard actions between the rack and the board, and their announcements. */
export class Gestures {
  constructor(
    private readonly selection: Selection,
    private readonly now: () => Surroundings,
  ) {}

  /** A domino of the rack: picked up, or put back if it was in hand. By keyboard the focus moves to its first slot. */
  pick(pair: string, nth: number, byKey: boolean): void {
    const { selection } = this;
    if (selection.pair === pair && selection.nth === nth) {
      this.putBack();
      return;
    }
    if (!this.now().canPlay || !selection.playable.has(pair)) return;
    selection.pick(pair, nth);
    announce(pickedText(pair, selection.places.length, this.now().language));
    const first = selection.places[0];
    if (byKey && first !== undefined) {
      selection.place(first.slot);
      this.now().focus(first.slot);
    }
  }

  /**
   * A slot of the board: chosen, or explained. A key pressed on the chosen slot plays the move; a pointer does only on
   * a shared screen.
   */
  place(slot: string, byKey: boolean): void {
    const { canPlay, playsAtOnce, position, language, confirm } = this.now();
    if (!canPlay) return;
    if (byKey && this.selection.chosen?.slot === slot) {
      confirm();
    } else if (this.selection.place(slot)) {
      if (playsAtOnce && !byKey) confirm();
      else if (this.selection.chosen) announce(choiceText(this.selection.chosen, language));
    } else if (!position.laid.some(one => one.slot === slot)) {
      const where = slotNamed(slot);
      if (where) announce(lackingText(pairAt(position.rows, where), language));
    }
  }

  putBack(): void {
    if (this.selection.pair !== null) announce(putBackText(this.selection.pair, this.now().language));
    this.selection.release();
  }

  over(at: Where | null): void {
    this.selection.point(at === null ? null : this.now().slotAt(at));
  }

  /** Dropped on a slot that fits, the domino stays there until it is confirmed; anywhere else it goes back. */
  drop(at: Where): void {
    const slot = this.now().slotAt(at);
    this.selection.point(null);
    if (slot !== null && this.selection.places.some(move => move.slot === slot)) this.place(slot, false);
    else this.putBack();
  }
}
