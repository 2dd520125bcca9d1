import { changed, editable, moved, put, removed, tumbled, turned, withTop } from './edit';
import { type Direction, seenDirection } from '../geometry/squares';
import type { ConquestDie, EditedDie, Editing } from '../types';

/** What the board needs while a position is edited. */
export interface SettingUp {
  edit: Editing | undefined;
  dice: ConquestDie[];
  flipped: boolean;
}

const ARROWS: Record<string, Direction> = { ArrowUp: 'n', ArrowRight: 'e', ArrowDown: 's', ArrowLeft: 'w' };

/**
 * The state of the editor: a die may be selected for the tools, or carried by keyboard. The dice are in the position.
 */
export class EditSession {
  selected = $state<string | null>(null);
  carrying = $state<string | null>(null);
  readonly #now: () => SettingUp;

  constructor(now: () => SettingUp) {
    this.#now = now;
  }

  get die(): EditedDie | undefined {
    return this.selected === null ? undefined : this.#dice().find((die) => die.square === this.selected);
  }

  click(square: string): void {
    if (this.#at(square) !== undefined) this.selected = this.selected === square ? null : square;
    else if (this.selected !== null) this.selected = null;
    else this.#paint(square);
  }

  /** A die was dragged to a square, or off the board (null). */
  drop(from: string, to: string | null): void {
    this.#tell(to === null ? removed(this.#dice(), from) : moved(this.#dice(), from, to));
    if (this.selected !== null) this.selected = to;
  }

  tumble(square: string, way: Direction): void {
    this.#alter(square, (die) => tumbled(die, seenDirection(way, this.#now().flipped)));
  }

  turn(square: string): void {
    this.#alter(square, turned);
  }

  toggleKey(square: string): void {
    this.#alter(square, (die) => ({ key: !die.key }));
  }

  changeSide(square: string): void {
    this.#alter(square, (die) => ({ seat: 1 - die.seat }));
  }

  remove(square: string): void {
    this.selected = null;
    this.#tell(removed(this.#dice(), square));
  }

  /** Handles a key; returns whether it had a meaning here. */
  key(event: KeyboardEvent, cursor: string): boolean {
    const die = this.#at(cursor);
    const arrow = event.shiftKey ? ARROWS[event.key] : undefined;
    const digit = /^[1-6]$/.test(event.key) ? Number(event.key) : null;
    if (event.key === 'Escape') return this.#letGo();
    if (event.key === 'Enter') this.#enter(cursor);
    else if (die === undefined) return digit !== null && this.#paint(cursor, digit);
    else if (arrow !== undefined) this.tumble(cursor, arrow);
    else if (digit !== null) this.#alter(cursor, ({ seat }) => withTop(digit, seat, this.#hand()));
    else if (event.key === 'Delete' || event.key === 'Backspace') this.remove(cursor);
    else if (event.key === ' ') this.turn(cursor);
    else if (event.key === 'k') this.toggleKey(cursor);
    else if (event.key === 'o') this.changeSide(cursor);
    else return false;
    return true;
  }

  #enter(cursor: string): void {
    if (this.carrying !== null) {
      this.#tell(moved(this.#dice(), this.carrying, cursor));
      this.carrying = null;
    } else if (this.#at(cursor) !== undefined) {
      this.carrying = cursor;
    } else {
      this.#paint(cursor);
    }
  }

  #letGo(): boolean {
    const had = this.carrying !== null || this.selected !== null;
    this.carrying = null;
    this.selected = null;
    return had;
  }

  #paint(square: string, top?: number): boolean {
    const brush = this.#now().edit?.brush;
    if (!brush) return false;
    this.#tell(put(this.#dice(), square, top === undefined ? brush : { ...brush, top }, this.#hand()));
    return true;
  }

  #alter(square: string, how: (die: EditedDie) => Partial<EditedDie>): void {
    this.#tell(changed(this.#dice(), square, how));
  }

  #tell(dice: EditedDie[]): void {
    this.#now().edit?.onEdit(dice);
  }

  #hand(): 'right' | 'left' {
    return this.#now().edit?.hand ?? 'right';
  }

  #dice(): EditedDie[] {
    return editable(this.#now().dice);
  }

  #at(square: string): EditedDie | undefined {
    return this.#dice().find((die) => die.square === square);
  }
}
