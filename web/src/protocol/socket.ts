import { backoff } from './backoff';
import type { AboutTable, ClientMessage, Command, DoneMessage, Language, Move, Refusal, ServerMessage, You } from './messages';
import { Heartbeat } from './heartbeat';

/** `lost`: was connected before, or has tried for long; `gone`: the server asked not to reconnect automatically. */
export type Status = 'idle' | 'connecting' | 'open' | 'lost' | 'gone';

export type Answer = { done: true; seq: number } | ({ done: false } & Refusal);

/** A connection to a backend. It carries messages as objects. */
export interface Connection {
  onOpen: (() => void) | null;
  onClose: (() => void) | null;
  onMessage: ((message: ServerMessage) => void) | null;
  send(message: ClientMessage): void;
  close(): void;
}

/** A connection to the server. The only place where socket messages are text. */
export function connectTo(url: string): Connection {
  const socket = new WebSocket(url);
  const connection: Connection = {
    onOpen: null,
    onClose: null,
    onMessage: null,
    send: message => socket.send(JSON.stringify(message)),
    close: () => socket.close(),
  };
  socket.onopen = () => connection.onOpen?.();
  socket.onclose = () => connection.onClose?.();
  socket.onmessage = ({ data }: MessageEvent<string>) => connection.onMessage?.(JSON.parse(data) as ServerMessage);
  return connection;
}

export interface SocketOptions {
  connect: () => Connection;
  language: () => Language;
  /** The last event seen at a table; 0 if it has not been seen yet. */
  lastSeq: (table: string) => number;
  onStatus: (status: Status, bye: Refusal | null) => void;
  onWelcome: (you: You | null) => void;
  onTable: (message: AboutTable) => void;
  /** All events of a table up to now have arrived: after connecting, and after `catchUp` and `resync`. */
  onCaughtUp: (table: string) => void;
  /** A table that could not be watched, for example because it does not exist. */
  onWatchRefused: (table: string, refusal: Refusal) => void;
  random?: () => number;
}

/** How long the reply to a command may take before the connection counts as dead, in milliseconds. */
const ANSWER = 12_000;

/** Not sent. */
const OFFLINE: Refusal = { code: 'offline', message: '' };
/** Sent, but the connection was lost before the answer: it may have happened. */
const UNANSWERED: Refusal = { code: 'unanswered', message: '' };

/**
 * The connection to the server. It reconnects by itself and requests missed events; a command that cannot be sent is
 * refused with `offline` and never sent later, because the table may have changed meanwhile. One that was sent but not
 * answered is refused with `unanswered`; the missed events tell whether it has happened.
 */
export class Socket {
  private connection: Connection | null = null;
  /** Whether the connection is open, welcomed or not. */
  private isOpen = false;
  private status: Status = 'idle';
  private welcomed = false;
  private attempt = 0;
  private nextId = 1;
  private bye: Refusal | null = null;
  /** The user of the last connection; '' for an anonymous one. */
  private person: string | null = null;
  private readonly watched = new Set<string>();
  private readonly pending = new Map<number, (answer: Answer) => void>();
  private readonly looks = new Map<number, (moves: Move[]) => void>();
  private readonly known = new Map<number, (position: string | null) => void>();
  private readonly watchIds = new Map<number, string>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly pulse = new Heartbeat(
    () => this.write({ type: 'ping' }),
    () => this.drop(),
  );

  constructor(private readonly options: SocketOptions) {}

  watch(table: string): void {
    if (this.watched.has(table)) return;
    this.watched.add(table);
    if (this.welcomed) this.askToWatch(table);
    else this.connect();
  }

  unwatch(table: string): void {
    if (!this.watched.delete(table)) return;
    if (this.welcomed) this.write({ type: 'unsubscribe', id: this.nextId++, table });
    if (this.watched.size === 0) this.close();
  }

  /** Requests the events after the last one seen. */
  catchUp(table: string): void {
    if (this.welcomed && this.watched.has(table)) this.askToWatch(table);
  }

  /** Requests the whole table again. */
  resync(table: string): void {
    if (this.welcomed && this.watched.has(table)) this.askToWatch(table, 0);
  }

  async command(table: string, command: Command): Promise<Answer> {
    if (!this.welcomed) return { done: false, ...OFFLINE };
    const id = this.nextId++;
    this.write({ ...command, id, table } as ClientMessage);
    return new Promise(resolve => {
      const late = setTimeout(() => this.drop(), ANSWER);
      this.pending.set(id, answer => {
        clearTimeout(late);
        resolve(answer);
      });
    });
  }

  /** The moves a seat could make if it were its turn; none while the connection is down. */
  legalMoves(table: string, seat: number): Promise<Move[]> {
    if (!this.welcomed) return Promise.resolve([]);
    const id = this.nextId++;
    this.write({ type: 'threats', id, table, seat });
    return new Promise(resolve => this.looks.set(id, resolve));
  }

  /** A position that the player's seat cannot tell from the true one, to be advised on; null if that is not allowed. */
  knownPosition(table: string): Promise<string | null> {
    if (!this.welcomed) return Promise.resolve(null);
    const id = this.nextId++;
    this.write({ type: 'known-position', id, table });
    return new Promise(resolve => this.known.set(id, resolve));
  }

  /** Reconnects at once: after signing in, after a language change, or when the network is back. */
  reconnect(): void {
    if (this.watched.size === 0) return;
    this.attempt = 0;
    this.forget();
    this.connect();
  }

  /** Checks that the connection is alive; called when the page becomes visible again. */
  probe(): void {
    if (this.status === 'lost' || this.status === 'gone') this.reconnect();
    else if (this.welcomed) this.pulse.ask();
  }

  close(): void {
    this.forget();
    this.set('idle');
  }

  private connect(): void {
    if (this.connection !== null) return;
    clearTimeout(this.retry);
    if (this.status !== 'lost') this.set('connecting');
    this.bye = null;
    const connection = this.options.connect();
    this.connection = connection;
    connection.onOpen = () => {
      this.isOpen = true;
      this.write({ type: 'hello', version: 1, language: this.options.language() });
    };
    connection.onMessage = message => this.onMessage(message);
    connection.onClose = () => this.drop();
    this.pulse.expect(ANSWER);
  }

  private onMessage(message: ServerMessage): void {
    this.pulse.heard();
    switch (message.type) {
      case 'welcome':
        this.welcomed = true;
        this.attempt = 0;
        this.options.onWelcome(message.you ?? null);
        this.welcome(message.you?.id ?? '');
        this.pulse.begin(message.heartbeat);
        this.set('open');
        break;
      case 'done':
        this.answered(message);
        break;
      case 'refused':
        this.refused(message.id, { code: message.code, message: message.message });
        break;
      case 'closing':
        this.bye = { code: message.code, message: message.message };
        break;
      case 'threats':
        this.looks.get(message.id)?.(message.moves);
        this.looks.delete(message.id);
        break;
      case 'known-position':
        this.known.get(message.id)?.(message.position);
        this.known.delete(message.id);
        break;
      case 'pong':
        break;
      default:
        this.options.onTable(message);
        if (message.type === 'table' && message.id !== undefined && this.watchIds.delete(message.id)) this.options.onCaughtUp(message.table);
    }
  }

  /** Another user may see a table differently: whole tables are requested. */
  private welcome(person: string): void {
    const isSame = this.person === null || this.person === person;
    this.person = person;
    for (const table of this.watched) {
      if (isSame) this.askToWatch(table);
      else this.askToWatch(table, 0);
    }
  }

  private answered({ id, seq }: DoneMessage): void {
    const table = this.watchIds.get(id);
    this.watchIds.delete(id);
    if (table !== undefined) this.options.onCaughtUp(table);
    this.pending.get(id)?.({ done: true, seq });
    this.pending.delete(id);
  }

  private refused(id: number | undefined, refusal: Refusal): void {
    if (id === undefined) return;
    const table = this.watchIds.get(id);
    this.watchIds.delete(id);
    if (table !== undefined) {
      this.watched.delete(table);
      this.options.onWatchRefused(table, refusal);
    }
    this.pending.get(id)?.({ done: false, ...refusal });
    this.pending.delete(id);
    this.looks.get(id)?.([]);
    this.looks.delete(id);
    this.known.get(id)?.(null);
    this.known.delete(id);
  }

  private askToWatch(table: string, after = this.options.lastSeq(table)): void {
    const id = this.nextId++;
    this.watchIds.set(id, table);
    this.write({ type: 'subscribe', id, table, afterSeq: after });
  }

  /** The connection is lost: pending commands stay unanswered, and another attempt is scheduled. */
  private drop(): void {
    this.forget();
    if (this.watched.size === 0) {
      this.set('idle');
      return;
    }
    // The server closed the connection because of what this client sent, and would do so again; or the user is signed out.
    if (['rate-limited', 'malformed', 'unsupported-version', 'signed-out', 'banned'].includes(this.bye?.code ?? '')) {
      this.set('gone');
      return;
    }
    this.set('lost');
    this.retry = setTimeout(() => this.connect(), backoff(this.attempt++, this.options.random));
  }

  private forget(): void {
    clearTimeout(this.retry);
    this.pulse.end();
    const connection = this.connection;
    this.connection = null;
    this.welcomed = false;
    if (connection !== null) {
      connection.onOpen = connection.onClose = connection.onMessage = null;
      // Browsers log an error if a connection is closed while it is being opened.
      if (this.isOpen) connection.close();
      else connection.onOpen = () => connection.close();
    }
    this.isOpen = false;
    const unanswered = [...this.pending.values()];
    this.pending.clear();
    this.watchIds.clear();
    for (const resolve of this.looks.values()) resolve([]);
    this.looks.clear();
    for (const resolve of this.known.values()) resolve(null);
    this.known.clear();
    for (const resolve of unanswered) resolve({ done: false, ...UNANSWERED });
  }

  private set(status: Status): void {
    this.status = status;
    this.options.onStatus(status, this.bye);
  }

  private write(message: ClientMessage): void {
    this.connection?.send(message);
  }
}
