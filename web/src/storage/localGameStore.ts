import type { GameSummary, Command } from '../engine/messages';
import { newestFirst, WriteConflict } from './savedGames';
import type { RecordedGame, SavedGame } from './localGame';

/** One command of a game with its index from 0, and the game's summary after it. */
export interface Step {
  table: string;
  place: number;
  command: Command;
  about: GameSummary;
  at: number;
}

/** A new table, or a step at an existing one. */
export type Change = { game: RecordedGame } | { step: Step };

/** Where local games are stored. */
export interface Store {
  /** Whether games survive the page. */
  readonly isLasting: boolean;
  /** Most recently changed first. */
  list(): Promise<SavedGame[]>;
  load(table: string): Promise<RecordedGame | null>;
  /** Stores all changes or none. @throws WriteConflict if a step does not follow the last one stored */
  keep(changes: Change[]): Promise<void>;
  remove(table: string): Promise<void>;
}

/** For browsers that cannot store anything: games last as long as the page. */
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
