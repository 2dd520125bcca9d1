/** What the board shows at a time. */
export interface Shown<P> {
  position: P;
  lastMove: string | undefined;
  /** The move to animate; a new object is a new event. */
  event: { text: string } | undefined;
}

/** How many moves may wait for their animation; beyond that the oldest are skipped. */
const WAITING = 2;

/**
 * Animates moves one after the other, however fast they arrive: a move that arrives while a die tumbles waits until it
 * has stopped. A player about to move does not wait: `catchUp` shows the newest position at once.
 */
export class AnimationQueue<P> {
  #now = $state.raw() as Shown<P>;
  #waiting = $state.raw<Shown<P>[]>([]);
  #newest: Shown<P>;
  readonly #isBusy: () => boolean;

  /** @param isBusy whether an animation is running */
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

  /** Called when the animation has ended: shows the next waiting move. */
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
