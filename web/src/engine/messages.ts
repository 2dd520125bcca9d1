/** Requests to the engine and its answers, and the messages between the page and its worker. */
export type * from './engineMessages';

/** Between the page and its worker: requests and answers as the engine's JSON. */
export type ToWorker = { engine: string } | { id: number; request: string };
export type FromWorker = { id: number; answer: string } | { id: number; progress: string } | { id: number; failed: string };
