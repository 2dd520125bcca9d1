import type { ClientMessage, Language, ServerMessage } from '../protocol/messages';
import type { Connection } from '../protocol/socket';
import { EngineRefusal, type Engine } from './engine';
import type { Budget, SavedChange, Opening, Reply, BotTurn } from './messages';

/** The budget of a bot's move at a local table; its level may use less. */
const USUAL: Budget = { time: 1_000 };

/** Cryptographically random bytes, in hexadecimal. */
function bytes(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), byte => byte.toString(16).padStart(2, '0')).join('');
}

/** The randomness of a new table: the host's secret and the player's bytes. */
export function newSecrets(): Pick<Opening, 'secret' | 'seatBytes'> {
  return { secret: bytes(32), seatBytes: bytes(16) };
}

/** Creates a table in this browser; `LocalConnection` connects to it. */
export async function openLocalTable(engine: Engine, opening: Omit<Opening, 'secret' | 'seatBytes'>): Promise<void> {
  await engine.ask({ type: 'open', ...opening, ...newSecrets() });
}

/** Saves a table so that it outlives the page. */
export interface GameSaver {
  /** Restores the table as it was saved. @throws EngineRefusal */
  restore: () => Promise<Reply>;
  /** Messages are delivered only after this succeeds; if it fails, the connection closes and the table is unchanged. */
  save: (kept: SavedChange[]) => Promise<void>;
}

/**
 * A connection to a table in this browser, used in place of the server's socket: it carries the same messages. Bots
 * search in their own worker, and their moves arrive like those of other players.
 */
export class LocalConnection implements Connection {
  onOpen: Connection['onOpen'] = null;
  onClose: Connection['onClose'] = null;
  onMessage: Connection['onMessage'] = null;

  private isClosed = false;
  private readonly ended = new AbortController();
  /** The search in progress, so that it is not started twice. */
  private thinking = '';
  /** Answers are delivered in order, each after it has been saved. */
  private order: Promise<void>;
  /** Why the table could not be restored. */
  private refusal: EngineRefusal | null = null;
  private language: Language = 'en';

  constructor(
    private readonly engine: Engine,
    private readonly budget: Budget = USUAL,
    private readonly saver?: GameSaver,
    /** Called when the connection is closed from this side. */
    private readonly closed: () => void = () => {},
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
    this.closed();
    if (this.thinking !== '') this.ended.abort(new Error('closed'));
  }

  private async open(): Promise<void> {
    const said = await this.saver?.restore().catch((problem: unknown) => {
      if (!(problem instanceof EngineRefusal)) throw problem;
      this.refusal = problem;
    });
    if (this.isClosed) return;
    if (this.refusal === null) this.engine.prepare();
    this.onOpen?.();
    if (said?.think) void this.think(said.think);
  }

  private told(answer: Promise<Reply>): void {
    // Avoids an unhandled rejection: a failure is handled when its turn comes.
    answer.catch(() => {});
    this.order = this.order.then(async () => this.tell(await answer)).catch(() => this.fail());
  }

  private async tell(said: Reply): Promise<void> {
    // Saved even if the connection has just been closed: the move has been made.
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

  /** The engine failed or saving failed: treated like a lost connection. */
  private fail(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.closed();
    this.onClose?.();
  }
}
