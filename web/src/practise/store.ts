import type { About, Deed } from '../engine/messages';
import { newestFirst, Overtaken } from '../kept/games';
import type { Recorded, Saved } from './record';

/** One step of a game: the so-manieth thing done there, from 0, and what the table has come to. */
export interface Step {
  table: string;
  place: number;
  deed: Deed;
  about: About;
  at: number;
}

/** A table that is new here, or a step at one. */
export type Change = { game: Recorded } | { step: Step };

/** Where games are kept. */
export interface Store {
  /** Whether they are still there when the page is gone. */
  readonly isLasting: boolean;
  /** The last touched first. */
  list(): Promise<Saved[]>;
  load(table: string): Promise<Recorded | null>;
  /** All of it or nothing. @throws Overtaken if a step does not follow the last one kept */
  keep(changes: Change[]): Promise<void>;
  remove(table: string): Promise<void>;
}

/** For browsers that keep nothing: games last as long as the page. */
export class MemoryStore implements Store {
  readonly isLasting = false;
  private games = new Map<string, Recorded>();

  async list(): Promise<Saved[]> {
    return newestFirst([...this.games.values()]);
  }

  async load(table: string): Promise<Recorded | null> {
    const found = this.games.get(table);
    return found ? { ...found, deeds: [...found.deeds] } : null;
  }

  async keep(changes: Change[]): Promise<void> {
    const games = new Map(this.games);
    for (const change of changes) {
      if ('game' in change) {
        games.set(change.game.table, change.game);
      } else {
        const { table, place, deed, about, at } = change.step;
        const game = games.get(table);
        if (game?.deeds.length !== place) throw new Overtaken(table);
        games.set(table, { ...game, about, changedAt: at, deeds: [...game.deeds, deed] });
      }
    }
    this.games = games;
  }

  async remove(table: string): Promise<void> {
    this.games.delete(table);
  }
}
