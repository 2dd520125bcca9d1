import { announce } from '../../voice/announce.svelte';
import type { Language } from '../../wire/messages';
import { pairAt, slotNamed } from './geometry';
import type { Hand } from './hand.svelte';
import type { DominationPosition } from './types';
import { choiceInWords, lackingInWords, pickedInWords, putBackInWords } from './words';

/** A point on the screen. */
export interface Where {
  clientX: number;
  clientY: number;
}

/** What gestures need to know, asked for each time. */
export interface Surroundings {
  canPlay: boolean;
  position: DominationPosition;
  language: Language;
  /** The slot somebody means who points there. */
  slotAt: (at: Where) => string | null;
  focus: (slot: string) => void;
  /** Plays what is chosen. */
  confirm: () => void;
}

/** What a mouse, a finger or a key does between the rack and the board, and what is said about it. */
export class Gestures {
  constructor(
    private readonly hand: Hand,
    private readonly now: () => Surroundings,
  ) {}

  /** A domino of the rack: taken, or put back if it was the one in hand. Keys go on to its first place. */
  pick(pair: string, nth: number, byKey: boolean): void {
    const { hand } = this;
    if (hand.pair === pair && hand.nth === nth) {
      this.putBack();
      return;
    }
    if (!this.now().canPlay || !hand.playable.has(pair)) return;
    hand.pick(pair, nth);
    announce(pickedInWords(pair, hand.places.length, this.now().language));
    const first = hand.places[0];
    if (byKey && first !== undefined) {
      hand.place(first.slot);
      this.now().focus(first.slot);
    }
  }

  /** A slot of the board: chosen, or explained. A key pressed on what is chosen already plays it; a pointer never does. */
  place(slot: string, byKey: boolean): void {
    const { canPlay, position, language, confirm } = this.now();
    if (!canPlay) return;
    if (byKey && this.hand.chosen?.slot === slot) {
      confirm();
    } else if (this.hand.place(slot)) {
      if (this.hand.chosen) announce(choiceInWords(this.hand.chosen, language));
    } else if (!position.laid.some(one => one.slot === slot)) {
      const where = slotNamed(slot);
      if (where) announce(lackingInWords(pairAt(position.rows, where), language));
    }
  }

  putBack(): void {
    if (this.hand.pair !== null) announce(putBackInWords(this.hand.pair, this.now().language));
    this.hand.release();
  }

  over(at: Where | null): void {
    this.hand.point(at === null ? null : this.now().slotAt(at));
  }

  /** Let go over a place that fits, the domino stays there until it is confirmed; anywhere else it goes back. */
  drop(at: Where): void {
    const slot = this.now().slotAt(at);
    this.hand.point(null);
    if (slot !== null && this.hand.places.some(move => move.slot === slot)) this.place(slot, false);
    else this.putBack();
  }
}
