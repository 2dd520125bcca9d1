/** Which die is being looked at more closely. It appears after a moment, stays while pointed at, and goes when told. */
const HOVER_MS = 420;
const BUSY_MS = 900;
const FOCUS_MS = 650;
const LEAVE_MS = 220;

export class DieInspector {
  square = $state<string | null>(null);
  #waiting: string | null = null;
  #dismissed: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The pointer is over this die, or over none. While another die is in hand it takes longer. */
  hover(square: string | null, busy: boolean): void {
    if (square !== this.#dismissed) this.#dismissed = null;
    if (square === this.#waiting) return;
    this.#wait(square, square === null ? LEAVE_MS : this.square !== null ? LEAVE_MS : busy ? BUSY_MS : HOVER_MS);
  }

  focus(square: string | null): void {
    this.#dismissed = null;
    this.#wait(square, square === null ? 0 : FOCUS_MS);
  }

  /** Asked for by a long press: at once. */
  press(square: string): void {
    this.#dismissed = null;
    this.#wait(square, 0);
  }

  /** The pointer has reached the card itself. */
  stay(): void {
    clearTimeout(this.#timer);
    this.#waiting = this.square;
  }

  /** Whether there was something to dismiss. */
  dismiss(): boolean {
    clearTimeout(this.#timer);
    this.#dismissed = this.#waiting;
    this.#waiting = null;
    if (this.square === null) return false;
    this.square = null;
    return true;
  }

  #wait(square: string | null, after: number): void {
    clearTimeout(this.#timer);
    this.#waiting = square;
    if (square !== null && square === this.#dismissed) return;
    this.#timer = setTimeout(() => {
      this.square = square;
    }, after);
  }
}
