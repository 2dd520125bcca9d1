/** Fewer positions in a second than this, and the server is offered instead: a tenth of what an ordinary laptop reaches. */
const SLOW = 100_000;

/** Shorter, and what is measured is how the engine starts. */
const LONG_ENOUGH_MS = 1_500;

/** How fast this browser searches, by the progress of its first search. */
export class SpeedMeter {
  private first: { nodes: number; at: number } | null = null;
  private found: number | null = null;
  private isKnown = false;

  /** Told of the positions looked at so far; how many it is a second, rounded, if that is few. */
  heard(nodes: number, now: number): number | null {
    if (this.isKnown) return this.found;
    // Fewer than before: another search has begun.
    if (this.first === null || nodes < this.first.nodes) this.first = { nodes, at: now };
    const millis = now - this.first.at;
    if (millis < LONG_ENOUGH_MS) return null;
    this.isKnown = true;
    const each = ((nodes - this.first.nodes) / millis) * 1_000;
    this.found = each < SLOW ? Math.max(1_000, Math.round(each / 1_000) * 1_000) : null;
    return this.found;
  }
}
