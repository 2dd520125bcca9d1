import type { Deed } from '../engine/messages';
import type { Recorded, Saved } from './record';
import { type Change, MemoryStore, newestFirst, Overtaken, type Store } from './store';

/*
 * The browser's own database: a row for every game, and one for every deed under the game's name and its place. A deed is
 * added, never overwritten, so that two windows at one table cannot both go on from the same place.
 */
const NAME = 'parlour';
const VERSION = 1;
const GAMES = 'games';
const DEEDS = 'deeds';

class Database implements Store {
  readonly isLasting = true;

  constructor(private readonly database: IDBDatabase) {
    // A newer page wants to change the form of it: let go, this page is old.
    database.onversionchange = () => database.close();
  }

  async list(): Promise<Saved[]> {
    return newestFirst(await done(this.on('readonly').objectStore(GAMES).getAll() as IDBRequest<Saved[]>));
  }

  async load(table: string): Promise<Recorded | null> {
    const on = this.on('readonly');
    const [game, deeds] = await Promise.all([
      done(on.objectStore(GAMES).get(table) as IDBRequest<Saved | undefined>),
      done(on.objectStore(DEEDS).getAll(all(table)) as IDBRequest<Deed[]>),
    ]);
    return game === undefined ? null : { ...game, deeds };
  }

  async keep(changes: Change[]): Promise<void> {
    const on = this.on('readwrite');
    const [games, deeds] = [on.objectStore(GAMES), on.objectStore(DEEDS)];
    const kept = committed(on);
    for (const change of changes) {
      if ('game' in change) {
        const { deeds: before, ...game } = change.game;
        games.put(game);
        deeds.delete(all(game.table));
        before.forEach((deed, place) => deeds.add(deed, [game.table, place]));
      } else {
        const { table, place, deed, about, at } = change.step;
        const found = games.get(table) as IDBRequest<Saved | undefined>;
        found.onsuccess = () => (found.result === undefined ? on.abort() : games.put({ ...found.result, about, changedAt: at }));
        deeds.add(deed, [table, place]);
      }
    }
    await kept;
  }

  async remove(table: string): Promise<void> {
    const on = this.on('readwrite');
    on.objectStore(GAMES).delete(table);
    on.objectStore(DEEDS).delete(all(table));
    await committed(on);
  }

  /** A move that was shown must survive the machine being switched off. */
  private on(mode: IDBTransactionMode): IDBTransaction {
    return this.database.transaction([GAMES, DEEDS], mode, { durability: 'strict' });
  }
}

/** Every deed of a table. */
const all = (table: string) => IDBKeyRange.bound([table], [table, []]);

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database failed'));
  });
}

function committed(on: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    on.oncomplete = () => resolve();
    // Aborted by a deed whose place is taken, by a game that is gone, or by a full disk.
    on.onabort = () => reject(on.error === null || on.error.name === 'ConstraintError' ? new Overtaken() : on.error);
  });
}

function opened(): Promise<Store> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES, { keyPath: 'table' });
      request.result.createObjectStore(DEEDS);
    };
    request.onsuccess = () => resolve(new Database(request.result));
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
}

let store: Promise<Store> | null = null;

/** Where this browser keeps games; only in memory, if it refuses anything else. */
export function theStore(): Promise<Store> {
  store ??= opened().catch(() => new MemoryStore());
  return store;
}
