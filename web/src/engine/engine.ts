import { type EngineTransport, EngineRefusal, type AskOptions } from './transport';
import { type AnalysisApi, ServerEngine } from './serverEngine';
import type { Analyse, Answers, Ending, EndingAnswer, FromWorker, LinesAnswer, LongRequest, RefusedAnswer, Request, Review, ReviewAnswer, Reviewing, Solving, Think, Thought, ToWorker } from './messages';
import { canRunEngine } from './support';

export { EngineRefusal } from './transport';
export type { AnalysisApi } from './serverEngine';
export { canRunEngine, unsupportedText } from './support';
export { type GameSaver, LocalConnection, newSecrets, openLocalTable } from './localConnection';
export type * from './messages';

export interface Thinking<T = Thought> {
  /** Told of every thought on the way. */
  progress?: (thought: T) => void;
  /** Told of one's place in the queue, where the house thinks. */
  waiting?: (place: number) => void;
  /** Ends the thought: its promise is rejected, and the player forgets what it had in mind. */
  signal?: AbortSignal;
}

interface Waiting {
  resolve: (answer: string) => void;
  reject: (reason: unknown) => void;
  progress: (thought: string) => void;
}

/** One worker with an engine in it, started when first asked. */
class WorkerEngine implements EngineTransport {
  private worker: Worker | null = null;
  private nextId = 1;
  private readonly waiting = new Map<number, Waiting>();

  ask(request: string, { progress = () => {} }: AskOptions = {}): Promise<string> {
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
 * The games and bots in this browser; or those of the house, for whoever hands over its desk. Questions and tables are answered by one worker, thoughts by another, so that a long
 * thought keeps nobody waiting and can be ended by ending its worker: a search cannot look up while it thinks. Solved endings
 * have a third, so that what was solved once outlives the thoughts.
 */
export class Engine {
  private readonly rules: EngineTransport;
  private readonly thinker: EngineTransport;
  private readonly solver: EngineTransport;

  /** @param desk where the house thinks; what the rules know is answered here all the same, if it can be */
  constructor(server: AnalysisApi | null = null) {
    const thinker = () => (server === null ? new WorkerEngine() : new ServerEngine(server));
    this.rules = server === null || canRunEngine() ? new WorkerEngine() : new ServerEngine(server);
    this.thinker = thinker();
    this.solver = thinker();
  }

  /** @throws EngineRefusal */
  async ask<R extends Exclude<Request, LongRequest>>(request: R): Promise<Answers[R['type']]> {
    return parsed(await this.rules.ask(JSON.stringify(request)));
  }

  /** @throws EngineRefusal, or the signal's reason */
  think(request: Think, thinking: Thinking = {}): Promise<Thought> {
    return askLong(this.thinker, { ...request, type: 'think' }, thinking);
  }

  /** Looks at a position as deeply as the budget lasts. Ends a thought that is under way only through its own signal. */
  analyse(request: Analyse, thinking: Thinking<LinesAnswer> = {}): Promise<LinesAnswer> {
    return askLong(this.thinker, { ...request, type: 'analyse' }, thinking);
  }

  /** What a position with three dice at most is worth. Solving takes some seconds; then every answer is there at once. */
  ending(request: Ending, thinking: Thinking<Solving> = {}): Promise<EndingAnswer> {
    return askLong(this.solver, { ...request, type: 'ending' }, thinking);
  }

  /** Looks back on a turn of a game that is over. */
  review(request: Review, thinking: Thinking<Reviewing> = {}): Promise<ReviewAnswer> {
    return askLong(this.thinker, { ...request, type: 'review' }, thinking);
  }

  /** A request and its answer as they are, for comparing them with what others answer. */
  raw(request: string): Promise<string> {
    return this.rules.ask(request);
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
    return parsed<A>(await transport.ask(JSON.stringify(request), { progress: so => progress?.(parsed<P>(so)), waiting }));
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

function parsed<T extends object>(text: string): T {
  const answer = JSON.parse(text) as T | RefusedAnswer;
  if ('type' in answer && answer.type === 'refused') {
    const refused = answer as RefusedAnswer;
    throw new EngineRefusal(refused.code, refused.sentence);
  }
  return answer as T;
}
