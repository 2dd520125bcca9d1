import { newestFirst } from '../kept/games';
import { change as changeRow, committed, GAMES, Shelf } from '../kept/indexed';
import type { Entry, Kept, Recorded } from './record';
import { changed, type Change, MemoryStore, type Store } from './store';

const NAME = 'parlour-beside';
const VERSION = 1;
const ENTRIES = 'entries';

/** Games at real tables in the browser's own database, beside that of practised games, entry by entry. */
class Database implements Store {
  readonly isLasting = true;

  constructor(private readonly shelf: Shelf) {}

  async list(): Promise<Kept[]> {
    return newestFirst(await this.shelf.list<Kept>());
  }

  async load(id: string): Promise<Recorded | null> {
    const found = await this.shelf.load<Kept, Entry>(id);
    return found && { ...found.row, entries: found.steps };
  }

  async begin({ entries, ...game }: Recorded): Promise<void> {
    const on = this.shelf.on('readwrite');
    on.objectStore(GAMES).add(game);
    entries.forEach((entry, place) => on.objectStore(ENTRIES).add(entry, [game.id, place]));
    await committed(on);
  }

  async enter(id: string, place: number, entry: Entry, change: Change): Promise<void> {
    const on = this.shelf.on('readwrite');
    changeRow<Kept>(on, id, game => (game.about.entries === place ? changed(game, change) : null));
    on.objectStore(ENTRIES).add(entry, [id, place]);
    await committed(on);
  }

  async takeBack(id: string, place: number, change: Change): Promise<void> {
    const on = this.shelf.on('readwrite');
    changeRow<Kept>(on, id, game => (game.about.entries === place + 1 ? changed(game, change) : null));
    on.objectStore(ENTRIES).delete([id, place]);
    await committed(on);
  }

  async time(id: string, times: Kept['times']): Promise<void> {
    const on = this.shelf.on('readwrite');
    changeRow<Kept>(on, id, game => ({ ...game, times }));
    await committed(on);
  }

  remove(id: string): Promise<void> {
    return this.shelf.remove(id);
  }
}

let store: Promise<Store> | null = null;

/** Where this browser keeps games at real tables; only in memory, if it refuses anything else. */
export function theStore(): Promise<Store> {
  store ??= Shelf.open(NAME, VERSION, 'id', ENTRIES).then(
    shelf => new Database(shelf),
    () => new MemoryStore(),
  );
  return store;
}
