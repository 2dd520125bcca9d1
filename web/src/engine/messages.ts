/** The requests to the engine and its answers, and what goes between the page and its worker. */
export type * from './engineMessages';

/** Between the page and its worker: requests and answers as the JSON that the engine reads and writes. */
export type ToWorker = { engine: string } | { id: number; request: string };
export type FromWorker = { id: number; answer: string } | { id: number; progress: string } | { id: number; failed: string };
