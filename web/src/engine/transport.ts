import type { Text } from '../protocol/messages';
import type { Request } from './messages';

/** A request refused by the engine: a stable code and a text for the user. Nothing has changed. */
export class EngineRefusal extends Error {
  constructor(
    readonly code: string,
    readonly text: Text,
    /** Seconds until a retry, if a retry makes sense. */
    readonly after?: number,
  ) {
    super(`${code}: ${text.en}`);
  }
}

/** Callbacks while an answer is pending. */
export interface AskOptions {
  /** Called with every intermediate answer. */
  progress?: ((progress: object) => void) | undefined;
  /** Called with the place in the server's queue, 1 for the next. */
  waiting?: ((place: number) => void) | undefined;
}

/** Answers requests: a worker in this browser, or the server. */
export interface EngineTransport {
  ask(request: Request, options?: AskOptions): Promise<object>;
  /** Aborts all requests in progress. The next request starts afresh. */
  stop(reason: unknown): void;
}
