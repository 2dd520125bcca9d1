/** The card sets that were written or imported in this browser. */
import { done } from '../storage/indexedDb';
import { askToKeep, newestFirst } from '../storage/savedGames';
import type { DraftSet } from './draft';

const NAME = 'parlour-cards';
const VERSION = 1;
const SETS = 'sets';

export interface SetStore {
  /** Whether sets survive the page. */
  readonly isLasting: boolean;
  /** Most recently changed first. */
  list(): Promise<DraftSet[]>;
  load(id: string): Promise<DraftSet | null>;
  save(set: DraftSet): Promise<void>;
  remove(id: string): Promise<void>;
}

/** For browsers that cannot store anything: sets last as long as the page. */
export class MemorySetStore implements SetStore {
  readonly isLasting = false;
  private readonly sets = new Map<string, DraftSet>();

  async list(): Promise<DraftSet[]> {
    return newestFirst([...this.sets.values()]);
  }

  async load(id: string): Promise<DraftSet | null> {
    return this.sets.get(id) ?? null;
  }

  async save(set: DraftSet): Promise<void> {
    this.sets.set(set.id, set);
  }

  async remove(id: string): Promise<void> {
    this.sets.delete(id);
  }
}

class IndexedDbSetStore implements SetStore {
  readonly isLasting = true;

  constructor(private readonly database: IDBDatabase) {
    // A newer page wants to upgrade the database: close it, since this page is outdated.
    database.onversionchange = () => database.close();
  }

  private on(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(SETS, mode).objectStore(SETS);
  }

  async list(): Promise<DraftSet[]> {
    return newestFirst(await done(this.on('readonly').getAll() as IDBRequest<DraftSet[]>));
  }

  async load(id: string): Promise<DraftSet | null> {
    return (await done(this.on('readonly').get(id) as IDBRequest<DraftSet | undefined>)) ?? null;
  }

  async save(set: DraftSet): Promise<void> {
    await done(this.on('readwrite').put(set));
    askToKeep();
  }

  async remove(id: string): Promise<void> {
    await done(this.on('readwrite').delete(id));
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => request.result.createObjectStore(SETS, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
}

let store: Promise<SetStore> | null = null;

/** The store of card sets; in memory if the browser does not allow IndexedDB. */
export function setStore(): Promise<SetStore> {
  store ??= open().then(
    database => new IndexedDbSetStore(database),
    () => new MemorySetStore(),
  );
  return store;
}
