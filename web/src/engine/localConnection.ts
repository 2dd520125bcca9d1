import type { ClientMessage, Language, ServerMessage } from '../protocol/messages';
import type { Connection } from '../protocol/socket';
import { EngineRefusal, type Engine } from './engine';
import type { Budget, SavedChange, Opening, Reply, BotTurn } from './messages';

/** What a bot at a table here may spend on a move; its level may want less. */
const USUAL: Budget = { time: 1_000 };

/** Bytes nobody can guess, in hexadecimal. */
function bytes(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), byte => byte.toString(16).padStart(2, '0')).join('');
}

/** The chance of a new table: a secret, and what the person brings. */
export function newSecrets(): Pick<Opening, 'secret' | 'seatBytes'> {
  return { secret: bytes(32), seatBytes: bytes(16) };
}

/** Creates a table in this browser; `LocalConnection` connects to it. */
export async function openLocalTable(engine: Engine, opening: Omit<Opening, 'secret' | 'seatBytes'>): Promise<void> {
  await engine.ask({ type: 'open', ...opening, ...newSecrets() });
}

/** Saves a table for longer than its page lasts. */
export interface GameSaver {
  /** Restores the table as it was saved. @throws EngineRefusal */
  restore: () => Promise<Reply>;
  /** Nothing is delivered before this is done; if it fails, the connection closes and the table has not changed. */
  save: (kept: SavedChange[]) => Promise<void>;
}

/**
 * A line to the tables in this browser, to be dialled in place of the server's socket: the same messages go over it. Bots
 * think meanwhile in their own worker, and their moves are told like everybody's.
 */
export class LocalConnection implements Connection {
  onOpen: Connection['onOpen'] = null;
  onClose: Connection['onClose'] = null;
  onMessage: Connection['onMessage'] = null;

  private isClosed = false;
  private readonly ended = new AbortController();
  /** The thought under way, so that the same one is not begun twice. */
  private thinking = '';
  /** Answers are told one after the other, each when it has been kept. */
  private order: Promise<void>;
  /** Why the table could not be set as it was kept. */
  private refusal: EngineRefusal | null = null;
  private language: Language = 'en';

  constructor(
    private readonly engine: Engine,
    private readonly budget: Budget = USUAL,
    private readonly saver?: GameSaver,
  ) {
    this.order = this.open().catch(() => this.fail());
  }

  send(message: ClientMessage): void {
    if (message.type === 'hello') this.language = message.language === 'fr' ? 'fr' : 'en';
    if (message.type === 'subscribe' && this.refusal !== null) {
      const { code, text } = this.refusal;
      this.hand({ type: 'refused', id: message.id, code, message: text[this.language] });
    } else {
      this.told(this.engine.ask({ type: 'send', message }));
    }
  }

  close(): void {
    this.isClosed = true;
    if (this.thinking !== '') this.ended.abort(new Error('closed'));
  }

  private async open(): Promise<void> {
    const said = await this.saver?.restore().catch((problem: unknown) => {
      if (!(problem instanceof EngineRefusal)) throw problem;
      this.refusal = problem;
    });
    if (this.isClosed) return;
    this.onOpen?.();
    if (said?.think) void this.think(said.think);
  }

  private told(answer: Promise<Reply>): void {
    // What fails before its turn has come is heard when it comes.
    answer.catch(() => {});
    this.order = this.order.then(async () => this.tell(await answer)).catch(() => this.fail());
  }

  private async tell(said: Reply): Promise<void> {
    // Somebody who leaves in this very moment has moved all the same.
    if (said.records) await this.saver?.save(said.records);
    if (this.isClosed) return;
    for (const message of said.messages) this.hand(message);
    if (said.think) void this.think(said.think);
  }

  private hand(message: ServerMessage): void {
    this.onMessage?.(message);
  }

  private async think(turn: BotTurn): Promise<void> {
    const key = `${turn.table} ${turn.seq}`;
    if (this.thinking === key) return;
    this.thinking = key;
    const { table, seq, type: _, ...about } = turn;
    try {
      const { move, score } = await this.engine.think({ ...about, ...this.budget }, { signal: this.ended.signal });
      this.thinking = '';
      if (!this.isClosed) this.told(this.engine.ask({ type: 'bot-move', table, seq, move, score }));
    } catch {
      this.thinking = '';
      this.fail();
    }
  }

  /** The engine is gone, or nothing can be kept: like a line that is cut. */
  private fail(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.onClose?.();
  }
}
