import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Socket, type Connection, type Status } from './socket';

class FakeLine implements Connection {
  onopen: Connection['onopen'] = null;
  onclose: Connection['onclose'] = null;
  onmessage: Connection['onmessage'] = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
  welcome(id?: string) {
    this.onopen?.({} as never);
    this.hear({ type: 'welcome', version: 1, heartbeat: 25_000, ...(id === undefined ? {} : { you: { id, name: 'Ada', kind: 'guest' } }) });
  }
}

function connected() {
  const lines: FakeLine[] = [];
  const statuses: Status[] = [];
  const unwatchable: string[] = [];
  let seen = 0;
  const socket = new Socket({
    connect: () => {
      const line = new FakeLine();
      lines.push(line);
      return line;
    },
    language: () => 'fr',
    lastNumber: () => seen,
    onStatus: status => statuses.push(status),
    onWelcome: () => {},
    onTable: () => {},
    onWatchRefused: (table, refusal) => unwatchable.push(`${table} ${refusal.code}`),
    random: () => 1,
  });
  socket.watch('k7');
  const line = (at: number) => {
    const found = lines[at];
    if (!found) throw new Error(`no line ${at}`);
    return found;
  };
  return { socket, lines, line, statuses, unwatchable, sees: (number: number) => (seen = number) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the socket', () => {
  test('asks for the whole table after reconnecting as somebody else', () => {
    const { socket, line, sees } = connected();
    const watched = (at: number) => line(at).sent.find(message => message['type'] === 'watch');
    line(0).welcome('pa');
    sees(7);
    socket.reconnect();
    line(1).welcome('pa');
    expect(watched(1)).toMatchObject({ after: 7 });
    socket.reconnect();
    line(2).welcome('account');
    expect(watched(2)).toMatchObject({ after: 0 });
  });

  test('sends hello, then watches the table', () => {
    const { line, statuses } = connected();
    line(0).welcome();
    expect(line(0).sent).toEqual([
      { type: 'hello', version: 1, language: 'fr' },
      { type: 'watch', id: 1, table: 'k7', after: 0 },
    ]);
    expect(statuses).toEqual(['connecting', 'open']);
  });

  test('lets a connection that is being opened open before it closes it', () => {
    const { socket, lines, line } = connected();
    socket.reconnect();
    expect(lines).toHaveLength(2);
    expect(line(0).closed).toBe(false);
    line(0).onopen?.({} as never);
    expect(line(0).closed).toBe(true);
    expect(line(0).sent).toEqual([]);
    line(1).welcome();
    expect(line(1).closed).toBe(false);
  });

  test('reconnects by itself and sends the last event number it saw', () => {
    const { line, lines, statuses, sees } = connected();
    line(0).welcome();
    sees(7);
    line(0).onclose?.({} as never);
    expect(statuses.at(-1)).toBe('lost');
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(400);
    line(1).welcome();
    expect(line(1).sent.at(-1)).toMatchObject({ type: 'watch', after: 7 });
    expect(statuses.at(-1)).toBe('open');
  });

  test('waits longer after each failed attempt', () => {
    const { line, lines } = connected();
    line(0).onclose?.({} as never);
    vi.advanceTimersByTime(400);
    expect(lines).toHaveLength(2);
    line(1).onclose?.({} as never);
    vi.advanceTimersByTime(400);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(lines).toHaveLength(3);
  });

  test('a command is answered by its own reply', async () => {
    const { socket, line } = connected();
    line(0).welcome();
    const answer = socket.command('k7', { type: 'play', number: 4, move: 'd1-d5' });
    const { id } = line(0).sent.at(-1) as { id: number };
    line(0).hear({ type: 'refused', id, code: 'stale', sentence: 'Too late.', number: 5 });
    expect(await answer).toEqual({ done: false, code: 'stale', sentence: 'Too late.' });
  });

  test('commands are not queued while offline', async () => {
    const { socket, line } = connected();
    expect(await socket.command('k7', { type: 'resign', number: 4 })).toMatchObject({ done: false, code: 'offline' });
    line(0).welcome();
    expect(line(0).sent.map(message => message['type'])).toEqual(['hello', 'watch']);
  });

  test('a command without an answer is refused when the connection breaks', async () => {
    const { socket, line } = connected();
    line(0).welcome();
    const answer = socket.command('k7', { type: 'resign', number: 4 });
    line(0).onclose?.({} as never);
    expect(await answer).toMatchObject({ done: false, code: 'offline' });
  });

  test('a connection that does not answer a ping is dropped', () => {
    const { line, statuses } = connected();
    line(0).welcome();
    vi.advanceTimersByTime(20_000);
    expect(line(0).sent.at(-1)).toEqual({ type: 'ping' });
    line(0).hear({ type: 'pong' });
    vi.advanceTimersByTime(19_000);
    expect(statuses.at(-1)).toBe('open');
    vi.advanceTimersByTime(11_500);
    expect(line(0).closed).toBe(true);
    expect(statuses.at(-1)).toBe('lost');
  });

  test('a table that does not exist is reported and not asked for again', () => {
    const { line, unwatchable, lines } = connected();
    line(0).welcome();
    line(0).hear({ type: 'refused', id: 1, code: 'no-table', sentence: '' });
    expect(unwatchable).toEqual(['k7 no-table']);
    line(0).onclose?.({} as never);
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
  });

  test('a refused connection is not retried', () => {
    const { line, lines, statuses } = connected();
    line(0).welcome();
    line(0).hear({ type: 'bye', code: 'too-many', sentence: '' });
    line(0).onclose?.({} as never);
    vi.advanceTimersByTime(60_000);
    expect(statuses.at(-1)).toBe('gone');
    expect(lines).toHaveLength(1);
  });
});
