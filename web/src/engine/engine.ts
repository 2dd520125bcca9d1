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
  /** Called with every result on the way. */
  progress?: (result: T) => void;
  /** Told of one's place in the queue, where the server analyses. */
  waiting?: (place: number) => void;
  /** Ends the search: its promise is rejected, and the bot forgets what it had found. */
  signal?: AbortSignal;
}

interface Waiting {
  resolve: (answer: string) => void;
  reject: (reason: unknown) => void;
  progress: (text: string) => void;
}

/** One worker with an engine in it, started when first asked. */
class WorkerEngine implements EngineTransport {
  private worker: Worker | null = null;
  private nextId = 1;
  private readonly waiting = new Map<number, Waiting>();

  /** The only place where messages of the engine become text. */
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

  /** Ends whatever is under way. The next request starts anew. */
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
    // An engine that failed may have stopped half-way: nobody asks it again.
    else this.stop(new Error(message.failed));
  }
}

let lies: Promise<string> | null = null;

/** The engine's name changes with its content; a small file that is never kept tells it. */
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
 * The games and bots in this browser, or those of the server if its analysis API is given. Questions and tables are answered by one worker, thoughts by another, so that a long
 * thought keeps nobody waiting and can be ended by ending its worker: a search cannot look up while it thinks. Solved endings
 * have a third, so that what was solved once outlives the thoughts.
 */
export class Engine {
  private readonly rules: EngineTransport;
  private readonly thinker: EngineTransport;
  private readonly solver: EngineTransport;

  /** @param server the server's analysis; questions about the rules are still answered here, if they can be */
  constructor(server: AnalysisApi | null = null) {
    const thinker = () => (server === null ? new WorkerEngine() : new ServerEngine(server));
    this.rules = server === null || canRunEngine() ? new WorkerEngine() : new ServerEngine(server);
    this.thinker = thinker();
    this.solver = thinker();
  }

  /** @throws EngineRefusal */
  async ask<R extends Exclude<Request, LongRequest>>(request: R): Promise<Answers[R['type']]> {
    return accepted(await this.rules.ask(request));
  }

  /** @throws EngineRefusal, or the signal's reason */
  think(request: Think, thinking: Thinking = {}): Promise<ThinkAnswer> {
    return askLong(this.thinker, { ...request, type: 'think' }, thinking);
  }

  /** Analyses a position as deeply as the budget lasts. A search under way ends only through its own signal. */
  analyse(request: Analyse, thinking: Thinking<LinesAnswer> = {}): Promise<LinesAnswer> {
    return askLong(this.thinker, { ...request, type: 'analyse' }, thinking);
  }

  /** What a position with three dice at most is worth. SolvingProgress takes some seconds; then every answer is there at once. */
  ending(request: Ending, thinking: Thinking<SolvingProgress> = {}): Promise<EndingAnswer> {
    return askLong(this.solver, { ...request, type: 'ending' }, thinking);
  }

  /** Looks back on a turn of a game that is over. */
  review(request: Review, thinking: Thinking<ReviewProgress> = {}): Promise<ReviewAnswer> {
    return askLong(this.thinker, { ...request, type: 'review' }, thinking);
  }

  /** A request and its answer as they are, for comparing them with what others answer. */
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
