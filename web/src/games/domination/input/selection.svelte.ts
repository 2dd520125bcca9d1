import { language } from '../../../i18n/language.svelte';
import type { Move } from '../../../protocol/messages';
import type { MoveSelection, TypedResult } from '../../types';
import { SLOTS } from '../board/geometry';
import { typed } from '../notation';
import { choiceText, inHandText } from '../texts';
import type { DominationMove } from '../types';

/**
 * The move being chosen: a domino in hand, then its place. A place takes one kind of domino only, so to choose a place is to choose the
 * domino. What is no longer legal is no longer selected.
 */
export class Selection implements MoveSelection {
  readonly #moves: () => readonly Move[];
  #pair = $state<string | null>(null);
  #slot = $state<string | null>(null);
  /** Which of several equal dominoes of the rack was taken. */
  nth = $state(-1);
  /** What is pointed at: a place that could be chosen. */
  pointed = $state<string | null>(null);

  constructor(moves: () => readonly Move[]) {
    this.#moves = moves;
  }

  readonly moves = $derived.by(() => this.#moves() as DominationMove[]);

  /** Where each place is legal now. */
  readonly bySlot = $derived.by(() => new Map(this.moves.map(move => [move.slot, move])));
  readonly playable = $derived.by(() => new Set(this.moves.map(move => move.pair)));
  readonly pair = $derived.by(() => (this.#pair !== null && this.playable.has(this.#pair) ? this.#pair : null));
  /** Where the domino in hand may lie, as one reads the board. */
  readonly places = $derived.by(() => (this.pair === null ? [] : SLOTS.flatMap(({ name }) => this.#fitting(name))));
  readonly chosen = $derived.by(() => (this.#slot !== null && this.pair !== null ? (this.bySlot.get(this.#slot) ?? null) : null));
  /** What would happen: the choice, or what is pointed at. */
  readonly shown = $derived.by(() => this.chosen ?? (this.pointed === null ? null : (this.bySlot.get(this.pointed) ?? null)));

  get declared(): string {
    return this.chosen?.text ?? this.pair ?? '';
  }

  get sentence(): string {
    if (this.chosen !== null) return choiceText(this.chosen, language());
    return this.pair === null ? '' : inHandText(this.pair, language());
  }

  #fitting(slot: string): DominationMove[] {
    const move = this.bySlot.get(slot);
    return move !== undefined && move.pair === this.pair ? [move] : [];
  }

  pick(pair: string, nth: number): void {
    this.#pair = pair;
    this.#slot = null;
    this.nth = nth;
    this.pointed = null;
  }

  /** Takes the domino that belongs there and puts it down, not yet for good; tells whether that is possible. */
  place(slot: string): boolean {
    const move = this.bySlot.get(slot);
    if (move === undefined) return false;
    if (move.pair !== this.#pair) this.nth = -1;
    this.#pair = move.pair;
    this.#slot = slot;
    return true;
  }

  point(slot: string | null): void {
    this.pointed = slot;
  }

  /** One step: the domino comes back into the hand, then onto the rack. */
  back(): void {
    if (this.chosen === null) this.release();
    this.#slot = null;
  }

  release(): void {
    this.#pair = null;
    this.#slot = null;
    this.nth = -1;
  }

  type(text: string): TypedResult {
    const meant = typed(text);
    if (meant === null) return 'none';
    const fitting = this.moves.filter(({ pair, slot }) => (meant.pair ?? pair) === pair && (meant.slot ?? slot) === slot);
    const [first] = fitting;
    if (first === undefined) return 'none';
    if (fitting.length === 1) return this.place(first.slot) ? 'chosen' : 'none';
    this.pick(first.pair, -1);
    return 'picked';
  }
}
