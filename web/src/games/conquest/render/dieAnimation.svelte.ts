import { type Moment, moment, stepDuration } from './tumbleTiming';
import type { Going } from './drawables';

const RESTING: Moment = { step: 0, turn: 0, over: true };

/** Animates one tumbling die at a time. Starting another ends the first; nothing waits for it. */
export class DieAnimation {
  #going = $state.raw<Going | null>(null);
  #moment = $state.raw<Moment>(RESTING);
  #frame = 0;
  #stays = false;
  #end: ReturnType<typeof setTimeout> | undefined;

  get going(): Going | null {
    return this.#going;
  }

  get isMoving(): boolean {
    return this.#going !== null && !this.#moment.over;
  }

  get moment(): Moment {
    return this.#moment;
  }

  /**
   * With `stay` the die remains drawn at its destination until {@link clear}, because its move is not in the position
   * yet.
   */
  start(going: Going, stay: boolean): void {
    this.clear();
    const steps = going.squares.length - 1;
    if (steps < 1) return;
    this.#stays = stay;
    const over = (): void => {
      this.#stop();
      if (this.#stays) this.#moment = moment(steps, Infinity);
      else this.clear();
    };
    this.#going = going;
    this.#moment = moment(steps, 0);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return over();
    const began = performance.now();
    const draw = (now: number): void => {
      const next = moment(steps, now - began);
      if (next.over) return over();
      this.#moment = next;
      this.#frame = requestAnimationFrame(draw);
    };
    this.#frame = requestAnimationFrame(draw);
    // A hidden page draws no frames: do not rely on them alone.
    this.#end = setTimeout(over, steps * stepDuration(steps) + 150);
  }

  /** The position contains the move: the die need not stay drawn after its arrival. */
  settle(): void {
    this.#stays = false;
  }

  clear(): void {
    this.#stop();
    this.#going = null;
    this.#moment = RESTING;
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#end);
  }
}
