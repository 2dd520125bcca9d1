/** Below this many positions per second the server is offered instead: a tenth of what an ordinary laptop reaches. */
const SLOW = 100_000;

/** A shorter measurement would mostly measure the engine's start-up. */
const LONG_ENOUGH_MS = 1_500;

/** Measures how fast this browser searches, from the progress of its first search. */
export class SpeedMeter {
  private first: { nodes: number; at: number } | null = null;
  private found: number | null = null;
  private isKnown = false;

  /** Takes the positions searched so far; returns the rounded number per second if that is slow, otherwise null. */
  heard(nodes: number, now: number): number | null {
    if (this.isKnown) return this.found;
    // Fewer than before: a new search has begun.
    if (this.first === null || nodes < this.first.nodes) this.first = { nodes, at: now };
    const millis = now - this.first.at;
    if (millis < LONG_ENOUGH_MS) return null;
    this.isKnown = true;
    const each = ((nodes - this.first.nodes) / millis) * 1_000;
    this.found = each < SLOW ? Math.max(1_000, Math.round(each / 1_000) * 1_000) : null;
    return this.found;
  }
}
