import type { Ply } from '../api/client';
import type { Backend } from '../api/backend';

/** A past position of a running game. */
export interface PastPosition {
  ply: number;
  position: unknown;
  /** The move that led to it. */
  text: string | undefined;
}

/** Past positions of a running game: computed by the engine from the game's file on demand. */
export class HistoryView {
  then = $state.raw<PastPosition | null>(null);
  private plies: Ply[] = [];

  constructor(
    private readonly table: string,
    private readonly backend: Backend,
  ) {}

  /** Shows the position after that many moves; the last one is the current one. */
  async look(ply: number, last: number): Promise<void> {
    if (ply >= last) {
      this.then = null;
      return;
    }
    try {
      // The number of moves has changed, for example by a take-back: the cached positions are outdated.
      if (this.plies.length !== last + 1) this.plies = (await this.backend.replayFile(await this.backend.file(this.table))).plies;
      const found = this.plies[ply];
      this.then = found === undefined ? null : { ply, position: found.position.spectator, text: found.move?.text };
    } catch {
      this.then = null;
    }
  }

  present(): void {
    this.then = null;
  }
}
