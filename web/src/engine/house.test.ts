import { expect, test } from 'vitest';
import { ApiRefusal, type ThoughtReport } from '../wire/api';
import { EngineRefusal } from './bench';
import { type Desk, HouseBench } from './house';

/* What the house's engine promises to those who ask it; that its answers are the engine's own is tried by the server's tests. */

const QUESTION = '{"type":"analyse"}';

/** A house that reports what it is told to, one after the other, and writes down what it is asked. */
function houseReporting(...reports: (ThoughtReport | ApiRefusal)[]): { desk: Desk; asked: string[] } {
  const asked: string[] = [];
  const next = (what: string): Promise<ThoughtReport> => {
    asked.push(what);
    const report = reports.shift();
    if (report === undefined) return new Promise(() => {});
    return report instanceof ApiRefusal ? Promise.reject(report) : Promise.resolve(report);
  };
  return {
    asked,
    desk: { ponder: () => next('ask'), thought: id => next(`after ${id}`), dropThought: async id => void asked.push(`drop ${id}`) },
  };
}

const atOnce = async () => {};
const waiting = (place: number, id = 'a'): ThoughtReport => ({ state: 'waiting', id, place });
const thinking = (depth?: number): ThoughtReport => ({ state: 'thinking', id: 'a', ...(depth === undefined ? {} : { progress: { depth } }) });
const done: ThoughtReport = { state: 'done', answer: { type: 'lines', lines: [] } };

test('what the house knows is answered at once', async () => {
  const { desk, asked } = houseReporting(done);
  expect(await new HouseBench(desk, atOnce).ask(QUESTION)).toBe('{"type":"lines","lines":[]}');
  expect(asked).toEqual(['ask']);
});

test('the place in the queue and the progress are told until the answer is there', async () => {
  const { desk } = houseReporting(waiting(2), waiting(1), thinking(), thinking(3), thinking(4), done);
  const told: unknown[] = [];
  const bench = new HouseBench(desk, atOnce);
  const answer = await bench.ask(QUESTION, { progress: so => told.push(so), waiting: place => told.push(place) });
  expect(told).toEqual([2, 1, '{"depth":3}', '{"depth":4}']);
  expect(JSON.parse(answer)).toEqual({ type: 'lines', lines: [] });
});

test('whoever stops has the thought dropped, and hears why', async () => {
  const { desk, asked } = houseReporting(thinking(1));
  const bench = new HouseBench(desk, () => new Promise(() => {}));
  const answer = bench.ask(QUESTION);
  await atOnce();
  await atOnce();
  bench.stop(new Error('elsewhere'));
  await expect(answer).rejects.toThrow('elsewhere');
  expect(asked).toEqual(['ask', 'drop a']);
});

test('whoever stops before the thought has a name has it dropped as soon as it has one', async () => {
  const { desk, asked } = houseReporting(waiting(1));
  const bench = new HouseBench(desk, atOnce);
  const answer = bench.ask(QUESTION);
  bench.stop(new Error('elsewhere'));
  await expect(answer).rejects.toThrow('elsewhere');
  await new Promise(resolve => setTimeout(resolve));
  expect(asked).toEqual(['ask', 'drop a']);
});

test('a thought that was dropped meanwhile is asked again', async () => {
  const { desk, asked } = houseReporting(waiting(1), new ApiRefusal(404, 'no-thought', 'Gone.'), waiting(3, 'b'), done);
  await new HouseBench(desk, atOnce).ask(QUESTION);
  expect(asked).toEqual(['ask', 'after a', 'ask', 'after b']);
});

test('a full house refuses with its sentence, and says when to come again', async () => {
  const { desk } = houseReporting(new ApiRefusal(503, 'thoughts-full', 'Plus tard.', 5));
  const refusal = await new HouseBench(desk, atOnce).ask(QUESTION).catch((problem: unknown) => problem);
  expect(refusal).toBeInstanceOf(EngineRefusal);
  expect(refusal).toMatchObject({ code: 'thoughts-full', sentence: { fr: 'Plus tard.' }, after: 5 });
});
