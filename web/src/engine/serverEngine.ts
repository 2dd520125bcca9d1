import { ApiRefusal, type Api, type AnalysisJob } from '../api/client';
import type { Request } from './messages';
import { type EngineTransport, EngineRefusal, type AskOptions } from './transport';

/** Where the server takes requests for its engine. */
export type AnalysisApi = Pick<Api, 'startAnalysis' | 'analysis' | 'cancelAnalysis'>;

/** How long to wait before asking for progress, in milliseconds: most analyses are short, the others can wait. */
const PACE = [80, 120, 200, 300, 400];
const LATER = 500;

interface Errand {
  reject: (reason: unknown) => void;
  id: string | null;
  isOver: boolean;
}

/** The engine of the server, asked over HTTP: the same requests and the same answers as from a worker of this browser. */
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
        // It may have got its name only after nobody wanted it any more.
        this.drop(errand);
        return {};
      }
      report = await this.after(errand.id, request);
    }
    return report.answer;
  }

  /** A thought is dropped when nobody asks after it for long, as while a laptop sleeps: then it is asked again. */
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

/** The server refuses in one language, the one chosen now. */
function refusalOf(problem: unknown): unknown {
  if (!(problem instanceof ApiRefusal)) return problem;
  return new EngineRefusal(problem.code, { en: problem.message, fr: problem.message }, problem.after);
}
