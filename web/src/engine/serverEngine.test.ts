import { expect, test } from 'vitest';
import { ApiRefusal, type AnalysisJob } from '../api/client';
import { EngineRefusal } from './transport';
import { type AnalysisApi, ServerEngine } from './serverEngine';

/* How the server's engine is queried; the server's tests check that its answers equal the engine's. */

const QUESTION = { type: 'analyse', game: 'conquest', time: 1 } as const;

/** A server that returns the given reports in order and records the requests. */
function serverReporting(...reports: (AnalysisJob | ApiRefusal)[]): { server: AnalysisApi; asked: string[] } {
  const asked: string[] = [];
  const next = (what: string): Promise<AnalysisJob> => {
    asked.push(what);
    const report = reports.shift();
    if (report === undefined) return new Promise(() => {});
    return report instanceof ApiRefusal ? Promise.reject(report) : Promise.resolve(report);
  };
  return {
    asked,
    server: { startAnalysis: () => next('ask'), analysis: id => next(`after ${id}`), cancelAnalysis: async id => void asked.push(`drop ${id}`) },
  };
}

const atOnce = async () => {};
const waiting = (place: number, id = 'a'): AnalysisJob => ({ state: 'waiting', id, queuePosition: place });
const thinking = (depth?: number): AnalysisJob => ({ state: 'thinking', id: 'a', ...(depth === undefined ? {} : { progress: { depth } }) });
const done: AnalysisJob = { state: 'done', answer: { type: 'lines', lines: [] } };

test('an answer the server has at once is returned at once', async () => {
  const { server, asked } = serverReporting(done);
  expect(await new ServerEngine(server, atOnce).ask(QUESTION)).toEqual({ type: 'lines', lines: [] });
  expect(asked).toEqual(['ask']);
});

test('the place in the queue and the progress are reported until the answer arrives', async () => {
  const { server } = serverReporting(waiting(2), waiting(1), thinking(), thinking(3), thinking(4), done);
  const told: unknown[] = [];
  const transport = new ServerEngine(server, atOnce);
  const answer = await transport.ask(QUESTION, { progress: so => told.push(so), waiting: place => told.push(place) });
  expect(told).toEqual([2, 1, { depth: 3 }, { depth: 4 }]);
  expect(answer).toEqual({ type: 'lines', lines: [] });
});

test('stopping cancels the analysis and rejects with the reason', async () => {
  const { server, asked } = serverReporting(thinking(1));
  const transport = new ServerEngine(server, () => new Promise(() => {}));
  const answer = transport.ask(QUESTION);
  await atOnce();
  await atOnce();
  transport.stop(new Error('elsewhere'));
  await expect(answer).rejects.toThrow('elsewhere');
  expect(asked).toEqual(['ask', 'drop a']);
});

test('stopping before the analysis has an id cancels it as soon as it has one', async () => {
  const { server, asked } = serverReporting(waiting(1));
  const transport = new ServerEngine(server, atOnce);
  const answer = transport.ask(QUESTION);
  transport.stop(new Error('elsewhere'));
  await expect(answer).rejects.toThrow('elsewhere');
  await new Promise(resolve => setTimeout(resolve));
  expect(asked).toEqual(['ask', 'drop a']);
});

test('an analysis the server has dropped is started again', async () => {
  const { server, asked } = serverReporting(waiting(1), new ApiRefusal(404, 'analysis-not-found', 'Gone.'), waiting(3, 'b'), done);
  await new ServerEngine(server, atOnce).ask(QUESTION);
  expect(asked).toEqual(['ask', 'after a', 'ask', 'after b']);
});

test('a full server refuses with its message and a delay before the next try', async () => {
  const { server } = serverReporting(new ApiRefusal(503, 'analysis-queue-full', 'Plus tard.', 5));
  const refusal = await new ServerEngine(server, atOnce).ask(QUESTION).catch((problem: unknown) => problem);
  expect(refusal).toBeInstanceOf(EngineRefusal);
  expect(refusal).toMatchObject({ code: 'analysis-queue-full', text: { fr: 'Plus tard.' }, after: 5 });
});
