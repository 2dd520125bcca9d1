import type { Table } from '../protocol/tableState';
import type { TableEvent } from '../protocol/messages';

/** A table after events that belong together, such as a move and the draw that follows it. */
export interface Step {
  table: Table;
  events: TableEvent[];
}

/** What a game's view may do with the playback of events. */
export interface PlaybackHandle {
  /** Whether this position must be acknowledged before later events are shown; see `GameUi.mustAcknowledge`. */
  readonly isHeld: boolean;
  /** How many steps wait to be shown. */
  readonly waiting: number;
  /** The player has read the position: later events may be shown. */
  acknowledge: () => void;
  /** Calls a function when the position is acknowledged, before anything else is shown, until the returned one is called. */
  onAcknowledge: (listener: () => void) => () => void;
  /** Shows everything that waits, up to the next position that must be acknowledged. */
  skip: () => void;
  /** Later events wait, for example while a die tumbles, until the returned function is called. */
  hold: () => () => void;
}

export interface PlaybackOptions {
  /** How long a step stays before the next one, in milliseconds. */
  stay: (step: Step) => number;
  /** Whether the step must be shown at once with all that wait before it, because this player caused it. */
  isOwn: (step: Step) => boolean;
  /** Whether the viewer must acknowledge the position after a step. */
  mustAcknowledge: (after: Table, before: Table) => boolean;
  /** Called for each step shown: for announcements, sounds and animations. */
  onShow: (step: Step, isSkipped: boolean) => void;
}

/** How many steps may wait; beyond that the oldest are shown at once. */
const MOST_WAITING = 60;

/** How long an animation may delay later events, in milliseconds. */
const LONGEST_HOLD = 4_000;

/**
 * The events of a table at a pace the eye can follow: what has arrived waits here until the step before it has been
 * seen. Nothing waits if the player is to move: the last step is shown as soon as the one before it has been seen.
 */
export class Playback implements PlaybackHandle {
  #shown = $state.raw<Table | null>(null);
  #waiting = $state.raw<Step[]>([]);
  #isHeld = $state(false);
  /** Runs while the step shown stays. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #animations = 0;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly options: PlaybackOptions) {}

  /** The table to show. */
  get shown(): Table | null {
    return this.#shown;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** The whole table has arrived: nothing before it is shown any more. */
  replace(table: Table): void {
    this.stop();
    this.#isHeld = false;
    this.#shown = table;
  }

  arrive(step: Step): void {
    const isUrgent = this.options.isOwn(step);
    this.#waiting = [...this.#waiting, step];
    if (isUrgent) this.#isHeld = false;
    if (isUrgent || this.#waiting.length > MOST_WAITING) this.#showAll(isUrgent);
    else this.#advance();
  }

  /** Changes what is not part of the events, such as the chat, in everything that is shown or waits. */
  update(change: (table: Table) => Table): void {
    if (this.#shown !== null) this.#shown = change(this.#shown);
    this.#waiting = this.#waiting.map(step => ({ ...step, table: change(step.table) }));
  }

  acknowledge(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    for (const listener of this.#listeners) listener();
    this.#endStay();
    this.#advance();
  }

  onAcknowledge(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  skip(): void {
    this.#showAll(false);
  }

  hold(): () => void {
    this.#animations++;
    const release = () => {
      clearTimeout(late);
      if (isReleased) return;
      isReleased = true;
      this.#animations--;
      this.#advance();
    };
    let isReleased = false;
    const late = setTimeout(release, LONGEST_HOLD);
    return release;
  }

  /** Forgets what waits. */
  stop(): void {
    this.#endStay();
    this.#waiting = [];
  }

  /** @param isLastOwn whether the last step is the player's own and counts as seen, not skipped */
  #showAll(isLastOwn: boolean): void {
    this.#endStay();
    while (this.#waiting.length > 0 && !this.#isHeld) this.#showNext(!(isLastOwn && this.#waiting.length === 1));
  }

  #advance(): void {
    while (this.#waiting.length > 0 && !this.#isHeld && this.#timer === undefined && this.#animations === 0) this.#showNext(false);
  }

  #showNext(isSkipped: boolean): void {
    const [step, ...later] = this.#waiting;
    const before = this.#shown;
    if (step === undefined || before === null) return;
    this.#waiting = later;
    this.#shown = step.table;
    this.#isHeld = this.options.mustAcknowledge(step.table, before);
    const stay = isSkipped ? 0 : this.options.stay(step);
    if (stay > 0) {
      this.#endStay();
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#advance();
      }, stay);
    }
    this.options.onShow(step, isSkipped);
  }

  #endStay(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
