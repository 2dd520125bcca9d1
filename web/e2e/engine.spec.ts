import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type * as EngineModule from '../src/engine/engine';
import { engineModule } from './fixtures/askEngine';
import { expect, newPage, SMALL_DESKTOP, test } from './fixtures/table';

/*
 * The released engine in a real browser, compared with the answers of the same classes on a JVM, which `EngineAnswers`
 * in engine writes.
 */

const same = new URL('../target/same-results.json', import.meta.url);

interface Exchange {
  request: string;
  answer: string;
}

test('the engine is fetched compressed, with its media type, and only on demand', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  const fetched: string[] = [];
  page.on('request', request => fetched.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter(path => path.includes('engine'))).toEqual([]);
  const lies = (await (await page.request.get('/engine.json')).json()) as { engine: string; bytes: number; br: number; gz: number };
  expect(Math.max(lies.br, lies.gz)).toBeLessThanOrEqual(700_000);
  for (const [encoding, bytes] of [['br', lies.br], ['gzip', lies.gz], ['identity', lies.bytes]] as const) {
    const answer = await fetch(new URL(lies.engine, page.url()), { headers: { 'Accept-Encoding': encoding } });
    const headers = answer.headers;
    expect(headers.get('content-type')).toBe('application/wasm');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('vary')).toContain('Accept-Encoding');
    expect(headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(Number(headers.get('content-length'))).toBe(bytes);
    expect((await answer.arrayBuffer()).byteLength).toBe(lies.bytes);
  }
});

test('the engine’s requests and answers match its schema', () => {
  const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as { $id: string };
  const schema = read('../../engine/src/main/resources/parlour/engine/engine.schema.json');
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema([read('../../server/src/main/resources/parlour/server/documents/socket.schema.json'), schema]);
  const faults = (part: string, message: unknown) => {
    const check = ajv.getSchema(`${schema.$id}#/$defs/${part}`);
    return check?.(message) === true ? [] : [`${JSON.stringify(message).slice(0, 200)}: ${ajv.errorsText(check?.errors)}`];
  };
  const { exchanges } = JSON.parse(readFileSync(same, 'utf8')) as { exchanges: Exchange[] };
  const types = new Set<string>();
  const wrong = exchanges.flatMap(({ request, answer }) => {
    const [asked, answered] = [JSON.parse(request) as { type: string }, JSON.parse(answer) as { type?: string; messages?: { type: string }[] }];
    if (answered.type === 'refused') return faults('RefusedAnswer', answered);
    types.add(asked.type);
    // A refused request to a table need not be a valid message.
    const isRefused = answered.messages?.every(message => message.type === 'refused') === true;
    return [...(isRefused ? [] : faults('Request', asked)), ...faults(`Answers/properties/${asked.type}`, answered)];
  });
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(types.size).toBeGreaterThan(5);
});

test('the browser’s answers equal the JVM’s: moves, counts, hashes, views and bots’ choices', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  await page.goto('/');
  const { exchanges } = JSON.parse(readFileSync(same, 'utf8')) as { exchanges: Exchange[] };
  expect(exchanges.length).toBeGreaterThan(400);
  const answers = await page.evaluate(
    async ([at, requests]) => {
      const { Engine, canRunEngine } = (await import(at)) as typeof EngineModule;
      if (!canRunEngine()) throw new Error('this browser does not know what it can do');
      const engine = new Engine();
      const given: string[] = [];
      for (const request of requests) given.push(await engine.raw(request));
      engine.close();
      return given;
    },
    [engineModule(), exchanges.map(({ request }) => request)] as const,
  );
  // The time of an event comes from the page's clock; on the JVM it is fixed.
  const withoutTimes = (text: string | undefined) => text?.replace(/"at":\d+,"event"/g, '"at":0,"event"');
  const unlike = exchanges.map((exchange, i) => ({ ...exchange, here: withoutTimes(answers[i]) })).filter(({ answer, here }) => answer !== here);
  expect(unlike.slice(0, 3)).toEqual([]);
  expect(unlike.length).toBe(0);
});

test('a search reports progress, can be stopped, and blocks no other request', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  await page.goto('/');
  const told = await page.evaluate(async at => {
    const { Engine, EngineRefusal } = (await import(at)) as typeof EngineModule;
    const engine = new Engine();
    const place = { game: 'conquest', moves: ['lot:white'] };
    const depths: number[] = [];
    const control = new AbortController();
    let toldThrice = () => {};
    const third = new Promise<void>(resolve => (toldThrice = resolve));
    const progress = ({ depth }: { depth: number }) => void (depths.push(depth) === 3 && toldThrice());
    const endless = engine.think({ ...place, nodes: 1e12 }, { progress, signal: control.signal });
    const counted = await engine.ask({ type: 'perft', ...place, depth: 2 });
    await third;
    control.abort(new Error('enough'));
    const ended = await endless.then(String, (reason: Error) => reason.message);
    const after = await engine.think({ ...place, nodes: 5_000 });
    const refused = await engine.ask({ type: 'play', ...place, move: '?' }).then(String, (no: unknown) => (no instanceof EngineRefusal ? no.code : String(no)));
    engine.close();
    return { depths, counted: counted.counts.length, ended, moved: after.move, refused };
  }, engineModule());
  expect(told.depths.length).toBeGreaterThanOrEqual(3);
  expect(told).toMatchObject({ counted: 2, ended: 'enough', refused: 'unreadable-move' });
  expect(told.moved).not.toBe('');
});

for (const [game, seats] of [['sixfaces', 2], ['domination', 3], ['conan', 4]] as const) {
  test(`${game}: the messages of a local table match the socket’s schema`, async ({ browser }) => {
    const page = await newPage(browser, SMALL_DESKTOP);
    await page.goto('/');
    const { sent, heard } = await page.evaluate(
      async ([at, played, number]) => {
        const { Engine, LocalConnection, openLocalTable } = (await import(at)) as typeof EngineModule;
        const engine = new Engine();
        const bots = Array.from({ length: number - 1 }, (_, i) => ({ seat: i + 1, level: 2 }));
        const options = number === 2 ? [] : [`seats=${number}`];
        await openLocalTable(engine, { table: 'here', game: played, options, you: { id: 'me', name: 'Ada' }, bots });
        const line = new LocalConnection(engine, { nodes: 200 });
        const told: string[] = [];
        const said: string[] = [];
        const say = (message: Parameters<typeof line.send>[0]) => {
          said.push(JSON.stringify(message));
          line.send(message);
        };
        let last = 0;
        let id = 1;
        await new Promise<void>(resolve => {
          line.onOpen = () => {
            say({ type: 'hello', version: 1, language: 'fr' });
            say({ type: 'subscribe', id: id++, table: 'here', afterSeq: 0 });
          };
          line.onMessage = message => {
            told.push(JSON.stringify(message));
            if (message.type !== 'table' && message.type !== 'event') return;
            if (message.state?.phase === 'ended') resolve();
            last = message.seq;
            const [move] = message.state?.moves ?? [];
            if (!move) return;
            if (told.length > 60) say({ type: 'resign', id: id++, table: 'here', seq: last });
            else say({ type: 'play', id: id++, table: 'here', seq: last, move: move.text });
          };
        });
        line.close();
        engine.close();
        return { sent: said, heard: told };
      },
      [engineModule(), game, seats] as const,
    );
    const schema = (await (await page.request.get('/api/socket.schema.json')).json()) as { $id: string };
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema(schema);
    const wrong = (side: string, frames: string[]) => frames.filter(frame => ajv.getSchema(`${schema.$id}#/$defs/${side}`)?.(JSON.parse(frame)) !== true);
    expect(wrong('client', sent)).toEqual([]);
    expect(wrong('server', heard)).toEqual([]);
    expect(heard.length).toBeGreaterThan(5);
  });
}
