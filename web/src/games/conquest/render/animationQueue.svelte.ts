/** What the board shows at one moment. */
export interface Shown<P, M> {
  position: P;
  moves: M[];
  lastMove: string | undefined;
  /** The move to be shown as it happens; a new object is a new event. */
  event: { text: string } | undefined;
}

/** How many moves may wait to be shown; beyond that the oldest are not shown as they happen. */
const WAITING = 2;

/**
 * Lets one move be seen after the other, however fast they come: a move that arrives while a die tumbles waits for it to lie.
 * Whoever wants to play does not wait: `catchUp` shows the newest position at once.
 */
export class AnimationQueue<P, M> {
  #now = $state.raw() as Shown<P, M>;
  #waiting: Shown<P, M>[] = [];
  #newest: Shown<P, M>;
  readonly #isBusy: () => boolean;

  /** @param isBusy whether something moves on the board */
  constructor(first: Shown<P, M>, isBusy: () => boolean) {
    this.#now = first;
    this.#newest = first;
    this.#isBusy = isBusy;
  }

  get now(): Shown<P, M> {
    return this.#now;
  }

  arrive(next: Shown<P, M>): void {
    const isNews = next.event !== undefined && next.event !== this.#newest.event;
    this.#newest = next;
    const last = this.#waiting.at(-1);
    if (last !== undefined && !isNews) this.#waiting[this.#waiting.length - 1] = { ...next, event: last.event };
    else if (isNews && (last !== undefined || this.#isBusy())) this.#wait(next);
    else this.#now = next;
  }

  /** Everything on the board lies still: what waits is shown. */
  rested(): void {
    const next = this.#waiting.shift();
    if (next !== undefined) this.#now = next;
  }

  catchUp(): void {
    if (this.#waiting.length === 0) return;
    this.#waiting = [];
    this.#now = { ...this.#newest, event: undefined };
  }

  #wait(next: Shown<P, M>): void {
    this.#waiting.push(next);
    if (this.#waiting.length > WAITING) this.#waiting.shift();
  }
}
