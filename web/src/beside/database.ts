import type { Entry, Kept, Recorded } from './record';
import { changed, type Change, MemoryStore, newestFirst, Overtaken, type Store } from './store';

/*
 * The browser's own database, beside that of practised games: a row for every game, and one for every entry under the game's
 * name and its place. An entry is added, never overwritten, so that two windows cannot both go on from the same place.
 */
const NAME = 'parlour-beside';
const VERSION = 1;
const GAMES = 'games';
const ENTRIES = 'entries';

class Database implements Store {
  readonly isLasting = true;

  constructor(private readonly database: IDBDatabase) {
    // A newer page wants to change the form of it: let go, this page is old.
    database.onversionchange = () => database.close();
  }

  async list(): Promise<Kept[]> {
    return newestFirst(await done(this.on('readonly').objectStore(GAMES).getAll() as IDBRequest<Kept[]>));
  }

  async load(id: string): Promise<Recorded | null> {
    const on = this.on('readonly');
    const [game, entries] = await Promise.all([
      done(on.objectStore(GAMES).get(id) as IDBRequest<Kept | undefined>),
      done(on.objectStore(ENTRIES).getAll(all(id)) as IDBRequest<Entry[]>),
    ]);
    return game === undefined ? null : { ...game, entries };
  }

  async begin({ entries, ...game }: Recorded): Promise<void> {
    const on = this.on('readwrite');
    on.objectStore(GAMES).add(game);
    entries.forEach((entry, place) => on.objectStore(ENTRIES).add(entry, [game.id, place]));
    await committed(on);
  }

  async enter(id: string, place: number, entry: Entry, change: Change): Promise<void> {
    const on = this.on('readwrite');
    this.change(on, id, game => (game.about.entries === place ? changed(game, change) : null));
    on.objectStore(ENTRIES).add(entry, [id, place]);
    await committed(on);
  }

  async takeBack(id: string, place: number, change: Change): Promise<void> {
    const on = this.on('readwrite');
    this.change(on, id, game => (game.about.entries === place + 1 ? changed(game, change) : null));
    on.objectStore(ENTRIES).delete([id, place]);
    await committed(on);
  }

  async time(id: string, times: Kept['times']): Promise<void> {
    const on = this.on('readwrite');
    this.change(on, id, game => ({ ...game, times }));
    await committed(on);
  }

  async remove(id: string): Promise<void> {
    const on = this.on('readwrite');
    on.objectStore(GAMES).delete(id);
    on.objectStore(ENTRIES).delete(all(id));
    await committed(on);
  }

  /** Changes a game's row, or nothing at all where it is not what one thought. */
  private change(on: IDBTransaction, id: string, how: (game: Kept) => Kept | null): void {
    const games = on.objectStore(GAMES);
    const found = games.get(id) as IDBRequest<Kept | undefined>;
    found.onsuccess = () => {
      const next = found.result === undefined ? null : how(found.result);
      if (next === null) on.abort();
      else games.put(next);
    };
  }

  /** An entry that was shown must survive the machine being switched off. */
  private on(mode: IDBTransactionMode): IDBTransaction {
    return this.database.transaction([GAMES, ENTRIES], mode, { durability: 'strict' });
  }
}

/** Every entry of a game. */
const all = (id: string) => IDBKeyRange.bound([id], [id, []]);

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database failed'));
  });
}

function committed(on: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    on.oncomplete = () => resolve();
    // Aborted because somebody else went on, because the game is gone, or by a full disk.
    on.onabort = () => reject(on.error === null || on.error.name === 'ConstraintError' ? new Overtaken() : on.error);
  });
}

function opened(): Promise<Store> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES, { keyPath: 'id' });
      request.result.createObjectStore(ENTRIES);
    };
    request.onsuccess = () => resolve(new Database(request.result));
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
}

let store: Promise<Store> | null = null;

/** Where this browser keeps games at real tables; only in memory, if it refuses anything else. */
export function theStore(): Promise<Store> {
  store ??= opened().catch(() => new MemoryStore());
  return store;
}
