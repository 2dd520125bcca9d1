import type { Line } from '../wire/socket';
import type { Engine } from './engine';
import type { Budget, Opening, SaidAnswer, Turn } from './messages';

/** What a bot at a table here may spend on a move; its level may want less. */
const USUAL: Budget = { time: 1_000 };

/** Bytes nobody can guess, in hexadecimal. */
function bytes(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), byte => byte.toString(16).padStart(2, '0')).join('');
}

/** Sets a table in this browser; `LocalLine` is then the line to it. */
export async function openLocalTable(engine: Engine, opening: Omit<Opening, 'secret' | 'bytes'>): Promise<void> {
  await engine.ask({ type: 'open', ...opening, secret: bytes(32), bytes: bytes(16) });
}

/**
 * A line to the tables in this browser, to be dialled in place of the server's socket: the same messages go over it. Bots
 * think meanwhile in their own worker, and their moves are told like everybody's.
 */
export class LocalLine implements Line {
  onopen: ((event: Event) => unknown) | null = null;
  onclose: ((event: CloseEvent) => unknown) | null = null;
  onmessage: ((event: MessageEvent<string>) => unknown) | null = null;

  private isClosed = false;
  private readonly ended = new AbortController();
  /** The thought under way, so that the same one is not begun twice. */
  private thinking = '';

  constructor(
    private readonly engine: Engine,
    private readonly budget: Budget = USUAL,
  ) {
    queueMicrotask(() => this.onopen?.(new Event('open')));
  }

  send(text: string): void {
    this.told(this.engine.ask({ type: 'say', message: JSON.parse(text) as object }));
  }

  close(): void {
    this.isClosed = true;
    if (this.thinking !== '') this.ended.abort(new Error('closed'));
  }

  private told(answer: Promise<SaidAnswer>): void {
    answer.then(
      said => {
        if (this.isClosed) return;
        for (const message of said.messages) this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
        if (said.think) void this.think(said.think);
      },
      () => this.fail(),
    );
  }

  private async think(turn: Turn): Promise<void> {
    const key = `${turn.table} ${turn.number}`;
    if (this.thinking === key) return;
    this.thinking = key;
    const { table, number, type: _, ...about } = turn;
    try {
      const { move, score } = await this.engine.think({ ...about, ...this.budget }, { signal: this.ended.signal });
      this.thinking = '';
      if (!this.isClosed) this.told(this.engine.ask({ type: 'moved', table, number, move, score }));
    } catch {
      this.thinking = '';
      this.fail();
    }
  }

  /** The engine is gone: like a line that is cut. */
  private fail(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.onclose?.(new CloseEvent('close'));
  }
}
