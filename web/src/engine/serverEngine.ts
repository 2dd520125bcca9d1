import { ApiRefusal, type Api, type AnalysisJob } from '../api/client';
import type { Request } from './messages';
import { type EngineTransport, EngineRefusal, type AskOptions } from './transport';

/** The server's API for engine requests. */
export type AnalysisApi = Pick<Api, 'startAnalysis' | 'analysis' | 'cancelAnalysis'>;

/** Delays between progress requests, in milliseconds: short at first, since most analyses are short. */
const PACE = [80, 120, 200, 300, 400];
const LATER = 500;

interface Errand {
  reject: (reason: unknown) => void;
  id: string | null;
  isOver: boolean;
}

/** The server's engine, queried over HTTP: the same requests and answers as with a worker in this browser. */
export class ServerEngine implements EngineTransport {
  private readonly underWay = new Set<Errand>();

  constructor(
    private readonly server: AnalysisApi,
    private readonly pause: (millis: number) => Promise<void> = millis => new Promise(resolve => setTimeout(resolve, millis)),
  ) {}

  ask(request: Request, options: AskOptions = {}): Promise<object> {
    return new Promise((resolve, reject) => {
      const errand: Errand = { reject, id: null, isOver: false };
      this.underWay.add(errand);
      this.run(errand, request, options)
        .then(resolve, (problem: unknown) => reject(refusalOf(problem)))
        .finally(() => this.underWay.delete(errand));
    });
  }

  stop(reason: unknown): void {
    for (const errand of this.underWay) {
      errand.isOver = true;
      errand.reject(reason);
      this.drop(errand);
    }
    this.underWay.clear();
  }

  private async run(errand: Errand, request: Request, { progress, waiting }: AskOptions): Promise<object> {
    let report = await this.server.startAnalysis(request);
    for (let n = 0; report.state !== 'done'; n++) {
      errand.id = report.id;
      if (report.state === 'waiting') waiting?.(report.queuePosition);
      else if (report.progress !== undefined && !errand.isOver) progress?.(report.progress);
      if (!errand.isOver) await this.pause(PACE[n] ?? LATER);
      if (errand.isOver) {
        // The id may have arrived only after the request was aborted.
        this.drop(errand);
        return {};
      }
      report = await this.after(errand.id, request);
    }
    return report.answer;
  }

  /** The server drops an analysis that is not polled for long, as while a laptop sleeps: then it is started again. */
  private after(id: string, request: Request): Promise<AnalysisJob> {
    return this.server.analysis(id).catch((problem: unknown) => {
      if (problem instanceof ApiRefusal && problem.code === 'analysis-not-found') return this.server.startAnalysis(request);
      throw problem;
    });
  }

  private drop(errand: Errand): void {
    if (errand.id !== null) this.server.cancelAnalysis(errand.id).catch(() => {});
    errand.id = null;
  }
}

/** The server sends its refusal in one language only, the current one. */
function refusalOf(problem: unknown): unknown {
  if (!(problem instanceof ApiRefusal)) return problem;
  return new EngineRefusal(problem.code, { en: problem.message, fr: problem.message }, problem.after);
}
