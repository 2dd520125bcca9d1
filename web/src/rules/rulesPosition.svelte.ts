import type { Engine } from '../engine/engine';
import type { Move, Text } from '../protocol/messages';

/** The position of a small board on a rules page. The engine gives the view and the legal moves. */
export class RulesPosition<P, M extends Move> {
  position = $state.raw<P | null>(null);
  moves = $state.raw<M[]>([]);
  /** The seat to move at the start. */
  turn = $state(0);
  /** How the game ended here. */
  outcome = $state.raw<Text | null>(null);
  isBusy = $state(false);
  isDown = $state(false);
  private played: string[] = [];

  /** @param isSeatView whether the board shows what the seat to move sees rather than what is public */
  constructor(
    private readonly engine: Engine,
    private readonly game: string,
    private readonly start: string,
    private readonly isSeatView: boolean,
  ) {}

  async reset(): Promise<void> {
    try {
      await this.show([]);
      this.isDown = false;
    } catch {
      this.isDown = true;
    }
  }

  /** Plays a legal move; returns whether it succeeded. */
  async play(text: string): Promise<boolean> {
    this.isBusy = true;
    try {
      await this.show([...this.played, text]);
      return true;
    } catch {
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  private async show(played: string[]): Promise<void> {
    const place = { game: this.game, position: this.start, moves: played };
    const [{ turn, outcome }, { moves }] = await Promise.all([this.engine.ask({ type: 'position', ...place }), this.engine.ask({ type: 'moves', ...place })]);
    if (played.length === 0) this.turn = turn;
    const { view } = await this.engine.ask({ type: 'view', ...place, ...(this.isSeatView ? { seat: this.turn } : {}) });
    this.played = played;
    this.position = view as P;
    this.moves = outcome === undefined ? (moves as unknown as M[]) : [];
    this.outcome = outcome?.sentence ?? null;
  }
}
