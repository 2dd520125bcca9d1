import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServerMessage } from './messages';
import { Socket, type Connection, type Status } from './socket';

class FakeConnection implements Connection {
  onOpen: Connection['onOpen'] = null;
  onClose: Connection['onClose'] = null;
  onMessage: Connection['onMessage'] = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(message: object) {
    this.sent.push({ ...message });
  }
  close() {
    this.closed = true;
  }
  hear(message: object) {
    this.onMessage?.(message as ServerMessage);
  }
  welcome(id?: string) {
    this.onOpen?.();
    this.hear({ type: 'welcome', version: 1, heartbeat: 25_000, ...(id === undefined ? {} : { you: { id, name: 'Ada', kind: 'guest' } }) });
  }
}

function connected() {
  const connections: FakeConnection[] = [];
  const statuses: Status[] = [];
  const unwatchable: string[] = [];
  const caughtUp: string[] = [];
  let seen = 0;
  const socket = new Socket({
    connect: () => {
      const connection = new FakeConnection();
      connections.push(connection);
      return connection;
    },
    language: () => 'fr',
    lastSeq: () => seen,
    onStatus: status => statuses.push(status),
    onWelcome: () => {},
    onTable: () => {},
    onCaughtUp: table => caughtUp.push(table),
    onWatchRefused: (table, refusal) => unwatchable.push(`${table} ${refusal.code}`),
    random: () => 1,
  });
  socket.watch('k7');
  const connection = (at: number) => {
    const found = connections[at];
    if (!found) throw new Error(`no connection ${at}`);
    return found;
  };
  return { socket, connections, connection, statuses, unwatchable, caughtUp, sees: (number: number) => (seen = number) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the socket', () => {
  test('requests the whole table after reconnecting as another user', () => {
    const { socket, connection, sees } = connected();
    const watched = (at: number) => connection(at).sent.find(message => message['type'] === 'subscribe');
    connection(0).welcome('pa');
    sees(7);
    socket.reconnect();
    connection(1).welcome('pa');
    expect(watched(1)).toMatchObject({ afterSeq: 7 });
    socket.reconnect();
    connection(2).welcome('account');
    expect(watched(2)).toMatchObject({ afterSeq: 0 });
  });

  test('sends hello, then subscribes to the table', () => {
    const { connection, statuses } = connected();
    connection(0).welcome();
    expect(connection(0).sent).toEqual([
      { type: 'hello', version: 1, language: 'fr' },
      { type: 'subscribe', id: 1, table: 'k7', afterSeq: 0 },
    ]);
    expect(statuses).toEqual(['connecting', 'open']);
  });

  test('closes a connection that is being opened only once it is open', () => {
    const { socket, connections, connection } = connected();
    socket.reconnect();
    expect(connections).toHaveLength(2);
    expect(connection(0).closed).toBe(false);
    connection(0).onOpen?.();
    expect(connection(0).closed).toBe(true);
    expect(connection(0).sent).toEqual([]);
    connection(1).welcome();
    expect(connection(1).closed).toBe(false);
  });

  test('reconnects by itself and sends the last event number it saw', () => {
    const { connection, connections, statuses, sees } = connected();
    connection(0).welcome();
    sees(7);
    connection(0).onClose?.();
    expect(statuses.at(-1)).toBe('lost');
    expect(connections).toHaveLength(1);
    vi.advanceTimersByTime(400);
    connection(1).welcome();
    expect(connection(1).sent.at(-1)).toMatchObject({ type: 'subscribe', afterSeq: 7 });
    expect(statuses.at(-1)).toBe('open');
  });

  test('waits longer after each failed attempt', () => {
    const { connection, connections } = connected();
    connection(0).onClose?.();
    vi.advanceTimersByTime(400);
    expect(connections).toHaveLength(2);
    connection(1).onClose?.();
    vi.advanceTimersByTime(400);
    expect(connections).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(connections).toHaveLength(3);
  });

  test('matches a command with its own reply', async () => {
    const { socket, connection } = connected();
    connection(0).welcome();
    const answer = socket.command('k7', { type: 'play', seq: 4, move: 'd1-d5' });
    const { id } = connection(0).sent.at(-1) as { id: number };
    connection(0).hear({ type: 'refused', id, code: 'stale', message: 'Too late.', seq: 5 });
    expect(await answer).toEqual({ done: false, code: 'stale', message: 'Too late.' });
  });

  test('does not queue commands while offline', async () => {
    const { socket, connection } = connected();
    expect(await socket.command('k7', { type: 'resign', seq: 4 })).toMatchObject({ done: false, code: 'offline' });
    connection(0).welcome();
    expect(connection(0).sent.map(message => message['type'])).toEqual(['hello', 'subscribe']);
  });

  test('a command that was sent is not called unsent when the connection breaks', async () => {
    const { socket, connection } = connected();
    connection(0).welcome();
    const answer = socket.command('k7', { type: 'resign', seq: 4 });
    connection(0).onClose?.();
    expect(await answer).toMatchObject({ done: false, code: 'unanswered' });
  });

  test('says when all missed events have arrived: with the whole table, or after them', () => {
    const { socket, connection, caughtUp, sees } = connected();
    connection(0).welcome();
    connection(0).hear({ type: 'table', table: 'k7', id: 1, seq: 4 });
    expect(caughtUp).toEqual(['k7']);
    sees(4);
    socket.catchUp('k7');
    expect(connection(0).sent.at(-1)).toEqual({ type: 'subscribe', id: 2, table: 'k7', afterSeq: 4 });
    connection(0).hear({ type: 'event', table: 'k7', seq: 5 });
    expect(caughtUp).toHaveLength(1);
    connection(0).hear({ type: 'done', id: 2, seq: 5 });
    expect(caughtUp).toHaveLength(2);
  });

  test('drops a connection that does not answer a ping', () => {
    const { connection, statuses } = connected();
    connection(0).welcome();
    vi.advanceTimersByTime(20_000);
    expect(connection(0).sent.at(-1)).toEqual({ type: 'ping' });
    connection(0).hear({ type: 'pong' });
    vi.advanceTimersByTime(19_000);
    expect(statuses.at(-1)).toBe('open');
    vi.advanceTimersByTime(11_500);
    expect(connection(0).closed).toBe(true);
    expect(statuses.at(-1)).toBe('lost');
  });

  test('reports a table that does not exist and does not request it again', () => {
    const { connection, unwatchable, connections } = connected();
    connection(0).welcome();
    connection(0).hear({ type: 'refused', id: 1, code: 'table-not-found', message: '' });
    expect(unwatchable).toEqual(['k7 table-not-found']);
    connection(0).onClose?.();
    vi.advanceTimersByTime(60_000);
    expect(connections).toHaveLength(1);
  });

  test('does not retry a refused connection', () => {
    const { connection, connections, statuses } = connected();
    connection(0).welcome();
    connection(0).hear({ type: 'closing', code: 'rate-limited', message: '' });
    connection(0).onClose?.();
    vi.advanceTimersByTime(60_000);
    expect(statuses.at(-1)).toBe('gone');
    expect(connections).toHaveLength(1);
  });
});
