import { language } from '../../../i18n/language.svelte';
import type { Move } from '../../../protocol/messages';
import type { MoveSelection, TypedResult } from '../../types';
import { SLOTS } from '../board/geometry';
import { PASS, typed } from '../notation';
import { choiceText, inHandText, mustPassText } from '../texts';
import type { DominationMove } from '../types';

/**
 * The move being chosen: a domino in hand, then its slot. Only one pair fits a slot, so choosing a slot also chooses
 * the domino. Anything no longer legal is deselected.
 */
export class Selection implements MoveSelection {
  readonly #moves: () => readonly Move[];
  #pair = $state<string | null>(null);
  #slot = $state<string | null>(null);
  /** Which of several equal dominoes of the rack was picked up. */
  nth = $state(-1);
  /** The legal slot under the pointer. */
  pointed = $state<string | null>(null);

  constructor(moves: () => readonly Move[]) {
    this.#moves = moves;
  }

  readonly #all = $derived.by(() => this.#moves() as DominationMove[]);
  /** The moves that lay a domino. */
  readonly moves = $derived.by(() => this.#all.filter(move => move.text !== PASS));
  /** The pass of a player who can lay nothing: chosen at once, as there is nothing else. */
  readonly pass = $derived.by(() => (this.#all.length === 1 && this.moves.length === 0 ? (this.#all[0] ?? null) : null));

  /** The legal moves by slot. */
  readonly bySlot = $derived.by(() => new Map(this.moves.map(move => [move.slot, move])));
  readonly playable = $derived.by(() => new Set(this.moves.map(move => move.pair)));
  readonly pair = $derived.by(() => (this.#pair !== null && this.playable.has(this.#pair) ? this.#pair : null));
  /** The legal moves of the domino in hand, in reading order of their slots. */
  readonly places = $derived.by(() => (this.pair === null ? [] : SLOTS.flatMap(({ name }) => this.#fitting(name))));
  readonly chosen = $derived.by(() => this.pass ?? (this.#slot !== null && this.pair !== null ? (this.bySlot.get(this.#slot) ?? null) : null));
  /** The move to preview: the chosen one, or the one pointed at. */
  readonly shown = $derived.by(() => (this.pass === null ? this.chosen : null) ?? (this.pointed === null ? null : (this.bySlot.get(this.pointed) ?? null)));

  get declared(): string {
    return this.chosen?.text ?? this.pair ?? '';
  }

  get sentence(): string {
    if (this.pass !== null) return mustPassText[language()];
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

  /** Chooses a slot and the domino that fits it, to be confirmed; returns whether that is possible. */
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

  /** One step back: the domino returns to the hand, then to the rack. */
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
    if (text.trim().toLowerCase() === PASS) return this.pass === null ? 'none' : 'chosen';
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
