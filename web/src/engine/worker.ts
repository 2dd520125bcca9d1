/** The engine in a worker: receives the engine's URL, loads it on the first request, and answers requests in order. */
import { compile, start, type Engine } from './wasm';
import type { FromWorker, ToWorker } from './messages';

let place = '';
let engine: Promise<Engine> | null = null;

const tell = (message: FromWorker) => postMessage(message);

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if ('engine' in data) {
    place = data.engine;
    return;
  }
  const { id, request } = data;
  try {
    engine ??= compile(fetch(place)).then(start);
    tell({ id, answer: (await engine)(request, progress => tell({ id, progress })) });
  } catch (failure) {
    tell({ id, failed: String(failure) });
  }
});
