import { type EngineTransport, EngineRefusal, type AskOptions } from './transport';
import { type AnalysisApi, ServerEngine } from './serverEngine';
import type { Analyse, Answers, Ending, EndingAnswer, FromWorker, LinesAnswer, LongRequest, RefusedAnswer, Request, Review, ReviewAnswer, ReviewProgress, SolvingProgress, Think, ThinkAnswer, ToWorker } from './messages';
import { canRunEngine } from './support';

export { EngineRefusal } from './transport';
export type { AnalysisApi } from './serverEngine';
export { canRunEngine, unsupportedText } from './support';
export { type GameSaver, LocalConnection, newSecrets, openLocalTable } from './localConnection';
export type * from './messages';

export interface Thinking<T = ThinkAnswer> {
  /** Called with every intermediate result. */
  progress?: (result: T) => void;
  /** Called with the place in the server's queue. */
  waiting?: (place: number) => void;
  /** Aborts the search: its promise is rejected, and the bot loses its results so far. */
  signal?: AbortSignal;
}

interface Waiting {
  resolve: (answer: string) => void;
  reject: (reason: unknown) => void;
  progress: (text: string) => void;
}

/** A worker that runs the engine, started by the first request or before it. */
class WorkerEngine implements EngineTransport {
  private worker: Worker | null = null;
  private nextId = 1;
  private readonly waiting = new Map<number, Waiting>();

  /** The only place where engine messages are converted to text. */
  async ask(request: Request, { progress }: AskOptions = {}): Promise<object> {
    return JSON.parse(await this.raw(JSON.stringify(request), text => progress?.(JSON.parse(text) as object))) as object;
  }

  /** A request and its answer as text. */
  raw(request: string, progress: (text: string) => void = () => {}): Promise<string> {
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, progress });
      this.started().then(
        worker => worker.postMessage({ id, request } satisfies ToWorker),
        (failure: unknown) => this.stop(failure),
      );
    });
  }

  /** Starts the worker, so that the first request finds it ready. A failure is left to that request. */
  prepare(): void {
    this.started().catch(() => {});
  }

  /** Aborts all requests in progress. The next request starts a new worker. */
  stop(reason: unknown): void {
    this.worker?.terminate();
    this.worker = null;
    const ended = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of ended) reject(reason);
  }

  private async started(): Promise<Worker> {
    const engine = await engineUrl();
    if (this.worker === null) {
      this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
      this.worker.onerror = event => this.stop(new Error(event.message));
      this.worker.postMessage({ engine } satisfies ToWorker);
    }
    return this.worker;
  }

  private hear(message: FromWorker): void {
    const waiting = this.waiting.get(message.id);
    if ('progress' in message) {
      waiting?.progress(message.progress);
      return;
    }
    this.waiting.delete(message.id);
    if ('answer' in message) waiting?.resolve(message.answer);
    // A failed engine may be in an inconsistent state and is not used again.
    else this.stop(new Error(message.failed));
  }
}

let lies: Promise<string> | null = null;

/** The engine's file name changes with its content; a small file that is never cached gives the current one. */
function engineUrl(): Promise<string> {
  lies ??= fetch('/engine.json')
    .then(answer => answer.json() as Promise<{ engine: string }>)
    .then(({ engine }) => new URL(engine, location.href).href)
    .catch((failure: unknown) => {
      lies = null;
      throw failure;
    });
  return lies;
}

/**
 * The games and bots in this browser, or the server's if its analysis API is given. One worker answers questions and
 * runs tables, another one searches: a search cannot be interrupted, so it is aborted by ending its worker, and it
 * delays no other answer. Endings are solved in a third, so that solved ones survive aborted searches.
 */
export class Engine {
  private readonly rules: EngineTransport;
  private readonly thinker: EngineTransport;
  private readonly solver: EngineTransport;

  /**
   * @param server the server's analysis; questions about the rules are still answered in this browser if it can run the
   * engine
   */
  constructor(server: AnalysisApi | null = null) {
    const thinker = () => (server === null ? new WorkerEngine() : new ServerEngine(server));
    this.rules = server === null || canRunEngine() ? new WorkerEngine() : new ServerEngine(server);
    this.thinker = thinker();
    this.solver = thinker();
  }

  /** Loads what searches moves, so that a bot's first move does not wait for it. */
  prepare(): void {
    if (this.thinker instanceof WorkerEngine) this.thinker.prepare();
  }

  /** @throws EngineRefusal */
  async ask<R extends Exclude<Request, LongRequest>>(request: R): Promise<Answers[R['type']]> {
    return accepted(await this.rules.ask(request));
  }

  /** @throws EngineRefusal, or the signal's reason */
  think(request: Think, thinking: Thinking = {}): Promise<ThinkAnswer> {
    return askLong(this.thinker, { ...request, type: 'think' }, thinking);
  }

  /** Analyses a position until the budget is used up. A running search ends early only through its own signal. */
  analyse(request: Analyse, thinking: Thinking<LinesAnswer> = {}): Promise<LinesAnswer> {
    return askLong(this.thinker, { ...request, type: 'analyse' }, thinking);
  }

  /**
   * Solves a position with at most three dice. The first solution takes some seconds; after that answers are immediate.
   */
  ending(request: Ending, thinking: Thinking<SolvingProgress> = {}): Promise<EndingAnswer> {
    return askLong(this.solver, { ...request, type: 'ending' }, thinking);
  }

  /** Reviews a turn of a finished game. */
  review(request: Review, thinking: Thinking<ReviewProgress> = {}): Promise<ReviewAnswer> {
    return askLong(this.thinker, { ...request, type: 'review' }, thinking);
  }

  /** A request and its answer as raw text, for comparing them with those of other engines. */
  raw(request: string): Promise<string> {
    if (!(this.rules instanceof WorkerEngine)) throw new Error('the server has no text to compare');
    return this.rules.raw(request);
  }

  close(): void {
    this.rules.stop(new Error('closed'));
    this.thinker.stop(new Error('closed'));
    this.solver.stop(new Error('closed'));
  }
}

async function askLong<A extends object, P extends object>(transport: EngineTransport, request: LongRequest, { progress, waiting, signal }: Thinking<P>): Promise<A> {
  signal?.throwIfAborted();
  const end = () => transport.stop(signal?.reason);
  signal?.addEventListener('abort', end);
  try {
    return accepted<A>(await transport.ask(request, { progress: so => progress?.(accepted<P>(so)), waiting }));
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

/** @throws EngineRefusal for a refusal */
function accepted<T extends object>(answer: object): T {
  if ('type' in answer && answer.type === 'refused') {
    const { code, message } = answer as RefusedAnswer;
    throw new EngineRefusal(code, message);
  }
  return answer as T;
}
