import type { Selection } from './selection.svelte';
import type { DieInspector } from '../render/dieInspector.svelte';
import type { EditSession } from '../editor/editSession.svelte';
import { walk } from '../geometry/squares';
import type { Language } from '../types';
import { cannotText } from '../boardTexts';

/** What the keyboard handling needs. */
export interface Typing {
  cursor: string;
  flipped: boolean;
  /** Whether the position is being edited. */
  editing: boolean;
  canPlay: boolean;
  language: Language;
  hasDie: (square: string) => boolean;
  /** Moves the cursor; with `take` also the focus. */
  goTo: (square: string, take: boolean) => void;
  confirm: () => void;
  cancel: () => void;
}

/**
 * Keyboard input: arrows move the cursor, Enter picks up, chooses and confirms, Space changes the route, Escape goes
 * back a step.
 */
export class Keyboard {
  constructor(
    private readonly now: () => Typing,
    private readonly selection: Selection,
    private readonly editing: EditSession,
    private readonly inspector: DieInspector,
  ) {}

  /** Handles a key; returns whether it had a meaning here. */
  press(event: KeyboardEvent): boolean {
    const { cursor, flipped, editing } = this.now();
    if (event.altKey || event.metaKey) return false;
    if (editing && this.editing.key(event, cursor)) return true;
    const to = walk(cursor, event.key, flipped, event.ctrlKey);
    if (to !== null) this.#step(to);
    else if (event.key === 'Enter') this.#enter();
    else if (event.key === ' ') this.#changeRoute();
    else if (event.key === 'Escape') return this.#letGo();
    else return false;
    return true;
  }

  /** Moves the cursor and shows what the square means. */
  stepTo(to: string): void {
    this.#step(to);
  }

  #step(to: string): void {
    const { selection } = this;
    const { goTo, hasDie } = this.now();
    goTo(to, true);
    if (selection.square !== null && selection.route === null) selection.point(selection.chart.get(to)?.[0] ?? null);
    this.inspector.focus(hasDie(to) && to !== selection.square && !selection.chart.has(to) ? to : null);
  }

  #enter(): void {
    const { selection } = this;
    const { cursor, canPlay, hasDie, confirm } = this.now();
    if (!canPlay) return;
    const some = selection.chart.get(cursor);
    if (some !== undefined) {
      if (selection.route !== null && some.includes(selection.route)) confirm();
      else selection.fix(selection.shown !== null && some.includes(selection.shown) ? selection.shown : some[0]!);
    } else if (cursor === selection.square) {
      selection.putBack();
    } else if (selection.movable.has(cursor)) {
      this.inspector.dismiss();
      selection.pick(cursor);
    } else {
      selection.said = cannotText(selection.square, cursor, hasDie(cursor), this.now().language);
    }
  }

  #changeRoute(): void {
    const { selection } = this;
    const { cursor, canPlay } = this.now();
    const some = selection.chart.get(cursor);
    if (!canPlay) return;
    if (some === undefined) this.#enter();
    else selection.fix(some[((selection.shown === null ? -1 : some.indexOf(selection.shown)) + 1) % some.length]!);
  }

  #letGo(): boolean {
    if (this.inspector.dismiss()) return true;
    if (this.selection.square === null) return this.selection.pending !== null;
    this.now().cancel();
    return true;
  }
}
