import { canRunEngine } from '../engine/support';
import type { Advice, Engine, RequestPosition, SuggestAnswer } from '../engine/engine';
import { gameEntry } from '../games/registry';
import type { Table } from '../protocol/tableState';
import { tablePreferences } from '../preferences/table.svelte';
import { mayBeAdvised } from './allowed';
import type { TableSession } from '../table/tableSession.svelte';

/** Up to this level of the strongest computer at the table, the coach is offered. */
const LOW_LEVEL = 3;

/** A move is not held up longer than this by a search for reasons against it, in milliseconds. */
const PATIENCE_MS = 4_000;

/** At most so many sentences of a kind are shown. */
const MOST = 4;

/** What somebody is told to be asked whether to play a move all the same. */
interface Warning {
  advice: Advice[];
  answer: (playsAnyway: boolean) => void;
}

/** Advice at a table: what matters, hints, and warnings before moves. Thinks in a worker of its own, once it is used. */
export class CoachSession {
  /** What happened and what matters in the position shown, since the player's turn began. */
  now = $state.raw<Advice[]>([]);
  /** The player's last move, and what was proved about it. */
  last = $state.raw<{ move: string; advice: Advice[] } | null>(null);
  hint = $state.raw<SuggestAnswer | null>(null);
  isSearching = $state(false);
  warning = $state.raw<Warning | null>(null);
  hasFailed = $state(false);

  private engine: Promise<Engine> | null = null;
  private isChecking = false;
  /** The events seen when `now` and `hint` were asked for. */
  private seq = $state(0);
  private place: { seq: number; asked: Promise<RequestPosition | null> } | null = null;

  constructor(private readonly session: TableSession) {}

  private get table(): Table | null {
    return this.session.table;
  }

  get isPossible(): boolean {
    return canRunEngine() && this.table !== null && mayBeAdvised(this.table);
  }

  get isOn(): boolean {
    return this.isPossible && tablePreferences.coach === 'on';
  }

  /** Hints are there, and the coach can be switched on, unless somebody has declined. */
  get isOffered(): boolean {
    const levels = this.table?.state.seats.map(({ bot }) => bot ?? 0) ?? [];
    return this.isPossible && tablePreferences.coach === 'auto' && Math.max(...levels) <= LOW_LEVEL;
  }

  get isMyTurn(): boolean {
    const at = this.table?.state;
    return at !== undefined && at.yourSeats.includes(at.turn) && !this.session.isBehind;
  }

  /** Whether what is known belongs to the position shown. */
  get isCurrent(): boolean {
    return this.isMyTurn && this.seq === this.table?.seq;
  }

  /** Asks what matters, when the player's turn begins. */
  async look(): Promise<void> {
    const table = this.table;
    if (table === null || !this.isMyTurn || this.seq === table.seq) return;
    this.begin(table);
    if (!this.isOn) return;
    const found = await this.ask(async at => (await this.worker()).ask({ type: 'advise', ...at, seat: this.seat, names: this.names }));
    if (found !== null && this.seq === table.seq) this.now = found.advice;
  }

  private begin(table: Table): void {
    this.seq = table.seq;
    this.now = [];
    this.hint = null;
  }

  /** The coach has just been switched on: looks at the position again. */
  switchedOn(): void {
    this.seq = 0;
    void this.look();
  }

  /** The next of three hints. */
  async nextHint(): Promise<SuggestAnswer | null> {
    const table = this.table;
    if (table === null || !this.isMyTurn || this.isSearching) return null;
    if (this.seq !== table.seq) this.begin(table);
    const n = Math.min((this.hint?.n ?? 0) + 1, this.hint?.of ?? 3);
    this.isSearching = true;
    const hint = await this.ask(async at => (await this.worker()).ask({ type: 'suggest', ...at, n, names: this.names }));
    this.isSearching = false;
    if (hint === null || this.seq !== table.seq) return null;
    this.hint = hint;
    return hint;
  }

  /** Whether a move is to be played: if it loses something, the player is asked first. */
  async lets(move: string): Promise<boolean> {
    if (!this.isOn || this.isChecking) return !this.isChecking;
    this.isChecking = true;
    try {
      const late = new Promise<null>(resolve => setTimeout(() => resolve(null), PATIENCE_MS));
      const found = await Promise.race([late, this.ask(async at => (await this.worker()).ask({ type: 'advise', ...at, seat: this.seat, move, names: this.names }))]);
      const warnings = found?.advice.filter(({ tone }) => tone === 'warning') ?? [];
      if (warnings.length > 0 && !(await this.asksAnyway(warnings))) return false;
      this.last = { move, advice: found?.advice.slice(0, MOST) ?? [] };
      return true;
    } finally {
      this.isChecking = false;
    }
  }

  private async asksAnyway(advice: Advice[]): Promise<boolean> {
    try {
      return await new Promise(resolve => (this.warning = { advice: advice.slice(0, MOST), answer: resolve }));
    } finally {
      this.warning = null;
    }
  }

  close(): void {
    this.warning?.answer(false);
    void this.engine?.then(engine => engine.close(), () => {});
    this.engine = null;
  }

  /** Loaded when it is first asked, not with the table. */
  private worker(): Promise<Engine> {
    this.engine ??= import('../engine/engine').then(
      ({ Engine }) => new Engine(),
      error => {
        this.engine = null;
        throw error;
      },
    );
    return this.engine;
  }

  private get seat(): number {
    return this.table?.state.yourSeats[0] ?? 0;
  }

  private get names(): string[] {
    return this.session.names;
  }

  /** The answer about the current position; null if it is not available, which stops nobody from playing. */
  private async ask<T>(question: (at: RequestPosition) => Promise<T>): Promise<T | null> {
    try {
      const at = await this.position();
      if (at === null) return null;
      const answer = await question(at);
      this.hasFailed = false;
      return answer;
    } catch {
      this.hasFailed = true;
      return null;
    }
  }

  /** The position as far as the player knows it. Where nothing is hidden the moves say it, repetitions included. */
  private position(): Promise<RequestPosition | null> {
    const table = this.table;
    if (table === null) return Promise.resolve(null);
    if (this.place?.seq !== table.seq) this.place = { seq: table.seq, asked: this.positionOf(table) };
    return this.place.asked;
  }

  private async positionOf({ terms, state, name }: Table): Promise<RequestPosition | null> {
    const { game, options, startPosition } = terms;
    if (gameEntry(game)?.hasSecrets !== true) {
      return { game, options, moves: state.history.map(({ text }) => text), ...(startPosition === undefined ? {} : { position: startPosition }) };
    }
    const position = await this.session.knownPosition();
    if (position === null) return null;
    const isOwn = options.some(option => option.includes('=sha256:'));
    return { game, options, position, ...(isOwn ? { material: await this.session.backend.material(name) } : {}) };
  }
}
