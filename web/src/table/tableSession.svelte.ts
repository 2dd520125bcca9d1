import type { GameUi, MoveSelection, SelectionContext } from '../games/types';
import { gameEntry } from '../games/registry';
import { announce } from '../a11y/announce.svelte';
import { eventText, type MoveTexts } from '../a11y/eventText';
import { play as sound } from '../ui/sounds';
import { applyMessage, hasGap, type Table } from '../protocol/tableState';
import type { AboutTable, Command, EventMessage, Move, Refusal, TableEvent, TableMessage } from '../protocol/messages';
import type { Backend } from '../api/backend';
import { enterAsGuest, me, refusalOf, serverBackend, setMe, loadSession } from '../api/session.svelte';
import { randomSeatBytes } from '../protocol/seatBytes';
import { Socket, type Status } from '../protocol/socket';
import { language, t } from '../i18n/language.svelte';
import { announcements } from '../i18n/messages/announcements';
import { common } from '../i18n/messages/common';
import { table as texts } from '../i18n/messages/table';
import { isCovered } from './passScreen';
import { isolated } from '../i18n/isolate';
import { Playback, type Step } from './playback.svelte';
import { namesInGame, seatName } from './seats';
import { tablePreferences } from '../preferences/table.svelte';

type Wanted = Command extends infer C ? (C extends Command ? Omit<C, 'seq'> : never) : never;

/** Codes after which a command may have been carried out all the same. */
const IN_DOUBT: readonly string[] = ['unanswered', 'outcome-unknown', 'internal-error'];

/** When a table that could not be read is asked for again, in milliseconds. */
const AGAIN_MS = 3_000;

/** Whether a command sent at one time shows in the table at a later time. */
function hasHappened(wanted: Wanted, before: Table, now: Table, person: string | null): boolean {
  switch (wanted.type) {
    case 'play': {
      const made = now.state.history[before.state.history.length];
      return made !== undefined && before.state.yourSeats.includes(made.seat);
    }
    case 'chat':
      return now.chat.some(line => line.person === person && line.text === wanted.text && !before.chat.some(known => known.seq === line.seq));
    default:
      return now.seq > before.seq;
  }
}

const watch = () => performance.now();

/** Moves in notation, until the game's texts are loaded. */
const PLAIN: MoveTexts = { moveText: text => text, chanceText: () => '' };

const isMove = ({ kind }: TableEvent) => kind === 'played' || kind === 'chance-drawn' || kind === 'taken-back';

/** The table shown, with the clocks as they are now: time passes for events that wait, too. */
function withClocks(shown: Table | null, newest: Table | null): Table | null {
  if (shown === null || newest === null || shown.clocksAt === newest.clocksAt) return shown;
  return { ...shown, clocksAt: newest.clocksAt, state: { ...shown.state, clocks: newest.state.clocks } };
}

/** One table in this browser: its state, and every command that can be sent to it. */
export class TableSession {
  /** The table as far as it has been shown: events of others wait in the playback. */
  readonly table: Table | null = $derived.by(() => withClocks(this.playback.shown, this.newest));
  /** The table with all events that have arrived. */
  private newest = $state.raw<Table | null>(null);
  readonly playback: Playback;
  /** The events that have arrived without the position they led to, which comes with the last of them. */
  private gathered: TableEvent[] = [];
  /** What the events shown last were, in a sentence. */
  happened = $state('');
  /** The game's user interface, once loaded. */
  game = $state.raw<GameUi | null>(null);
  /** The move being chosen, once the game is loaded. */
  selection = $state.raw<MoveSelection | null>(null);
  /** The seat whose player has taken this screen, if several share it. */
  screenOwner = $state<number | null>(null);
  status = $state<Status>('idle');
  /** Why this table cannot be subscribed to. */
  problem = $state.raw<Refusal | null>(null);
  /** Why the server closed the connection for good. */
  bye = $state.raw<Refusal | null>(null);
  /** Why the last command was not carried out; for the action bar. */
  failed = $state<string | null>(null);
  /** The move that was confirmed and is not yet known to be played, in a sentence. */
  pending = $state('');
  /** Called when all events up to now have arrived. */
  private caughtUp: (() => void)[] = [];
  /** For each pending command, the moves that were legal when it was sent. */
  private unanswered = $state.raw<Move[][]>([]);
  /** The last move shown of another player, to be animated. */
  lastRemoteMove = $state.raw<{ text: string } | undefined>(undefined);
  muted = $state.raw<string[]>([]);
  /** The request of this player that another has just declined. */
  declined = $state.raw<{ request: 'draw' | 'takeback'; by: number } | null>(null);
  /** The legal moves in the position shown last. */
  private lastMoves: Move[] | undefined;
  /** Whether this page has left the table. */
  private isLeft = false;

  private readonly socket: Socket;
  /** The last declaration sent to the others. */
  private declared = '';
  private reached: { seq: number; moves: Map<number, Promise<Move[]>> } | null = null;

  /** @param backend the server, or this browser */
  constructor(
    readonly name: string,
    readonly backend: Backend = serverBackend,
  ) {
    this.playback = new Playback({
      stay: step => this.timeOf(step),
      isOwn: ({ table, events }) => events.some(event => event.kind === 'taken-back' || ('seat' in event && table.state.yourSeats.includes(event.seat))),
      mustAcknowledge: (after, before) => after.state.phase === 'playing' && (this.game?.mustAcknowledge?.(after.state.position, before.state.position, after.state.yourSeats) ?? false),
      onShow: (step, isSkipped) => this.onShow(step, isSkipped),
    });
    this.socket = new Socket({
      connect: () => backend.connect(name),
      language,
      lastSeq: () => this.newest?.seq ?? 0,
      onStatus: (status, bye) => this.connection(status, bye),
      onWelcome: you => {
        if (backend.isLocal) return;
        // Another window may have signed in meanwhile.
        if (you !== null) setMe(you);
        // The cookie of a new session may have come too late for this connection.
        else if (me() !== null) void this.recognise(null);
      },
      onTable: message => this.onMessage(message),
      onCaughtUp: () => this.isCaughtUp(),
      onWatchRefused: (_, refusal) => this.onWatchRefused(refusal),
    });
  }

  /** Connects, and stays connected until the returned function is called. */
  connect(): () => void {
    const probe = () => document.visibilityState === 'visible' && this.socket.probe();
    // A local table needs no network.
    const online = () => this.backend.isLocal || this.socket.reconnect();
    const offline = () => this.backend.isLocal || this.socket.probe();
    document.addEventListener('visibilitychange', probe);
    addEventListener('online', online);
    addEventListener('offline', offline);
    this.isLeft = false;
    this.socket.watch(this.name);
    return () => {
      this.isLeft = true;
      this.playback.stop();
      document.removeEventListener('visibilitychange', probe);
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      this.socket.unwatch(this.name);
      this.socket.close();
      this.isCaughtUp();
    };
  }

  /** A table that has been shown before can be read again when the server can. */
  private onWatchRefused(refusal: Refusal): void {
    if (this.newest === null || refusal.code === 'table-not-found') this.problem = refusal;
    else setTimeout(() => this.isLeft || this.socket.watch(this.name), AGAIN_MS);
  }

  /** Reconnects: with another language, as another user, or after giving up. */
  reconnect(): void {
    this.socket.reconnect();
  }

  get moves(): Move[] {
    return this.table?.state.moves ?? [];
  }

  /** Whether only what everybody may see is shown, because the player of the seat seen has not taken this screen. */
  get isCovered(): boolean {
    return this.table !== null && isCovered(this.table.state, gameEntry(this.table.terms.game)?.hasSecrets ?? false, this.screenOwner);
  }

  /** The seat whose player must take this screen to move; null if none has to. */
  get passTo(): number | null {
    const at = this.table?.state;
    return at !== undefined && this.isCovered && at.yourSeats.includes(at.turn) ? at.viewSeat : null;
  }

  /** The next player has taken the screen; what was decided before could be read until then. */
  takeScreen(): void {
    this.screenOwner = this.passTo;
    this.playback.acknowledge();
  }

  /** Whether a touch that completes a move plays it: people who share a screen pass it on after every move. */
  get playsAtOnce(): boolean {
    return (this.table?.state.yourSeats.length ?? 0) > 1 && !tablePreferences.confirming;
  }

  /** Whether this client does not know the game. */
  get isUnknown(): boolean {
    return this.table !== null && gameEntry(this.table.terms.game) === undefined;
  }

  /** Whether choosing is disabled: disconnected, waiting for an answer, or moves of others are still to be shown. */
  get locked(): boolean {
    return this.status !== 'open' || this.isSending || this.isBehind;
  }

  /** Whether moves of others are still to be shown. */
  get isBehind(): boolean {
    return this.playback.waiting > 0;
  }

  /**
   * Whether a command waits for its reply. An event with other legal moves ends the wait as well: it may arrive before
   * the reply to the command that caused it.
   */
  get isSending(): boolean {
    return this.unanswered.includes(this.moves);
  }

  async sit(name?: string): Promise<void> {
    const before = me();
    try {
      await enterAsGuest(name);
    } catch (problem) {
      const { message } = refusalOf(problem);
      this.fail(message || t(common.serverGone));
      return;
    }
    if (before === null) {
      // The connection was opened anonymously; it must be reopened as this user.
      this.socket.reconnect();
      await this.opened();
    }
    await this.send({ type: 'sit', seatBytes: randomSeatBytes() });
  }

  /** @param sentence the move in words, shown until it is known to be played */
  async play(move: string, sentence = ''): Promise<boolean> {
    this.pending = sentence;
    const isPlayed = await this.send({ type: 'play', move });
    this.pending = '';
    return isPlayed;
  }

  rematch(): Promise<boolean> {
    return this.send({ type: 'offer-rematch', seatBytes: randomSeatBytes() });
  }

  /** Shows the others what the player is considering; empty withdraws it. */
  declare(text: string): void {
    if (this.status !== 'open' || this.newest === null || text === this.declared) return;
    this.declared = text;
    // Shown to the others and not stored: whether it arrived does not matter.
    void this.socket.command(this.name, { type: 'declare', seq: this.newest.seq, text });
  }

  async mute(person: string, muted: boolean): Promise<void> {
    if (await this.send({ type: 'mute', person, muted })) {
      this.muted = muted ? [...this.muted, person] : this.muted.filter(one => one !== person);
    }
  }

  /** Sends a command; returns whether it was accepted. */
  async send(wanted: Wanted): Promise<boolean> {
    const before = this.newest;
    if (before === null) return false;
    this.failed = null;
    const offered = this.moves;
    this.unanswered = [...this.unanswered, offered];
    const answer = await this.socket.command(this.name, { ...wanted, seq: before.seq } as Command);
    const failure = answer.done ? null : await this.failureOf(answer, wanted, before);
    this.unanswered = this.unanswered.toSpliced(this.unanswered.indexOf(offered), 1);
    if (failure === null) return true;
    // Nobody is at this table any more to read why: a rematch opens another one.
    if (!this.isLeft) this.fail(failure);
    return false;
  }

  private fail(why: string): void {
    this.failed = why;
    announce(why);
  }

  /** Why a command was not carried out; null if it was after all. */
  private async failureOf({ code, message }: Refusal, wanted: Wanted, before: Table): Promise<string | null> {
    if (code === 'offline') return t(texts.offline);
    if (code === 'stale') return t(texts.stale);
    if (!IN_DOUBT.includes(code)) return message || t(common.unknownRefusal);
    // It may have happened: the events that came since tell.
    const isNews = this.nextCatchUp();
    if (code !== 'unanswered') this.socket.catchUp(this.name);
    await isNews;
    // The chat is not among the events.
    if (wanted.type === 'chat' && !this.isLeft) {
      const isWhole = this.nextCatchUp();
      this.socket.resync(this.name);
      await isWhole;
    }
    if (this.newest !== null && hasHappened(wanted, before, this.newest, this.backend.person())) return null;
    return t(wanted.type === 'play' ? texts.notPlayed : texts.notDone);
  }

  private nextCatchUp(): Promise<void> {
    return this.isLeft ? Promise.resolve() : new Promise(resolve => this.caughtUp.push(resolve));
  }

  private isCaughtUp(): void {
    for (const resolve of this.caughtUp.splice(0)) resolve();
  }

  /** All moves a seat could make if it were to move in this position. */
  legalMovesOf = (seat: number): Promise<Move[]> => {
    if (this.table === null || this.isBehind) return Promise.resolve([]);
    const { seq, state } = this.table;
    if (seat === state.turn && state.moves.length > 0) return Promise.resolve(state.moves);
    if (this.reached?.seq !== seq) this.reached = { seq, moves: new Map() };
    const known = this.reached.moves.get(seat);
    if (known) return known;
    const asked = this.socket.legalMoves(this.name, seat);
    this.reached.moves.set(seat, asked);
    return asked;
  };

  /** A position that the player's seat cannot tell from the true one; null if the player may not be advised. */
  knownPosition(): Promise<string | null> {
    return this.socket.knownPosition(this.name);
  }

  /** The names of all seats for the viewer. */
  get names(): string[] {
    return this.table === null ? [] : namesInGame(this.table, language());
  }

  private async opened(): Promise<void> {
    for (let tries = 0; tries < 50 && !(this.status === 'open' && this.table !== null); tries++) {
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  }

  private connection(status: Status, bye: Refusal | null): void {
    const before = this.status;
    this.status = status;
    this.bye = bye;
    if (status === 'gone' && bye?.code === 'signed-out') void loadSession();
    if (status === 'lost' && before !== 'lost') announce(t(this.isClockRunning ? texts.reconnecting : texts.reconnectingNoClock));
    if (status === 'open' && before === 'lost') announce(t(texts.backAgain));
  }

  /** Whether time passes on this player's clock. */
  get isClockRunning(): boolean {
    const at = this.newest?.state;
    return at?.phase === 'playing' && at.clocks.running !== undefined && at.yourSeats.includes(at.clocks.running);
  }

  private onMessage(message: AboutTable): void {
    if (hasGap(this.newest, message)) {
      this.socket.resync(this.name);
      return;
    }
    const before = this.newest;
    const next = applyMessage(before, message, watch());
    if (next === null || next === before) return;
    this.newest = next;
    if (this.game === null) void this.load(next.terms);
    switch (message.type) {
      case 'table':
        this.onTable(message, next);
        break;
      case 'event':
        this.onEvent(message, next);
        break;
      case 'declared':
        // It belongs to the position that has arrived last.
        if (this.playback.waiting === 0) this.playback.update(() => next);
        break;
      case 'chat':
      case 'presence':
        this.playback.update(table => applyMessage(table, message, watch()) ?? table);
    }
    if (message.type === 'chat' && message.line.person !== this.backend.person()) {
      const name = isolated(next.people[message.line.person]?.name ?? '');
      announce(t(texts.saysAloud)(name, message.line.text));
    }
    if (message.type === 'presence') this.onPresence(message.person, message.present, next);
  }

  private onTable(message: TableMessage, table: Table): void {
    // The choice survives a lost connection if nothing has happened meanwhile.
    if (this.playback.shown?.seq !== table.seq) this.selection?.release();
    this.lastMoves = table.state.moves;
    this.gathered = [];
    this.playback.replace(table);
    // Sent without a request: a player has signed in or out, possibly this one in another window.
    if (message.id === undefined) void this.recognise(me()?.id ?? null);
  }

  private onEvent({ event, state }: EventMessage, table: Table): void {
    this.declared = '';
    this.gathered.push(event);
    if (isMove(event) && state?.position === undefined) return;
    this.playback.arrive({ table, events: this.gathered });
    this.gathered = [];
  }

  /** How long a step is shown before the next: moves of others long enough to be seen. */
  private timeOf({ table, events }: Step): number {
    const moves = events.filter(event => event.kind === 'played');
    if (moves.length === 0) return 0;
    return moves.every(move => table.state.yourSeats.includes(move.seat)) ? tablePreferences.paceMs / 2 : tablePreferences.paceMs;
  }

  private async load({ game, options }: Table['terms']): Promise<void> {
    const ui = await gameEntry(game)?.ui();
    if (this.game === null) await this.loadMaterial(ui, options);
    // Messages that arrive while it is being loaded call this too.
    if (ui === undefined || this.game !== null) return;
    this.selection = ui.newSelection(() => this.selectionContext);
    this.game = ui;
  }

  /** The players' own cards, if the table plays with some. */
  private async loadMaterial(ui: GameUi | undefined, options: readonly string[]): Promise<void> {
    if (ui?.useMaterial === undefined) return;
    const isOwn = options.some(option => option.includes('=sha256:'));
    ui.useMaterial(isOwn ? await this.backend.material(this.name).catch(() => null) : null);
  }

  private get selectionContext(): SelectionContext {
    const { table } = this;
    return { moves: this.moves, position: table?.state.position, names: this.names, you: table?.state.yourSeats ?? [] };
  }

  /** @param before whom this connection is open for */
  private async recognise(before: string | null): Promise<void> {
    // The other window may not have signed in again yet.
    for (let tries = 0; tries < 6; tries++) {
      await loadSession();
      if (me() !== null) break;
      await new Promise(resolve => setTimeout(resolve, 400));
    }
    if ((me()?.id ?? null) !== before) this.reconnect();
  }

  private onShow({ table, events }: Step, isSkipped: boolean): void {
    // New legal moves end the choice among the previous ones.
    if (events.some(isMove) || this.lastMoves !== table.state.moves) this.selection?.release();
    this.lastMoves = table.state.moves;
    this.happened = '';
    for (const event of events) this.onShown(event, table, isSkipped);
  }

  private onShown(event: TableEvent, table: Table, isSkipped: boolean): void {
    if (event.kind === 'draw-declined' || event.kind === 'takeback-declined') {
      const request = event.kind === 'draw-declined' ? 'draw' : 'takeback';
      this.declined = table.state.yourSeats.includes(event.seat) ? null : { request, by: event.seat };
    } else {
      this.declined = null;
    }
    const waits = this.passTo;
    const said = eventText(event, table, this.game ?? PLAIN, language());
    if (said !== '') this.happened = this.happened === '' ? said : `${this.happened} ${said}`;
    announce(waits === null ? said : t(texts.passTo)(seatName(table, waits, language())));
    if (event.kind === 'played') {
      const isStill = isSkipped || tablePreferences.pace === 'instant';
      this.lastRemoteMove = isStill || table.state.yourSeats.includes(event.seat) ? undefined : { text: event.text };
      this.failed = null;
    }
    if (event.kind === 'taken-back') this.lastRemoteMove = undefined;
    if (isSkipped || !tablePreferences.sounds) return;
    if (event.kind === 'played') {
      sound(this.game?.soundOf(event.text) ?? 'tumble');
      const mine = table.state.yourSeats.includes(table.state.turn);
      if (mine && !table.state.yourSeats.includes(event.seat)) setTimeout(() => sound('turn'), 420);
    }
    if (event.kind === 'ended') sound('end');
  }

  private onPresence(person: string, here: boolean, table: Table): void {
    const seat = table.state.seats.findIndex(one => one.person === person);
    if (seat < 0 || table.state.yourSeats.includes(seat) || table.state.phase === 'ended') return;
    announce(t(here ? announcements.isBack : announcements.isAway)(seatName(table, seat, language())));
  }
}
