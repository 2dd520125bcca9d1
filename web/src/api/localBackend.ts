import { currentTime } from '../i18n/date';
import { Engine, EngineRefusal, LocalConnection, newSecrets } from '../engine/engine';
import type { GameSummary, SavedChange, Opening, Reply } from '../engine/messages';
import { ApiRefusal, type ReplayData } from './client';
import type { Backend } from './backend';
import { catalogue } from '../games/catalogue';
import { t } from '../i18n/language.svelte';
import { savedGames as texts } from '../i18n/messages/savedGames';
import { table as tableTexts } from '../i18n/messages/table';
import { localGameStore } from '../storage/localGameDatabase';
import { dateOf, newId, type RecordedGame, readRecord, withRecord } from '../storage/localGame';
import type { Change } from '../storage/localGameStore';
import { program } from '../version';

const engine = new Engine();

/** The local player's id; unknown to the server. */
const ME = 'me';

/** Turns the engine's refusals into those the pages handle. */
async function told<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (problem) {
    throw problem instanceof EngineRefusal ? new ApiRefusal(0, problem.code, t(problem.text)) : problem;
  }
}

async function record(table: string): Promise<RecordedGame> {
  const found = await (await localGameStore()).load(table);
  if (found === null) throw new ApiRefusal(0, 'table-not-found', t(tableTexts.notFound));
  return found;
}

/** How long the engine stays loaded when no table is open, in milliseconds. */
const REST = 60_000;
let open = 0;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Ends the workers after a while without a table; the next request starts them again. */
function restLater(): void {
  clearTimeout(resting);
  resting = setTimeout(() => void (open === 0 && engine.close()), REST);
}

function connect(table: string): LocalConnection {
  let place = 0;
  let isOpen = true;
  open++;
  clearTimeout(resting);
  const closed = () => {
    if (!isOpen) return;
    isOpen = false;
    if (--open === 0) restLater();
  };
  return new LocalConnection(engine, undefined, {
    restore: async (): Promise<Reply> => {
      const found = await (await localGameStore()).load(table);
      place = found?.commands.length ?? 0;
      // The stored record replaces any table the engine still has under this name.
      const cleared = await engine.ask({ type: 'close', table });
      return found === null ? cleared : engine.ask({ type: 'open', ...found.opening, commands: found.commands });
    },
    save: async (saved: SavedChange[]) => {
      const at = currentTime();
      const changes = saved.map((one): Change => 'opening' in one
        ? { game: { table: one.table, opening: one.opening, about: one.about, openedAt: at, changedAt: at, commands: [] } }
        : { step: { table: one.table, place: place++, command: one.command, about: one.about, at } });
      await (await localGameStore()).keep(changes);
    },
  }, closed);
}

const replayFile = (file: string): Promise<ReplayData> => told(engine.ask({ type: 'replay', file }));

/** Asks about a stored game at a copy of its table, so that a game in progress is not disturbed. */
async function atCopy<T>({ opening, commands }: Pick<RecordedGame, 'opening' | 'commands'>, ask: (table: string, about: GameSummary) => Promise<T>): Promise<T> {
  const table = `copy-${newId()}`;
  const { about } = await told(engine.ask({ type: 'open', ...opening, table, commands }));
  try {
    return await told(ask(table, about));
  } finally {
    await engine.ask({ type: 'close', table });
  }
}

/** The file of a stored game; an unfinished game can be resumed from it. */
async function file(table: string): Promise<string> {
  const found = await record(table);
  const { file: text } = await atCopy(found, copy => engine.ask({ type: 'file', table: copy, date: dateOf(found), program: program() }));
  return found.about.phase === 'ended' ? text : withRecord(text, found);
}

/** Tables stored in this browser: all other seats are bots, and no server is involved. */
export const localBackend: Backend & {
  create: (opening: Pick<Opening, 'game' | 'options' | 'startPosition' | 'bots'>, name: string) => Promise<string>;
  /** Loads the engine before it is needed. */
  prepare: () => void;
  importFile: (text: string) => Promise<{ table: string } | { replay: ReplayData }>;
} = {
  isLocal: true,
  connect,
  person: () => ME,
  tableUrl: table => `/local/${table}`,
  replayUrl: (table, ply) => `/local/${table}/replay${ply === undefined ? '' : `?ply=${ply}`}`,
  games: () => Promise.resolve(catalogue),
  file,
  replay: async table => {
    if ((await record(table)).about.phase !== 'ended') throw new ApiRefusal(0, 'not-over', t(texts.goesOn));
    return replayFile(await file(table));
  },
  replayFile,

  prepare: () => {
    void engine.ask({ type: 'games' }).catch(() => {});
    restLater();
  },

  /** Creates and stores a table; returns its name. */
  create: async (opening, name) => {
    const whole: Opening = { ...opening, table: newId(), you: { id: ME, name }, ...newSecrets() };
    const { about } = await told(engine.ask({ type: 'open', ...whole }));
    const at = currentTime();
    await (await localGameStore()).keep([{ game: { table: whole.table, opening: whole, about, openedAt: at, changedAt: at, commands: [] } }]);
    return whole.table;
  },

  /** Imports a game file: one that contains its record is stored and can be resumed, any other can only be replayed. */
  importFile: async text => {
    const found = readRecord(text);
    if (found === null) return { replay: await replayFile(text) };
    const { table } = found.opening;
    const store = await localGameStore();
    const known = await store.load(table);
    if (known !== null && known.commands.length >= found.commands.length) return { table };
    const about = await atCopy(found, async (_, come) => come);
    await store.keep([{ game: { ...found, table, about, changedAt: currentTime() } }]);
    return { table };
  },
};
