import { askToKeep, newestFirst } from '../storage/savedGames';
import { change as changeRow, committed, GAME_ROWS, GameDatabase } from '../storage/indexedDb';
import type { Entry, SavedGame, RecordedGame } from './record';
import { changed, type Change, MemoryStore, type Store } from './store';

const NAME = 'parlour-companion';
const VERSION = 1;
const ENTRIES = 'entries';

/** The companion's games in their own IndexedDB database, stored entry by entry. */
class IndexedDbStore implements Store {
  readonly isLasting = true;

  constructor(private readonly database: GameDatabase) {}

  async list(): Promise<SavedGame[]> {
    return newestFirst(await this.database.list<SavedGame>());
  }

  async load(id: string): Promise<RecordedGame | null> {
    const found = await this.database.load<SavedGame, Entry>(id);
    return found && { ...found.row, entries: found.steps };
  }

  async begin({ entries, ...game }: RecordedGame): Promise<void> {
    const on = this.database.on('readwrite');
    on.objectStore(GAME_ROWS).add(game);
    entries.forEach((entry, place) => on.objectStore(ENTRIES).add(entry, [game.id, place]));
    await committed(on);
    askToKeep();
  }

  async enter(id: string, place: number, entry: Entry, change: Change): Promise<void> {
    const on = this.database.on('readwrite');
    changeRow<SavedGame>(on, id, game => (game.about.entries === place ? changed(game, change) : null));
    on.objectStore(ENTRIES).add(entry, [id, place]);
    await committed(on);
  }

  async takeBack(id: string, place: number, change: Change): Promise<void> {
    const on = this.database.on('readwrite');
    changeRow<SavedGame>(on, id, game => (game.about.entries === place + 1 ? changed(game, change) : null));
    on.objectStore(ENTRIES).delete([id, place]);
    await committed(on);
  }

  async time(id: string, times: SavedGame['times']): Promise<void> {
    const on = this.database.on('readwrite');
    changeRow<SavedGame>(on, id, game => ({ ...game, times }));
    await committed(on);
  }

  remove(id: string): Promise<void> {
    return this.database.remove(id);
  }
}

let store: Promise<Store> | null = null;

/** The companion's store; in memory if the browser does not allow IndexedDB. */
export function companionStore(): Promise<Store> {
  store ??= GameDatabase.open(NAME, VERSION, 'id', ENTRIES).then(
    database => new IndexedDbStore(database),
    () => new MemoryStore(),
  );
  return store;
}
