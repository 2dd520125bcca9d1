/*
 * Games in IndexedDB: a row for each game, and one for each step with the game's id and the step's index as key. Steps
 * are added, never overwritten, so that two windows cannot both continue from the same step.
 */
import { WriteConflict } from './savedGames';

export const GAME_ROWS = 'games';

/** The keys of all steps of a game. */
export const stepsOf = (game: string) => IDBKeyRange.bound([game], [game, []]);

export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database failed'));
  });
}

export function committed(on: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    on.oncomplete = () => resolve();
    // Aborted because a step's index is taken, the game is gone, or the disk is full.
    on.onabort = () => reject(on.error === null || on.error.name === 'ConstraintError' ? new WriteConflict() : on.error);
  });
}

/** Changes a game's row; aborts if there is none or it is not as expected. */
export function change<G>(on: IDBTransaction, game: string, how: (row: G) => G | null): void {
  const games = on.objectStore(GAME_ROWS);
  const found = games.get(game) as IDBRequest<G | undefined>;
  found.onsuccess = () => {
    const next = found.result === undefined ? null : how(found.result);
    if (next === null) on.abort();
    else games.put(next);
  };
}

/** A database of games with their steps. */
export class GameDatabase {
  private constructor(
    private readonly database: IDBDatabase,
    private readonly steps: string,
  ) {
    // A newer page wants to upgrade the database: close it, since this page is outdated.
    database.onversionchange = () => database.close();
  }

  /**
   * @param key the property of a game that is its id
   * @param steps the name of the store for its steps
   */
  static open(name: string, version: number, key: string, steps: string): Promise<GameDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => {
        // Games of an earlier version cannot be read any more.
        for (const name of request.result.objectStoreNames) request.result.deleteObjectStore(name);
        request.result.createObjectStore(GAME_ROWS, { keyPath: key });
        request.result.createObjectStore(steps);
      };
      request.onsuccess = () => resolve(new GameDatabase(request.result, steps));
      request.onerror = () => reject(request.error ?? new Error('no database'));
    });
  }

  /** Strict durability: a step that was shown must survive a power loss. */
  on(mode: IDBTransactionMode): IDBTransaction {
    return this.database.transaction([GAME_ROWS, this.steps], mode, { durability: 'strict' });
  }

  list<G>(): Promise<G[]> {
    return done(this.on('readonly').objectStore(GAME_ROWS).getAll() as IDBRequest<G[]>);
  }

  /** A game and its steps; null if there is none. */
  async load<G, S>(game: string): Promise<{ row: G; steps: S[] } | null> {
    const on = this.on('readonly');
    const [row, steps] = await Promise.all([
      done(on.objectStore(GAME_ROWS).get(game) as IDBRequest<G | undefined>),
      done(on.objectStore(this.steps).getAll(stepsOf(game)) as IDBRequest<S[]>),
    ]);
    return row === undefined ? null : { row, steps };
  }

  async remove(game: string): Promise<void> {
    const on = this.on('readwrite');
    on.objectStore(GAME_ROWS).delete(game);
    on.objectStore(this.steps).delete(stepsOf(game));
    await committed(on);
  }
}
