import type { Deed } from '../engine/messages';
import { newestFirst } from '../kept/games';
import { change, committed, GAMES, Shelf, stepsOf } from '../kept/indexed';
import type { Recorded, Saved } from './record';
import { type Change, MemoryStore, type Store } from './store';

const NAME = 'parlour';
const VERSION = 1;
const DEEDS = 'deeds';

/** Practised games in the browser's own database, deed by deed. */
class Database implements Store {
  readonly isLasting = true;

  constructor(private readonly shelf: Shelf) {}

  async list(): Promise<Saved[]> {
    return newestFirst(await this.shelf.list<Saved>());
  }

  async load(table: string): Promise<Recorded | null> {
    const found = await this.shelf.load<Saved, Deed>(table);
    return found && { ...found.row, deeds: found.steps };
  }

  async keep(changes: Change[]): Promise<void> {
    const on = this.shelf.on('readwrite');
    const [games, deeds] = [on.objectStore(GAMES), on.objectStore(DEEDS)];
    const kept = committed(on);
    for (const one of changes) {
      if ('game' in one) {
        const { deeds: before, ...game } = one.game;
        games.put(game);
        deeds.delete(stepsOf(game.table));
        before.forEach((deed, place) => deeds.add(deed, [game.table, place]));
      } else {
        const { table, place, deed, about, at } = one.step;
        change<Saved>(on, table, game => ({ ...game, about, changedAt: at }));
        deeds.add(deed, [table, place]);
      }
    }
    await kept;
  }

  remove(table: string): Promise<void> {
    return this.shelf.remove(table);
  }
}

let store: Promise<Store> | null = null;

/** Where this browser keeps games; only in memory, if it refuses anything else. */
export function theStore(): Promise<Store> {
  store ??= Shelf.open(NAME, VERSION, 'table', DEEDS).then(
    shelf => new Database(shelf),
    () => new MemoryStore(),
  );
  return store;
}
