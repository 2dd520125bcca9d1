import type { GameUi, MoveSelection, SelectionContext } from '../games/types';
import { gameEntry } from '../games/registry';
import { announce } from '../a11y/announce.svelte';
import { eventText, type MoveTexts } from '../a11y/eventText';
import { play as sound } from '../ui/sounds';
import { applyMessage, hasGap, type Table } from '../protocol/tableState';
import type { AboutTable, Command, EventMessage, Move, Refusal } from '../protocol/messages';
import type { Backend } from '../api/backend';
import { enterAsGuest, me, serverBackend, loadSession } from '../api/session.svelte';
import { randomSeatBytes } from '../protocol/seatBytes';
import { Socket, type Status } from '../protocol/socket';
import { language, t } from '../i18n/language.svelte';
import { announcements } from '../i18n/messages/announcements';
import { table as texts } from '../i18n/messages/table';
import { passScreenFor } from './passScreen';
import { isolated } from '../i18n/isolate';
import { namesInGame, seatName } from './seats';
import { tablePreferences } from '../preferences/table.svelte';

type Wanted = Command extends infer C ? (C extends Command ? Omit<C, 'seq'> : never) : never;

const watch = () => performance.now();

/** Moves in notation, until the game's texts are loaded. */
const PLAIN: MoveTexts = { moveText: text => text, chanceText: () => '' };

/** One table in this browser: its state, and every command that can be sent to it. */
export class TableSession {
  table = $state.raw<Table | null>(null);
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
  /** Why the last command was refused; for the action bar. */
  refused = $state('');
  /** For each pending command, the moves that were legal when it was sent. */
  private unanswered = $state.raw<Move[][]>([]);
  /** The last move made by another player, to be animated. */
  lastRemoteMove = $state.raw<{ text: string } | undefined>(undefined);
  muted = $state.raw<string[]>([]);
  /** The request of this player that another has just declined. */
  declined = $state.raw<{ request: 'draw' | 'takeback'; by: number } | null>(null);
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
    this.socket = new Socket({
      connect: () => backend.connect(name),
      language,
      lastSeq: () => this.table?.seq ?? 0,
      onStatus: (status, bye) => this.connection(status, bye),
      onWelcome: you => {
        // The cookie of a new session may have come too late for this connection.
        if (you === null && !backend.isLocal && me() !== null) void this.recognise(null);
      },
      onTable: message => this.onMessage(message),
      onWatchRefused: (_, refusal) => (this.problem = refusal),
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
      document.removeEventListener('visibilitychange', probe);
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      this.socket.unwatch(this.name);
      this.socket.close();
    };
  }

  /** Reconnects: with another language, as another user, or after giving up. */
  reconnect(): void {
    this.socket.reconnect();
  }

  get moves(): Move[] {
    return this.table?.state.moves ?? [];
  }

  /** The seat this screen must be passed to before anything is shown; null if it may be shown. */
  get passTo(): number | null {
    return this.table && passScreenFor(this.table.state, gameEntry(this.table.terms.game)?.hasSecrets ?? false, this.screenOwner);
  }

  /** Whether this client does not know the game. */
  get isUnknown(): boolean {
    return this.table !== null && gameEntry(this.table.terms.game) === undefined;
  }

  /** Whether choosing is disabled: disconnected, or waiting for an answer. */
  get locked(): boolean {
    return this.status !== 'open' || this.isSending;
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
    await enterAsGuest(name);
    if (before === null) {
      // The connection was opened anonymously; it must be reopened as this user.
      this.socket.reconnect();
      await this.opened();
    }
    await this.send({ type: 'sit', seatBytes: randomSeatBytes() });
  }

  play(move: string): Promise<boolean> {
    return this.send({ type: 'play', move });
  }

  rematch(): Promise<boolean> {
    return this.send({ type: 'offer-rematch', seatBytes: randomSeatBytes() });
  }

  /** Shows the others what the player is considering; empty withdraws it. */
  declare(text: string): void {
    if (this.status !== 'open' || this.table === null || text === this.declared) return;
    this.declared = text;
    // Shown to the others and not stored: whether it arrived does not matter.
    void this.socket.command(this.name, { type: 'declare', seq: this.table.seq, text });
  }

  async mute(person: string, muted: boolean): Promise<void> {
    if (await this.send({ type: 'mute', person, muted })) {
      this.muted = muted ? [...this.muted, person] : this.muted.filter(one => one !== person);
    }
  }

  /** Sends a command; returns whether it was accepted. */
  async send(wanted: Wanted): Promise<boolean> {
    if (this.table === null) return false;
    this.refused = '';
    const offered = this.moves;
    this.unanswered = [...this.unanswered, offered];
    const answer = await this.socket.command(this.name, { ...wanted, seq: this.table.seq } as Command);
    this.unanswered = this.unanswered.toSpliced(this.unanswered.indexOf(offered), 1);
    if (answer.done) return true;
    // Nobody is at this table any more to read why: a rematch opens another one.
    if (this.isLeft) return false;
    this.refused =
      answer.code === 'offline' ? t(texts.offline) : answer.code === 'stale' ? t(texts.stale) : answer.message;
    announce(this.refused);
    return false;
  }

  /** All moves a seat could make if it were to move in this position. */
  legalMovesOf = (seat: number): Promise<Move[]> => {
    if (this.table === null) return Promise.resolve([]);
    const { seq, state } = this.table;
    if (seat === state.turn && state.moves.length > 0) return Promise.resolve(state.moves);
    if (this.reached?.seq !== seq) this.reached = { seq, moves: new Map() };
    const known = this.reached.moves.get(seat);
    if (known) return known;
    const asked = this.socket.legalMoves(this.name, seat);
    this.reached.moves.set(seat, asked);
    return asked;
  };

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
    if (status === 'lost' && before !== 'lost') announce(t(this.hasClock ? texts.reconnecting : texts.reconnectingNoClock));
    if (status === 'open' && before === 'lost') announce(t(texts.backAgain));
  }

  get hasClock(): boolean {
    return this.table !== null && this.table.terms.clock.kind !== 'none';
  }

  private onMessage(message: AboutTable): void {
    if (hasGap(this.table, message)) {
      this.socket.resync(this.name);
      return;
    }
    const before = this.table;
    this.table = applyMessage(before, message, watch());
    if (this.table === null || this.table === before) return;
    if (message.type === 'event') this.declared = '';
    // New legal moves end the choice among the previous ones.
    if (message.type === 'event' ? message.state?.moves !== undefined : this.table.seq !== before?.seq) this.selection?.release();
    if (this.game === null) void this.load(this.table.terms.game);
    // Sent without a request: a player has signed in or out, possibly this one in another window.
    if (message.type === 'table' && message.id === undefined) void this.recognise(me()?.id ?? null);
    if (message.type === 'event') this.onEvent(message, this.table);
    if (message.type === 'chat' && message.line.person !== this.backend.person()) {
      const name = isolated(this.table.people[message.line.person]?.name ?? '');
      announce(t(texts.saysAloud)(name, message.line.text));
    }
    if (message.type === 'presence') this.onPresence(message.person, message.present, this.table);
  }

  private async load(game: string): Promise<void> {
    const ui = await gameEntry(game)?.ui();
    // Messages that arrive while it is being loaded call this too.
    if (ui === undefined || this.game !== null) return;
    this.selection = ui.newSelection(() => this.selectionContext);
    this.game = ui;
  }

  private get selectionContext(): SelectionContext {
    const { table } = this;
    return { moves: this.moves, position: table?.state.position, names: table === null ? [] : namesInGame(table, language()), you: table?.state.yourSeats ?? [] };
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

  private onEvent({ event }: EventMessage, table: Table): void {
    if (event.kind === 'draw-declined' || event.kind === 'takeback-declined') {
      const request = event.kind === 'draw-declined' ? 'draw' : 'takeback';
      this.declined = table.state.yourSeats.includes(event.seat) ? null : { request, by: event.seat };
    } else {
      this.declined = null;
    }
    const waits = this.passTo;
    announce(waits === null ? eventText(event, table, this.game ?? PLAIN, language()) : t(texts.passTo)(seatName(table, waits, language())));
    if (event.kind === 'played') {
      this.lastRemoteMove = table.state.yourSeats.includes(event.seat) ? undefined : { text: event.text };
      this.refused = '';
    }
    if (event.kind === 'taken-back') this.lastRemoteMove = undefined;
    if (!tablePreferences.sounds) return;
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
