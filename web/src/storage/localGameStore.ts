import type { GameSummary, Command } from '../engine/messages';
import { newestFirst, WriteConflict } from './savedGames';
import type { RecordedGame, SavedGame } from './localGame';

/** One step of a game: the so-manieth thing done there, from 0, and what the table has come to. */
export interface Step {
  table: string;
  place: number;
  command: Command;
  about: GameSummary;
  at: number;
}

/** A table that is new here, or a step at one. */
export type Change = { game: RecordedGame } | { step: Step };

/** Where games are kept. */
export interface Store {
  /** Whether they are still there when the page is gone. */
  readonly isLasting: boolean;
  /** The last touched first. */
  list(): Promise<SavedGame[]>;
  load(table: string): Promise<RecordedGame | null>;
  /** All of it or nothing. @throws Overtaken if a step does not follow the last one kept */
  keep(changes: Change[]): Promise<void>;
  remove(table: string): Promise<void>;
}

/** For browsers that keep nothing: games last as long as the page. */
export class MemoryStore implements Store {
  readonly isLasting = false;
  private games = new Map<string, RecordedGame>();

  async list(): Promise<SavedGame[]> {
    return newestFirst([...this.games.values()]);
  }

  async load(table: string): Promise<RecordedGame | null> {
    const found = this.games.get(table);
    return found ? { ...found, commands: [...found.commands] } : null;
  }

  async keep(changes: Change[]): Promise<void> {
    const games = new Map(this.games);
    for (const change of changes) {
      if ('game' in change) {
        games.set(change.game.table, change.game);
      } else {
        const { table, place, command, about, at } = change.step;
        const game = games.get(table);
        if (game?.commands.length !== place) throw new WriteConflict(table);
        games.set(table, { ...game, about, changedAt: at, commands: [...game.commands, command] });
      }
    }
    this.games = games;
  }

  async remove(table: string): Promise<void> {
    this.games.delete(table);
  }
}
