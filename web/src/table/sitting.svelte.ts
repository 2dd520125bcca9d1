import type { GameTable } from '../tables/game';
import { onShelf } from '../tables/shelf';
import { announce } from '../voice/announce.svelte';
import { sentenceOf, type Spoken } from '../voice/sentences';
import { play as sound } from '../voice/sounds';
import { follow, leavesGap, type Table } from '../wire/follow';
import type { AboutTable, Command, EventMessage, Move, Refusal } from '../wire/messages';
import type { House } from '../wire/house';
import { comeIn, me, server, whoAmI } from '../wire/server.svelte';
import { ownBytes } from '../wire/chance';
import { Socket, type Status } from '../wire/socket';
import { language, t } from '../words/language.svelte';
import { aloud } from '../words/said';
import { table as words } from '../words/table';
import { curtainFor } from './curtain';
import { seatName } from './people';
import { wishes } from './wishes.svelte';

type Wanted = Command extends infer C ? (C extends Command ? Omit<C, 'number'> : never) : never;

const watch = () => performance.now();

/** Before the game itself is loaded its notation has to do. */
const PLAIN: Spoken = { moveInWords: text => text, chanceInWords: () => '' };

/** Being at one table: what is known of it, and everything one may do there. */
export class Sitting {
  table = $state.raw<Table | null>(null);
  /** The game that is played here, once it is loaded. */
  game = $state.raw<GameTable | null>(null);
  /** The seat whose owner has taken this screen, where several share it. */
  letIn = $state<number | null>(null);
  status = $state<Status>('idle');
  /** Why this table cannot be watched at all. */
  problem = $state.raw<Refusal | null>(null);
  /** Why the server closed the connection for good. */
  bye = $state.raw<Refusal | null>(null);
  /** Why the last thing one wanted did not happen; for the strip. */
  refused = $state('');
  /** For each command under way, the moves that were offered when it was sent. */
  private unanswered = $state.raw<Move[][]>([]);
  /** The last move made by somebody else, to be shown as it happens. */
  shown = $state.raw<{ text: string } | undefined>(undefined);
  muted = $state.raw<string[]>([]);

  private readonly socket: Socket;
  private reached: { number: number; moves: Map<number, Promise<Move[]>> } | null = null;

  /** @param house who keeps the table: the server, or this browser itself */
  constructor(
    readonly name: string,
    readonly house: House = server,
  ) {
    this.socket = new Socket({
      dial: () => house.dial(name),
      language,
      lastNumber: () => this.table?.number ?? 0,
      onStatus: (status, bye) => this.connection(status, bye),
      onWelcome: () => {},
      onTable: message => this.hear(message),
      onUnwatchable: (_, refusal) => (this.problem = refusal),
    });
  }

  /** Connects, and keeps connected until the returned function is called. */
  arrive(): () => void {
    const probe = () => document.visibilityState === 'visible' && this.socket.probe();
    // A house in this browser is there with or without a network.
    const online = () => this.house.isAlone || this.socket.reconnect();
    const offline = () => this.house.isAlone || this.socket.probe();
    document.addEventListener('visibilitychange', probe);
    addEventListener('online', online);
    addEventListener('offline', offline);
    this.socket.watch(this.name);
    return () => {
      document.removeEventListener('visibilitychange', probe);
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      this.socket.unwatch(this.name);
      this.socket.close();
    };
  }

  /** Connects anew: with another language, as somebody else, or after giving up. */
  reconnect(): void {
    this.socket.reconnect();
  }

  get moves(): Move[] {
    return this.table?.state.moves ?? [];
  }

  /** The seat this screen is to be passed to before anything is shown; null if it may be seen. */
  get curtain(): number | null {
    return this.table && curtainFor(this.table.state, onShelf(this.table.terms.game)?.hasSecrets ?? false, this.letIn);
  }

  /** A game this client has no table for. */
  get isUnknown(): boolean {
    return this.table !== null && onShelf(this.table.terms.game) === undefined;
  }

  /** What one may choose from is out of reach: disconnected, or waiting for an answer. */
  get locked(): boolean {
    return this.status !== 'open' || this.isSending;
  }

  /**
   * Whether a command waits for its answer. An event that brings other moves ends the wait as well: it may arrive before the
   * answer to the command that caused it.
   */
  get isSending(): boolean {
    return this.unanswered.includes(this.moves);
  }

  async sit(name?: string): Promise<void> {
    const before = me();
    await comeIn(name);
    if (before === null) {
      // The line was opened by nobody; it has to be opened anew by somebody.
      this.socket.reconnect();
      await this.opened();
    }
    await this.want({ type: 'sit', bytes: ownBytes() });
  }

  play(move: string): Promise<boolean> {
    return this.want({ type: 'play', move });
  }

  rematch(): Promise<boolean> {
    return this.want({ type: 'rematch', bytes: ownBytes() });
  }

  declare(text: string): void {
    if (this.status !== 'open' || this.table === null) return;
    // Shown to the others and kept nowhere: whether it arrived does not matter.
    void this.socket.command(this.name, { type: 'declare', number: this.table.number, text });
  }

  async mute(person: string, muted: boolean): Promise<void> {
    if (await this.want({ type: 'mute', person, muted })) {
      this.muted = muted ? [...this.muted, person] : this.muted.filter(one => one !== person);
    }
  }

  /** Sends a command and tells whether it happened. */
  async want(wanted: Wanted): Promise<boolean> {
    if (this.table === null) return false;
    this.refused = '';
    const offered = this.moves;
    this.unanswered = [...this.unanswered, offered];
    const answer = await this.socket.command(this.name, { ...wanted, number: this.table.number } as Command);
    this.unanswered = this.unanswered.toSpliced(this.unanswered.indexOf(offered), 1);
    if (answer.done) return true;
    this.refused =
      answer.code === 'offline' ? t(words.offline) : answer.code === 'stale' ? t(words.stale) : answer.sentence;
    announce(this.refused);
    return false;
  }

  /** All moves a seat could make if it were to move in this position. */
  reach = (seat: number): Promise<Move[]> => {
    if (this.table === null) return Promise.resolve([]);
    const { number, state } = this.table;
    if (seat === state.turn && state.moves.length > 0) return Promise.resolve(state.moves);
    if (this.reached?.number !== number) this.reached = { number, moves: new Map() };
    const known = this.reached.moves.get(seat);
    if (known) return known;
    const asked = this.socket.look(this.name, seat);
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
    if (status === 'lost' && before !== 'lost') announce(t(this.hasClock ? words.reconnecting : words.reconnectingNoClock));
    if (status === 'open' && before === 'lost') announce(t(words.backAgain));
  }

  get hasClock(): boolean {
    return this.table !== null && this.table.terms.clock.kind !== 'none';
  }

  private hear(message: AboutTable): void {
    if (leavesGap(this.table, message)) {
      this.socket.again(this.name);
      return;
    }
    const before = this.table;
    this.table = follow(before, message, watch());
    if (this.table === null || this.table === before) return;
    if (this.game === null) void this.load(this.table.terms.game);
    // Told without having been asked for: somebody here has become somebody else, perhaps we ourselves in another window.
    if (message.type === 'table' && message.id === undefined) void this.recognise();
    if (message.type === 'event') this.happened(message, this.table);
    if (message.type === 'chat' && message.line.person !== this.house.person()) {
      const name = this.table.people[message.line.person]?.name ?? '';
      announce(t(words.saysAloud)(name, message.line.text));
    }
    if (message.type === 'here') this.cameOrWent(message.person, message.here, this.table);
  }

  private async load(game: string): Promise<void> {
    this.game = (await onShelf(game)?.table()) ?? null;
  }

  private async recognise(): Promise<void> {
    const before = me()?.id;
    // The other window may not have its new name yet: for a moment we are nobody.
    for (let tries = 0; tries < 6; tries++) {
      await whoAmI();
      if (me() !== null) break;
      await new Promise(resolve => setTimeout(resolve, 400));
    }
    if (me()?.id !== before) this.reconnect();
  }

  private happened({ event }: EventMessage, table: Table): void {
    const waits = this.curtain;
    announce(waits === null ? sentenceOf(event, table, this.game ?? PLAIN, language()) : t(words.passTo)(seatName(table, waits, language())));
    if (event.kind === 'played') {
      this.shown = table.state.you.includes(event.seat) ? undefined : { text: event.text };
      this.refused = '';
    }
    if (event.kind === 'taken-back') this.shown = undefined;
    if (!wishes.sounds) return;
    if (event.kind === 'played') {
      sound(this.game?.soundOf(event.text) ?? 'tumble');
      const mine = table.state.you.includes(table.state.turn);
      if (mine && !table.state.you.includes(event.seat)) setTimeout(() => sound('turn'), 420);
    }
    if (event.kind === 'ended') sound('end');
  }

  private cameOrWent(person: string, here: boolean, table: Table): void {
    const seat = table.state.seats.findIndex(one => one.person === person);
    if (seat < 0 || table.state.you.includes(seat) || table.state.phase === 'ended') return;
    announce(t(here ? aloud.isBack : aloud.isAway)(seatName(table, seat, language())));
  }
}
