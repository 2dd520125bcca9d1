import type { Hand } from './hand.svelte';
import type { Inspector } from './inspector.svelte';
import type { Setup } from './setup.svelte';
import { walk } from './squares';

/** What keys are about. */
export interface Typing {
  cursor: string;
  flipped: boolean;
  /** Dice are being set up. */
  editing: boolean;
  canPlay: boolean;
  hasDie: (square: string) => boolean;
  /** Moves the cursor, and the focus with it. */
  goTo: (square: string, take: boolean) => void;
  confirm: () => void;
  cancel: () => void;
}

/** The keyboard: arrows walk, Enter picks up, chooses and confirms, Space changes the route, Escape goes back a step. */
export class Keys {
  constructor(
    private readonly now: () => Typing,
    private readonly hand: Hand,
    private readonly setup: Setup,
    private readonly inspector: Inspector,
  ) {}

  /** Whether the key meant something here. */
  press(event: KeyboardEvent): boolean {
    const { cursor, flipped, editing } = this.now();
    if (event.altKey || event.metaKey) return false;
    if (editing && this.setup.key(event, cursor)) return true;
    const to = walk(cursor, event.key, flipped, event.ctrlKey);
    if (to !== null) this.#step(to);
    else if (event.key === 'Enter') this.#enter();
    else if (event.key === ' ') this.#changeRoute();
    else if (event.key === 'Escape') return this.#letGo();
    else return false;
    return true;
  }

  #step(to: string): void {
    const { hand } = this;
    const { goTo, hasDie } = this.now();
    goTo(to, true);
    if (hand.square !== null && hand.chosen === null) hand.point(hand.chart.get(to)?.[0] ?? null);
    this.inspector.focus(hasDie(to) && to !== hand.square && !hand.chart.has(to) ? to : null);
  }

  #enter(): void {
    const { hand } = this;
    const { cursor, canPlay, confirm } = this.now();
    if (!canPlay) return;
    const some = hand.chart.get(cursor);
    if (some !== undefined) {
      if (hand.chosen !== null && some.includes(hand.chosen)) confirm();
      else hand.fix(hand.shown !== null && some.includes(hand.shown) ? hand.shown : some[0]!);
    } else if (cursor === hand.square) {
      hand.release();
    } else if (hand.movable.has(cursor)) {
      this.inspector.dismiss();
      hand.pick(cursor);
    }
  }

  #changeRoute(): void {
    const { hand } = this;
    const { cursor, canPlay } = this.now();
    const some = hand.chart.get(cursor);
    if (!canPlay) return;
    if (some === undefined) this.#enter();
    else hand.fix(some[((hand.shown === null ? -1 : some.indexOf(hand.shown)) + 1) % some.length]!);
  }

  #letGo(): boolean {
    if (this.inspector.dismiss()) return true;
    if (this.hand.square === null) return this.hand.pending !== null;
    this.now().cancel();
    return true;
  }
}
