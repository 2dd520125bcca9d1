import type { Text } from '../protocol/messages';
import type { Request } from './messages';

/** A request the engine says no to: a code that never changes, and a text for people. Nothing has changed. */
export class EngineRefusal extends Error {
  constructor(
    readonly code: string,
    readonly text: Text,
    /** In how many seconds to ask again, if that makes sense. */
    readonly after?: number,
  ) {
    super(`${code}: ${text.en}`);
  }
}

/** What is reported while an answer is waited for. */
export interface AskOptions {
  /** Every answer on the way to the last one. */
  progress?: ((progress: object) => void) | undefined;
  /** The place in the server's queue, 1 for the next. */
  waiting?: ((place: number) => void) | undefined;
}

/** Where requests are answered: a worker of this browser, or the server. */
export interface EngineTransport {
  ask(request: Request, options?: AskOptions): Promise<object>;
  /** Ends whatever is under way. The next request starts anew. */
  stop(reason: unknown): void;
}
