import { currentTime } from '../date';
import { Engine, EngineRefusal, LocalLine, newChance } from '../engine/engine';
import type { About, Kept, Opening, SaidAnswer } from '../engine/messages';
import { ApiRefusal, type ReplayData, type Shelf } from '../wire/api';
import type { House } from '../wire/house';
import { t } from '../words/language.svelte';
import { practise as words } from '../words/practise';
import { table as tableWords } from '../words/table';
import { theStore } from './database';
import { dateOf, newName, type Recorded, recordIn, withRecord } from './record';
import type { Change } from './store';

const engine = new Engine();

/** The one who plays here; no server knows them. */
const ME = 'me';

/** The engine's refusals as the pages know refusals. */
async function told<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (problem) {
    throw problem instanceof EngineRefusal ? new ApiRefusal(0, problem.code, t(problem.sentence)) : problem;
  }
}

async function record(table: string): Promise<Recorded> {
  const found = await (await theStore()).load(table);
  if (found === null) throw new ApiRefusal(0, 'no-table', t(tableWords.notFound));
  return found;
}

function dial(table: string): LocalLine {
  let place = 0;
  return new LocalLine(engine, undefined, {
    restore: async (): Promise<SaidAnswer> => {
      const found = await (await theStore()).load(table);
      place = found?.deeds.length ?? 0;
      // Whatever stands there in the engine, what was kept counts.
      const cleared = await engine.ask({ type: 'close', table });
      return found === null ? cleared : engine.ask({ type: 'open', ...found.opening, deeds: found.deeds });
    },
    keep: async (kept: Kept[]) => {
      const at = currentTime();
      const changes = kept.map((one): Change => 'opening' in one
        ? { game: { table: one.table, opening: one.opening, about: one.about, openedAt: at, changedAt: at, deeds: [] } }
        : { step: { table: one.table, place: place++, deed: one.deed, about: one.about, at } });
      await (await theStore()).keep(changes);
    },
  });
}

let shelf: Promise<Shelf> | null = null;

const replayFile = (file: string): Promise<ReplayData> => told(engine.ask({ type: 'replay', file }));

/** Asks something about a kept game at a copy of its table, so that whoever plays there is not disturbed. */
async function atCopy<T>({ opening, deeds }: Pick<Recorded, 'opening' | 'deeds'>, ask: (table: string, about: About) => Promise<T>): Promise<T> {
  const table = `copy-${newName()}`;
  const { about } = await told(engine.ask({ type: 'open', ...opening, table, deeds }));
  try {
    return await told(ask(table, about));
  } finally {
    await engine.ask({ type: 'close', table });
  }
}

/** The file of a kept game; one that is not over can be gone on with from it. */
async function file(table: string): Promise<string> {
  const found = await record(table);
  const { file: text } = await atCopy(found, copy => engine.ask({ type: 'file', table: copy, date: dateOf(found) }));
  return found.about.phase === 'ended' ? text : withRecord(text, found);
}

/** This browser as the one who keeps tables: every other seat is a bot's, and nothing is asked of any server. */
export const here: House & {
  open: (opening: Pick<Opening, 'game' | 'options' | 'from' | 'bots'>, name: string) => Promise<string>;
  bring: (text: string) => Promise<{ table: string } | { replay: ReplayData }>;
} = {
  isAlone: true,
  dial,
  person: () => ME,
  tableAt: table => `/p/${table}`,
  replayAt: (table, ply) => `/p/${table}/replay${ply === undefined ? '' : `?ply=${ply}`}`,
  games: () => (shelf ??= engine.ask({ type: 'shelf' }).catch((problem: unknown) => {
    shelf = null;
    throw problem;
  })),
  file,
  replay: async table => {
    if ((await record(table)).about.phase !== 'ended') throw new ApiRefusal(0, 'not-over', t(words.goesOn));
    return replayFile(await file(table));
  },
  replayFile,

  /** Sets a new table and keeps it; its name. */
  open: async (opening, name) => {
    const whole: Opening = { ...opening, table: newName(), you: { id: ME, name }, ...newChance() };
    const { about } = await told(engine.ask({ type: 'open', ...whole }));
    const at = currentTime();
    await (await theStore()).keep([{ game: { table: whole.table, opening: whole, about, openedAt: at, changedAt: at, deeds: [] } }]);
    return whole.table;
  },

  /** A game file from elsewhere: one that carries its record is kept and gone on with, any other is looked back upon. */
  bring: async text => {
    const found = recordIn(text);
    if (found === null) return { replay: await replayFile(text) };
    const { table } = found.opening;
    const store = await theStore();
    const known = await store.load(table);
    if (known !== null && known.deeds.length >= found.deeds.length) return { table };
    const about = await atCopy(found, async (_, come) => come);
    await store.keep([{ game: { ...found, table, about, changedAt: currentTime() } }]);
    return { table };
  },
};
