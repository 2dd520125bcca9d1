import type { Ply } from '../api/client';
import type { Backend } from '../api/backend';

/** A position of a running game that one looks back at. */
export interface PastPosition {
  ply: number;
  position: unknown;
  /** The move that led to it. */
  text: string | undefined;
}

/** Looking back while a game goes on: the positions come from the game's file, read by the engine, when somebody asks. */
export class HistoryView {
  then = $state.raw<PastPosition | null>(null);
  private plies: Ply[] = [];

  constructor(
    private readonly table: string,
    private readonly backend: Backend,
  ) {}

  /** Shows the position after that many moves; the last one is the present. */
  async look(ply: number, last: number): Promise<void> {
    if (ply >= last) {
      this.then = null;
      return;
    }
    try {
      // Moves taken back are no longer part of the file: what is known of longer games counts no more.
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
