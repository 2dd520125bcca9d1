import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type * as EngineModule from '../src/engine/engine';
import { engineModule } from './fixtures/askEngine';
import { expect, newPage, SMALL_DESKTOP, test } from './fixtures/table';

/*
 * The same commands over the WebSocket of a real server, to the engine in this browser, and typed at the terminal. The
 * server and the engine must give the same answers, byte for byte: every event, every state and every refusal. The
 * terminal must produce the same events.
 *
 * Secret, people, bots and clocks are the same everywhere (ServerAndTerminal.java), so only two things are excluded
 * from the comparison of server and engine: the name of a rematch, which the server draws at random, and the order of
 * replies (with an `id`) and events, because the server's bots answer a draw offer on another thread. The terminal's
 * clock stands still, so its events are compared without the time spent.
 */

const home = fileURLToPath(new URL('../..', import.meta.url));
const SECRET = '5e'.repeat(32);
const SEAT_BYTES = 'c0ffee';
/** Pause between two commands, in milliseconds, to stay below the server's rate limit. */
const PAUSE = 25;

interface TableState {
  phase: string;
  moves: { text: string }[];
}
interface Message {
  id?: number;
  type: string;
  seq: number;
  event?: { kind: string; table?: string };
  state?: TableState;
}
interface Think {
  seq: number;
  level: number;
  game: string;
  options: string[];
  position: string;
}
interface EngineReply {
  type: string;
  messages?: Message[];
  think?: Think;
}

/** The process with the server and the terminal. */
class ServerAndTerminal {
  private constructor(
    private readonly process: ChildProcess,
    private readonly data: string,
    private readonly lines: AsyncIterator<string>,
    readonly address: string,
  ) {}

  static async start(): Promise<ServerAndTerminal> {
    const data = mkdtempSync(join(tmpdir(), 'parlour-transports-'));
    const program = ['java', '-XX:TieredStopAtLevel=1', '--enable-native-access=ALL-UNNAMED', '-cp', 'target/run/parlour.jar', 'cli/src/test/java/parlour/cli/play/ServerAndTerminal.java', data];
    const process = spawn('./parlour', program, { cwd: home, stdio: ['pipe', 'pipe', 'ignore'] });
    const output: Interface = createInterface({ input: process.stdout });
    const lines = output[Symbol.asyncIterator]();
    return new ServerAndTerminal(process, data, lines, ((await lines.next()).value as string | undefined) ?? 'it did not start');
  }

  async ask<T>(request: object): Promise<T> {
    this.process.stdin?.write(`${JSON.stringify(request)}\n`);
    return JSON.parse((await this.lines.next()).value as string) as T;
  }

  /** It exits at the end of its input. */
  async stop(): Promise<void> {
    const ended = new Promise(resolve => this.process.once('exit', resolve));
    this.process.stdin?.end();
    await ended;
    rmSync(this.data, { recursive: true, force: true });
  }
}

interface Setup {
  game: string;
  options: string[];
  seats: number;
  level: number;
  language: string;
}

/** One table, on the server and in the page's engine, and everything both have sent. */
class ComparedTable {
  readonly fromEngine: Message[] = [];
  /** The equivalent input at the terminal. */
  readonly typed: string[] = [];
  private commands = 0;
  private rematch = '';

  constructor(
    private readonly page: Page,
    private readonly program: ServerAndTerminal,
    private readonly setup: Setup,
    private readonly table: string,
    readonly person: string,
  ) {}

  /**
   * Opens the table in the engine and subscribes a second connection to the server's, so that joining is not announced.
   */
  async open(): Promise<void> {
    const { game, options, seats, level, language } = this.setup;
    const bots = Array.from({ length: seats - 1 }, (_, i) => ({ seat: i + 1, level }));
    await this.setTime((await this.program.ask<{ now: number }>({ type: 'advance', ms: 0 })).now);
    await this.askEngine({ type: 'open', table: this.table, game, options, you: { id: this.person, name: 'Ada' }, bots, secret: SECRET, seatBytes: SEAT_BYTES });
    await this.askEngine({ type: 'send', message: { type: 'hello', version: 1, language } });
    const { seq } = await this.now();
    // Bots may begin: waits until the server's have moved as well.
    await expect.poll(async () => ((await (await this.page.request.get(`/api/tables/${this.table}`)).json()) as { seq: number }).seq).toBe(seq);
    await this.page.evaluate(
      async ([table, spoken]) => {
        const connect = (heard: string[]) =>
          new Promise<WebSocket>(resolve => {
            const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
            socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', version: 1, language: spoken }));
            socket.onmessage = ({ data }) => (heard.length === 0 && (data as string).includes('"welcome"') ? resolve(socket) : heard.push(data as string));
          });
        const first: string[] = [];
        (await connect(first)).send(JSON.stringify({ type: 'subscribe', id: 0, table, afterSeq: 0 }));
        while (first.length === 0) await new Promise(resolve => setTimeout(resolve, 5));
        const heard: string[] = [];
        const socket = await connect(heard);
        Object.assign(window, { heard, socket });
      },
      [this.table, language] as const,
    );
  }

  /** Sends the same message to both, waits until the server has sent as much as the engine, and compares. */
  async send(type: string, fields: object = {}): Promise<void> {
    await this.setTime((await this.program.ask<{ now: number }>({ type: 'advance', ms: PAUSE })).now);
    const message = { type, id: ++this.commands, table: this.table, ...fields };
    this.fromEngine.push(...(await this.askEngine({ type: 'send', message })));
    const heard = await this.page.evaluate(
      async ([text, count]) => {
        const { heard, socket } = window as unknown as { heard: string[]; socket: WebSocket };
        socket.send(text);
        while (heard.length < count) await new Promise(resolve => setTimeout(resolve, 5));
        return heard;
      },
      [JSON.stringify(message), this.fromEngine.length] as const,
    );
    this.compare(heard);
  }

  /** A command with the number of the latest event; `typed` is its equivalent at the terminal. */
  async command(type: string, fields: object = {}, typed?: string): Promise<void> {
    if (typed !== undefined) this.typed.push(typed);
    await this.send(type, { seq: (await this.now()).seq, ...fields });
  }

  /** Checks that the server sends nothing that the engine does not. */
  async expectSilence(): Promise<void> {
    const heard = await this.page.evaluate(async () => {
      const { heard, socket } = window as unknown as { heard: string[]; socket: WebSocket };
      socket.send(JSON.stringify({ type: 'ping' }));
      while (!heard.some(text => text.includes('"pong"'))) await new Promise(resolve => setTimeout(resolve, 5));
      return heard;
    });
    expect(heard.length).toBe(this.fromEngine.length + 1);
  }

  /** The table as it is now. Reading it changes nothing. */
  async now(): Promise<Message & { state: TableState }> {
    const [table] = await this.askEngine({ type: 'send', message: { type: 'subscribe', id: 0, table: this.table, afterSeq: 0 } });
    return table as Message & { state: TableState };
  }

  /** The engine's messages, including those about its bots' moves. */
  private async askEngine(request: object): Promise<Message[]> {
    const { type, messages = [], think } = await this.raw<EngineReply>(request);
    expect(type).toBe('reply');
    for (const { event } of messages) if (event?.kind === 'rematch-agreed') this.rematch = event.table ?? '';
    return think ? [...messages, ...(await this.askEngine(await this.botMove(think)))] : messages;
  }

  /** The first move in alphabetical order, as the server's bots and the terminal's play. */
  private async botMove({ seq, level, game, options, position }: Think): Promise<object> {
    const { moves } = await this.raw<{ moves: { text: string }[] }>({ type: 'moves', game, options, position });
    const move = moves.map(({ text }) => text).sort()[0];
    return { type: 'bot-move', table: this.table, seq, move, score: level === 1 ? 10 : 0 };
  }

  private async raw<T>(request: object): Promise<T> {
    const answer = await this.page.evaluate(text => (window as unknown as { engine: EngineModule.Engine }).engine.raw(text), JSON.stringify(request));
    return JSON.parse(answer) as T;
  }

  /** The engine reads its worker's clock. */
  private async setTime(millis: number): Promise<void> {
    for (const worker of this.page.workers()) await worker.evaluate(now => void (Date.now = () => now), millis);
  }

  private compare(heard: string[]): void {
    const agreed = heard.map(text => JSON.parse(text) as Message).find(({ event }) => event?.kind === 'rematch-agreed');
    const fromServer = heard.map(text => (agreed?.event?.table ? text.replaceAll(agreed.event.table, this.rematch) : text));
    const fromEngine = this.fromEngine.map(message => JSON.stringify(message));
    const isReply = (text: string) => 'id' in (JSON.parse(text) as object);
    expect(fromServer.filter(isReply)).toEqual(fromEngine.filter(isReply));
    expect(fromServer.filter(text => !isReply(text))).toEqual(fromEngine.filter(text => !isReply(text)));
  }
}

/**
 * Every command, including refused ones. Bots of level 1 refuse draws; those of other levels accept, and are asked only
 * after some moves.
 */
async function play(table: ComparedTable, level: number): Promise<void> {
  await table.send('subscribe', { afterSeq: 0 });
  await table.send('threats', { seat: 0 });
  await table.send('threats', { seat: 9 });
  await table.send('play', { seq: 1, move: 'x' });
  await table.send('declare', { seq: 1, text: '' });
  await table.send('play', { seq: 9999, move: 'x' });
  await table.send('play', { move: 'x' });
  await table.send('dance');
  await table.command('play', { move: '?' });
  await table.command('declare', { text: '' });
  await table.command('declare', { text: 'z9' });
  await table.command('leave');
  await table.command('sit', { seatBytes: '00' });
  await table.command('vote-replace', { seat: 1 });
  await table.command('offer-rematch', { seatBytes: '00' });
  await table.command('decline-draw');
  await table.command('decline-takeback');
  for (let offer = 0; level === 1 && offer < 2; offer++) await table.command('offer-draw', {}, 'draw');
  for (let turn = 0; turn < 6; turn++) {
    const { moves } = (await table.now()).state;
    const move = moves[(7 * turn) % moves.length]?.text;
    if (move === undefined) break;
    await table.command('play', { move }, `play ${move}`);
    await table.command('request-takeback', {}, 'undo');
  }
  await table.command('offer-draw', {}, 'draw');
  await table.command('resign', {}, 'resign');
  // With three or more players a bot takes over, and the terminal asks whether to watch the others.
  table.typed.push('yes');
  await table.command('resign');
  await table.command('play', { move: '?' });
  await table.command('offer-rematch', { seatBytes: 'zz' });
  await table.command('offer-rematch', { seatBytes: '00' });
  await table.command('offer-rematch', { seatBytes: '00' });
  await table.send('subscribe', { afterSeq: 0 });
  expect((await table.now()).state.phase).toBe('ended');
  await table.send('unsubscribe');
  await table.expectSilence();
}

test.describe('the same commands over a WebSocket, to the engine in the browser and at the terminal', () => {
  let program: ServerAndTerminal;
  test.beforeAll(async () => void (program = await ServerAndTerminal.start()));
  test.afterAll(() => program.stop());
  test.describe.configure({ mode: 'serial' });

  for (const [game, seats, level, language] of [
    ['conquest', 2, 1, 'fr'],
    ['conquest', 2, 2, 'en'],
    ['sixfaces', 2, 1, 'en'],
    ['domination', 2, 2, 'fr'],
    ['domination', 4, 1, 'en'],
    ['conan', 3, 2, 'fr'],
  ] as const) {
    test(`${game} with ${seats} players, bots of level ${level}, in ${language}`, async ({ browser }) => {
      const options = game === 'domination' || game === 'conan' ? [`seats=${seats}`] : ['first=white'];
      const page = await newPage(browser, { ...SMALL_DESKTOP, baseURL: program.address });
      await page.goto('/health');
      const headers = { 'X-Parlour': '1' };
      const { you } = (await (await page.request.post('/api/guests', { data: { name: 'Ada' }, headers })).json()) as { you: { id: string } };
      const seating = [{ you: true, seatBytes: SEAT_BYTES }, ...Array.from({ length: seats - 1 }, () => ({ bot: level }))];
      const opened = await page.request.post('/api/tables', { data: { game, options, clock: { kind: 'none' }, listed: false, seats: seating }, headers });
      const { table: name } = (await opened.json()) as { table: string };
      await page.evaluate(async at => {
        const { Engine } = (await import(at)) as typeof EngineModule;
        const engine = new Engine();
        await engine.raw('{"type":"games"}');
        Object.assign(window, { engine });
      }, engineModule());

      const table = new ComparedTable(page, program, { game, options, seats, level, language }, name, you.id);
      await table.open();
      await play(table, level);

      const { events } = await program.ask<{ events: { kind: string; spentMs?: number }[] }>({ type: 'terminal', game, options, level, person: you.id, seatBytes: SEAT_BYTES, typed: table.typed });
      const withoutTime = (event: object) => JSON.stringify({ ...event, spentMs: undefined });
      const told = table.fromEngine.filter(({ type }) => type === 'event');
      const first = told[0]?.seq ?? 0;
      const untilEnd = told.filter(({ seq }) => seq <= events.length).map(({ event }) => withoutTime(event ?? {}));
      expect(untilEnd.length).toBeGreaterThan(12);
      expect(events.slice(first - 1).map(withoutTime)).toEqual(untilEnd);
      expect(events.at(-1)?.kind).toBe('ended');
    });
  }
});
