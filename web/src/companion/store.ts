import { newestFirst, WriteConflict } from '../storage/savedGames';
import type { Entry, SavedGame, RecordedGame } from './record';

/** What an entry changes besides the list of entries: everything but the settings. */
export type Change = Pick<SavedGame, 'about' | 'times'> & { at: number };

/** Where the companion stores games. */
export interface Store {
  /** Whether games survive the page. */
  readonly isLasting: boolean;
  /** Most recently changed first. */
  list(): Promise<SavedGame[]>;
  load(id: string): Promise<RecordedGame | null>;
  begin(game: RecordedGame): Promise<void>;
  /** Adds an entry at an index from 0. @throws WriteConflict if it does not follow the last one stored */
  enter(id: string, place: number, entry: Entry, change: Change): Promise<void>;
  /** Removes the last entry. @throws WriteConflict if it is not the last one stored */
  takeBack(id: string, place: number, change: Change): Promise<void>;
  /** Stores changed clocks. */
  time(id: string, times: SavedGame['times']): Promise<void>;
  remove(id: string): Promise<void>;
}

/** For browsers that cannot store anything: games last as long as the page. */
export class MemoryStore implements Store {
  readonly isLasting = false;
  private readonly games = new Map<string, RecordedGame>();

  async list(): Promise<SavedGame[]> {
    return newestFirst([...this.games.values()]);
  }

  async load(id: string): Promise<RecordedGame | null> {
    const found = this.games.get(id);
    return found ? { ...found, entries: [...found.entries] } : null;
  }

  async begin(game: RecordedGame): Promise<void> {
    this.games.set(game.id, game);
  }

  async enter(id: string, place: number, entry: Entry, change: Change): Promise<void> {
    const game = this.games.get(id);
    if (game?.entries.length !== place) throw new WriteConflict(id);
    this.games.set(id, { ...changed(game, change), entries: [...game.entries, entry] });
  }

  async takeBack(id: string, place: number, change: Change): Promise<void> {
    const game = this.games.get(id);
    if (game?.entries.length !== place + 1) throw new WriteConflict(id);
    this.games.set(id, { ...changed(game, change), entries: game.entries.slice(0, -1) });
  }

  async time(id: string, times: SavedGame['times']): Promise<void> {
    const game = this.games.get(id);
    if (game) this.games.set(id, { ...game, times });
  }

  async remove(id: string): Promise<void> {
    this.games.delete(id);
  }
}

export function changed<K extends SavedGame>(game: K, { about, times, at }: Change): K {
  return { ...game, about, times, changedAt: at };
}
