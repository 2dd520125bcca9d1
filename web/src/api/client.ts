import type { AdminAction, AdminOverview, AdminRequest } from './adminTypes';
import type { Site } from './site.svelte';
import { saveCommitment } from '../protocol/commitments';
import type { ClockTerms, Language, Move, People, Phase, Refusal, Result, Seat, TableMessage, Text, You } from '../protocol/messages';

/** The HTTP part of docs/protocol.md. */

export interface GameOption {
  key: string;
  label: Text;
  values: string[];
  default: string;
  /** The integers that may be given instead, after the prefix if there is one. */
  prefix?: string;
  min?: number;
  max?: number;
  /** Codes allowed instead of a word: a prefix and so many of these characters. */
  code?: { prefix: string; length: number; characters: string };
}

export interface Level {
  level: number;
  title: Text;
  sentence: Text;
}

export interface GameInfo {
  id: string;
  title: Text;
  summary: Text;
  seats: { min: number; max: number };
  seatNames: Text[];
  options: GameOption[];
}

export interface Catalogue {
  games: GameInfo[];
  levels: Level[];
}

/** A row of the lobby, or of the user's own tables. */
export interface TableSummary {
  table: string;
  game: string;
  options: string[];
  clock: ClockTerms;
  phase: Phase;
  seats: Seat[];
  openedAt: number;
  changedAt: number;
  result?: Result;
  /** Only for the user's own tables. */
  yourTurn?: boolean;
}

/** What everybody may know of a person. */
export interface Profile {
  id: string;
  name: string;
  kind: 'guest' | 'account' | 'bot';
  /** The day they came here first. */
  since: number;
  finished: { game: string; count: number }[];
  /** Whether the user has muted them; only if the user is somebody. */
  muted?: boolean;
}

export interface Lobby {
  waiting: TableSummary[];
  playing: TableSummary[];
  people: People;
}

export interface MyTables {
  tables: TableSummary[];
  people: People;
}

export type SeatRequest = { you: true; seatBytes: string } | { open: true } | { bot: number };

export interface NewTable {
  game: string;
  options: string[];
  clock: ClockTerms;
  listed: boolean;
  seats: SeatRequest[];
  startPosition?: string;
}

export interface Checked<P = unknown, M extends Move = Move> {
  notation: string;
  turn: number;
  position: P;
  moves: M[];
  result?: Result;
}

/** A position of a replay and the move that led to it. */
export interface Ply<P = unknown, M extends Move = Move> {
  seat?: number;
  round?: number;
  move?: M;
  /** What came of the move, as everybody could see it. */
  facts?: Record<string, unknown>;
  /** What a spectator sees, and what each seat sees if that differs. */
  position: { spectator: P; seats?: P[] };
}

export interface ReplayData<P = unknown, M extends Move = Move> {
  game: string;
  options: string[];
  tags: { name: string; value: string }[];
  plies: Ply<P, M>[];
  /** The result recorded in the file: `1-0`, or `*` for none. */
  recordedResult: string;
  result?: Result;
  /** Endings compared with best play, in the game's own format, where best play is known. */
  endings?: Ending[];
}

/** An ending of a reviewed game. */
export interface Ending {
  /** Index of its first move among all moves including draws, from 0. */
  from: number;
}

export interface Token {
  id: string;
  name: string;
  createdAt: number;
  usedAt: number;
  /** Only in the response that creates the token. */
  token?: string;
}

/** A browser where the user is signed in. */
export interface Session {
  id: string;
  /** Such as `Firefox, Linux`; empty if unknown. */
  browser: string;
  createdAt: number;
  seenAt: number;
  /** Whether it is this browser. */
  current: boolean;
}

export interface Passkey {
  id: string;
  name: string;
  createdAt: number;
  /** 0 if it was never used. */
  usedAt: number;
}

/** What the browser is asked to have signed. */
export interface PasskeyChallenge {
  challenge: string;
  options: { publicKey: object };
}

/** The state of a job of the server's analysis; the answers are those of the engine. */
export type AnalysisJob =
  | { state: 'waiting'; id: string; queuePosition: number }
  | { state: 'thinking'; id: string; progress?: object }
  | { state: 'done'; answer: object };

/** A refusal by the server, or `unreachable`. */
export class ApiRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    /** For the user, in the requested language; empty if the server sent none. */
    message: string,
    /** Seconds until a retry, if the server gives a delay. */
    readonly after?: number,
  ) {
    super(message);
  }
}

export class Api {
  constructor(private readonly language: () => Language) {}

  me = () => this.get<{ you?: You | null; admin?: boolean }>('/api/me').then(answer => ({ you: answer.you ?? null, isAdmin: answer.admin === true }));
  guest = (name?: string) => this.send<{ you: You }>('POST', '/api/guests', name ? { name } : {}).then(a => a.you);
  rename = (name: string) => this.send<{ you: You }>('POST', '/api/me/name', { name }).then(a => a.you);
  createAccount = (name: string, password: string) =>
    this.send<{ you: You; recoveryCodes: string[] }>('POST', '/api/accounts', { name, password });
  signIn = (name: string, password: string) =>
    this.send<{ you: You }>('POST', '/api/session', { name, password }).then(a => a.you);
  signOut = () => this.send<void>('DELETE', '/api/session');
  recover = (name: string, code: string, password: string) =>
    this.send<{ you?: You }>('POST', '/api/password-resets', { name, code, password });
  changePassword = (old: string, next: string) =>
    this.send<void>('POST', '/api/me/password', { old, new: next });
  newRecoveryCodes = (password: string) =>
    this.send<{ recoveryCodes: string[] }>('POST', '/api/me/recovery-codes', { password }).then(a => a.recoveryCodes);
  deleteAccount = (password?: string) => this.send<void>('DELETE', '/api/me', password ? { password } : {});
  sessions = () => this.get<{ sessions: Session[] }>('/api/me/sessions').then(a => a.sessions);
  endSession = (id: string) => this.send<void>('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`);
  endOtherSessions = () => this.send<void>('DELETE', '/api/me/sessions');
  tokens = () => this.get<{ tokens: Token[] }>('/api/me/tokens').then(a => a.tokens);
  makeToken = (name: string) => this.send<Token>('POST', '/api/me/tokens', { name });
  revokeToken = (id: string) => this.send<void>('DELETE', `/api/me/tokens/${encodeURIComponent(id)}`);
  passkeys = () => this.get<{ passkeys: Passkey[] }>('/api/me/passkeys').then(a => a.passkeys);
  startPasskey = (password: string) => this.send<PasskeyChallenge>('POST', '/api/me/passkeys/challenges', { password });
  addPasskey = (challenge: string, name: string, credential: object) =>
    this.send<Passkey>('POST', '/api/me/passkeys', { challenge, name, credential });
  renamePasskey = (id: string, name: string) => this.send<Passkey>('POST', `/api/me/passkeys/${encodeURIComponent(id)}/name`, { name });
  removePasskey = (id: string) => this.send<void>('DELETE', `/api/me/passkeys/${encodeURIComponent(id)}`);
  startPasskeySignIn = () => this.send<PasskeyChallenge>('POST', '/api/session/passkey/challenges', {});
  signInWithPasskey = (challenge: string, credential: object) =>
    this.send<{ you: You }>('POST', '/api/session/passkey', { challenge, credential }).then(a => a.you);
  site = () => this.get<Site>('/api/site');
  /** The table is where it happened; empty if it was nowhere in particular. */
  report = (person: string, table: string, why: string) => this.send<void>('POST', '/api/reports', { person, why, ...(table === '' ? {} : { table }) });
  profile = (person: string) => this.get<Profile>(`/api/people/${encodeURIComponent(person)}`);
  mutePerson = (person: string, muted: boolean) => this.send<Profile>(muted ? 'POST' : 'DELETE', `/api/people/${encodeURIComponent(person)}/mute`);
  adminOverview = (search: string) => this.get<AdminOverview>(`/api/admin?search=${encodeURIComponent(search)}`);
  actAsAdmin = (request: AdminRequest) => this.send<AdminAction>('POST', '/api/admin/actions', request);
  undoAdminAction = (id: string) => this.send<AdminAction>('DELETE', `/api/admin/actions/${encodeURIComponent(id)}`);
  myTables = () => this.get<MyTables>('/api/me/tables');
  lobby = () => this.get<Lobby>('/api/tables');
  /** Fetches the host's commitment first, and only then sends the player's random bytes. */
  createTable = async (opening: NewTable) => {
    const { table, commitment } = await this.send<{ table: string; commitment: string }>('POST', '/api/tables/reservations', {});
    saveCommitment(table, commitment);
    return this.send<{ table: string; url: string }>('POST', '/api/tables', { ...opening, table });
  };
  table = (name: string) => this.get<TableMessage>(`/api/tables/${encodeURIComponent(name)}`);
  /** The table as a spectator sees it, whoever is signed in here. */
  spectate = (name: string) => this.ask<TableMessage>(`/api/tables/${encodeURIComponent(name)}`, { headers: {}, credentials: 'omit' });
  cardSet = (name: string) => this.read(`/api/tables/${encodeURIComponent(name)}/card-set`);
  storeCardSet = (text: string) => this.send<{ fingerprint: string; set: string; cards: number; maxSeats: number }>('POST', '/api/card-sets', JSON.parse(text) as object);
  file = (name: string) => this.read(`/api/tables/${encodeURIComponent(name)}/game-file`);
  replay = <P = unknown, M extends Move = Move>(name: string) => this.get<ReplayData<P, M>>(`/api/tables/${encodeURIComponent(name)}/replay`);
  replayFile = <P = unknown, M extends Move = Move>(text: string) => this.send<ReplayData<P, M>>('POST', '/api/replays', text);
  checkPosition = <P = unknown, M extends Move = Move>(game: string, options: string[], position: string) =>
    this.send<Checked<P, M>>('POST', '/api/positions', { game, options, position });

  /** Asks the server a question in the engine's format. */
  startAnalysis = (question: object) => this.send<AnalysisJob>('POST', '/api/analysis', question);
  analysis = (id: string) => this.get<AnalysisJob>(`/api/analysis/${encodeURIComponent(id)}`);
  cancelAnalysis = (id: string) => this.send<void>('DELETE', `/api/analysis/${encodeURIComponent(id)}`);

  private get<T>(path: string): Promise<T> {
    return this.ask<T>(path, { headers: {} });
  }

  private send<T>(method: string, path: string, body?: object | string): Promise<T> {
    const headers: Record<string, string> = { 'X-Parlour': '1' };
    const init: RequestInit & { headers: Record<string, string> } = { method, headers };
    if (typeof body === 'string') {
      headers['Content-Type'] = 'text/plain; charset=utf-8';
      init.body = body;
    } else if (body !== undefined) {
      headers['Content-Type'] = 'application/json';
      init.body = JSON.stringify(body);
    }
    return this.ask<T>(path, init);
  }

  private async ask<T>(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<T> {
    const text = await this.read(path, init);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  private async read(path: string, init: RequestInit & { headers: Record<string, string> } = { headers: {} }): Promise<string> {
    init.headers['Accept-Language'] = this.language();
    let response: Response;
    try {
      response = await fetch(path, init);
    } catch {
      throw new ApiRefusal(0, 'unreachable', '');
    }
    if (!response.ok) throw await refusal(response);
    return response.text();
  }
}

async function refusal(response: Response): Promise<ApiRefusal> {
  try {
    const { code, message } = (await response.json()) as Refusal;
    const after = Number(response.headers.get('Retry-After'));
    return new ApiRefusal(response.status, code, message, ...(after > 0 ? [after] : []));
  } catch {
    return new ApiRefusal(response.status, response.status >= 500 ? 'unreachable' : 'unknown', '');
  }
}
