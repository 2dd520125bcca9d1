import type { Ply } from '../wire/api';
import type { House } from '../wire/house';

/** A position of a running game that one looks back at. */
export interface Then {
  ply: number;
  position: unknown;
  /** The move that led to it. */
  text: string | undefined;
}

/** Looking back while a game goes on: the positions come from the game's file, read by the engine, when somebody asks. */
export class Past {
  then = $state.raw<Then | null>(null);
  private plies: Ply[] = [];

  constructor(
    private readonly table: string,
    private readonly house: House,
  ) {}

  /** Shows the position after that many moves; the last one is the present. */
  async look(ply: number, last: number): Promise<void> {
    if (ply >= last) {
      this.then = null;
      return;
    }
    try {
      // Moves taken back are no longer part of the file: what is known of longer games counts no more.
      if (this.plies.length !== last + 1) this.plies = (await this.house.replayFile(await this.house.file(this.table))).plies;
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
