import { analysisApi } from '../analysis/analysisApi';
import { type Advice, canRunEngine, Engine, type ReviewAnswer } from '../engine/engine';
import type { Turn } from './turns';

/** Nodes per turn. A game of two takes about twenty seconds. */
const NODES: Record<string, number> = { domination: 60_000, conan: 40_000 };
const OTHERWISE = 20_000;

/** Reviews turns one after the other, in a worker or on the server; results are kept. */
export class ReviewRun {
  /** Results, by the number of moves of the file before the turn. */
  found = $state.raw<ReadonlyMap<number, ReviewAnswer>>(new Map());
  /** What is proved about moves, by the number of moves of the file before the turn. */
  reasons = $state.raw<ReadonlyMap<number, Advice[]>>(new Map());
  /** The turn under review and its progress from 0 to 1; null while none is running. */
  now = $state.raw<{ n: number; of: number; part: number } | null>(null);
  /** Whether the engine failed. */
  failed = $state(false);

  private readonly engine = new Engine(analysisApi());
  private control: AbortController | null = null;

  constructor(
    private readonly file: string,
    private readonly game: string,
  ) {}

  async look(turns: readonly Turn[]): Promise<void> {
    this.stop();
    const control = new AbortController();
    this.control = control;
    this.failed = false;
    try {
      for (const [i, { before }] of turns.entries()) {
        this.now = { n: i + 1, of: turns.length, part: 0 };
        if (this.found.has(before)) continue;
        const wanted = { file: this.file, ply: before, nodes: NODES[this.game] ?? OTHERWISE };
        const progress = ({ done, of }: { done: number; of: number }) => {
          if (!control.signal.aborted) this.now = { n: i + 1, of: turns.length, part: done / of };
        };
        const review = await this.engine.review(wanted, { progress, signal: control.signal });
        this.found = new Map(this.found).set(before, review);
      }
    } catch {
      // Stopping by the user is no failure: results so far are kept.
      this.failed = !control.signal.aborted;
    } finally {
      if (this.control === control) this.now = null;
    }
  }

  /** Asks what is proved about a move, with what its player could know; the server does not answer that. */
  async explain({ before, played }: Turn, seat: number, names: readonly string[]): Promise<void> {
    if (!canRunEngine() || this.reasons.has(before)) return;
    try {
      const { advice } = await this.engine.ask({ type: 'advise', file: this.file, ply: before, seat, move: played, names: [...names] });
      this.reasons = new Map(this.reasons).set(before, advice);
    } catch {
      // A review without reasons is still a review.
    }
  }

  stop(): void {
    this.control?.abort(new Error('stopped'));
    this.control = null;
    this.now = null;
  }

  close(): void {
    this.stop();
    this.engine.close();
  }
}
