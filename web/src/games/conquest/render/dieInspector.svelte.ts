/** Which die has a card. It appears after a delay, stays while pointed at, and closes on dismissal. */
const HOVER_MS = 420;
const BUSY_MS = 900;
const FOCUS_MS = 650;
const LEAVE_MS = 220;

export class DieInspector {
  square = $state<string | null>(null);
  #waiting: string | null = null;
  #dismissed: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The pointer is over this die, or over none. The delay is longer while another die is in hand. */
  hover(square: string | null, busy: boolean): void {
    if (square !== this.#dismissed) this.#dismissed = null;
    if (square === this.#waiting) return;
    this.#wait(square, square === null ? LEAVE_MS : this.square !== null ? LEAVE_MS : busy ? BUSY_MS : HOVER_MS);
  }

  focus(square: string | null): void {
    this.#dismissed = null;
    this.#wait(square, square === null ? 0 : FOCUS_MS);
  }

  /** Opens at once, after a long press. */
  press(square: string): void {
    this.#dismissed = null;
    this.#wait(square, 0);
  }

  /** The pointer is over the card itself. */
  stay(): void {
    clearTimeout(this.#timer);
    this.#waiting = this.square;
  }

  /** Closes the card; returns whether there was one. */
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
