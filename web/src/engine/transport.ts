import type { Text } from '../protocol/messages';

/** A request the engine says no to: a code that never changes, and a sentence for people. Nothing has changed. */
export class EngineRefusal extends Error {
  constructor(
    readonly code: string,
    readonly sentence: Text,
    /** In how many seconds to ask again, if that makes sense. */
    readonly after?: number,
  ) {
    super(`${code}: ${sentence.en}`);
  }
}

/** What is told while an answer is waited for. */
export interface AskOptions {
  /** Every thought on the way. */
  progress?: ((thought: string) => void) | undefined;
  /** The place in the queue of the house, 1 for the next. */
  waiting?: ((place: number) => void) | undefined;
}

/** Somebody who answers requests: a worker of this browser, or the house. */
export interface EngineTransport {
  ask(request: string, told?: AskOptions): Promise<string>;
  /** Ends whatever is under way. The next request starts anew. */
  stop(reason: unknown): void;
}
