import type { Command } from '../engine/messages';
import { askToKeep, newestFirst } from './savedGames';
import { change, committed, GAME_ROWS, GameDatabase, stepsOf } from './indexedDb';
import type { RecordedGame, SavedGame } from './localGame';
import { type Change, MemoryStore, type Store } from './localGameStore';

const NAME = 'parlour';
const VERSION = 2;
const COMMANDS = 'commands';

/** Local games in IndexedDB, command by command. */
class IndexedDbStore implements Store {
  readonly isLasting = true;

  constructor(private readonly database: GameDatabase) {}

  async list(): Promise<SavedGame[]> {
    return newestFirst(await this.database.list<SavedGame>());
  }

  async load(table: string): Promise<RecordedGame | null> {
    const found = await this.database.load<SavedGame, Command>(table);
    return found && { ...found.row, commands: found.steps };
  }

  async keep(changes: Change[]): Promise<void> {
    const on = this.database.on('readwrite');
    const [games, commands] = [on.objectStore(GAME_ROWS), on.objectStore(COMMANDS)];
    const kept = committed(on);
    for (const one of changes) {
      if ('game' in one) {
        const { commands: before, ...game } = one.game;
        games.put(game);
        commands.delete(stepsOf(game.table));
        before.forEach((command, place) => commands.add(command, [game.table, place]));
      } else {
        const { table, place, command, about, at } = one.step;
        change<SavedGame>(on, table, game => ({ ...game, about, changedAt: at }));
        commands.add(command, [table, place]);
      }
    }
    await kept;
    askToKeep();
  }

  remove(table: string): Promise<void> {
    return this.database.remove(table);
  }
}

let store: Promise<Store> | null = null;

/** The store of local games; in memory if the browser does not allow IndexedDB. */
export function localGameStore(): Promise<Store> {
  store ??= GameDatabase.open(NAME, VERSION, 'table', COMMANDS).then(
    database => new IndexedDbStore(database),
    () => new MemoryStore(),
  );
  return store;
}
