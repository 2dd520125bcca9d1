/** What the board shows at one moment. */
export interface Shown<P> {
  position: P;
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
export class AnimationQueue<P> {
  #now = $state.raw() as Shown<P>;
  #waiting = $state.raw<Shown<P>[]>([]);
  #newest: Shown<P>;
  readonly #isBusy: () => boolean;

  /** @param isBusy whether something moves on the board */
  constructor(first: Shown<P>, isBusy: () => boolean) {
    this.#now = first;
    this.#newest = first;
    this.#isBusy = isBusy;
  }

  get now(): Shown<P> {
    return this.#now;
  }

  /** Whether the board shows an earlier position than the newest. */
  get isBehind(): boolean {
    return this.#waiting.length > 0;
  }

  arrive(next: Shown<P>): void {
    const isNews = next.event !== undefined && next.event !== this.#newest.event;
    this.#newest = next;
    const last = this.#waiting.at(-1);
    if (last !== undefined && !isNews) this.#waiting = this.#waiting.with(-1, { ...next, event: last.event });
    else if (isNews && (last !== undefined || this.#isBusy())) this.#wait(next);
    else this.#now = next;
  }

  /** Everything on the board lies still: what waits is shown. */
  rested(): void {
    const [next, ...later] = this.#waiting;
    this.#waiting = later;
    if (next !== undefined) this.#now = next;
  }

  catchUp(): void {
    if (this.#waiting.length === 0) return;
    this.#waiting = [];
    this.#now = { ...this.#newest, event: undefined };
  }

  #wait(next: Shown<P>): void {
    this.#waiting = [...this.#waiting, next].slice(-WAITING);
  }
}
