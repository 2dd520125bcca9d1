/** The engine in a worker: receives the engine's URL, loads it at once, and answers requests in order. */
import { compile, start, type Engine } from './wasm';
import type { FromWorker, ToWorker } from './messages';

let place = '';
let engine: Promise<Engine> | null = null;

const load = (): Promise<Engine> => (engine ??= compile(fetch(place)).then(start));

const tell = (message: FromWorker) => postMessage(message);

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if ('engine' in data) {
    place = data.engine;
    // A failure is reported to the first request, which tries again.
    load().catch(() => (engine = null));
    return;
  }
  const { id, request } = data;
  try {
    tell({ id, answer: (await load())(request, progress => tell({ id, progress })) });
  } catch (failure) {
    tell({ id, failed: String(failure) });
  }
});
