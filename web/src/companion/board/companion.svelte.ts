import { currentTime, dayOf } from '../../i18n/date';
import { Engine, type PositionAnswer, type TumbleAnswer } from '../../engine/engine';
import { newId } from '../../storage/localGame';
import type { PlayedMove, Move } from '../../protocol/messages';
import { program } from '../../version';
import { fresh, paused, turnedTo } from '../clock/clock';
import { GameClock } from '../clock/gameClock.svelte';
import { companionStore } from '../database';
import { type Ended, type Entry, endOf, movesOf, type NewGame, type Over, type RecordedGame, winnersOf } from '../record';

const CHANCE = 'draw:';

/** The state of the game, as the engine gives it. */
export interface CompanionState {
  view: unknown;
  position: PositionAnswer;
  /** What may be entered next: moves, or who begins. */
  choices: Move[];
  /** Every move, including hidden ones. */
  course: string[];
  leaders: number[];
}

/** A physical game entered here: every entry is checked by the engine and stored at once. */
export class Companion {
  entries = $state.raw<Entry[]>([]);
  state = $state.raw<CompanionState | null>(null);
  /** The move just entered, to be animated. */
  shown = $state.raw<Move | undefined>(undefined);

  readonly history: PlayedMove[] = $derived(movesOf(this.entries));
  readonly last = $derived(movesOf(this.entries).at(-1) ?? null);
  readonly end = $derived(endOf(this.entries));
  readonly turn = $derived(this.end !== null ? -2 : (this.state?.position.turn ?? -2));
  readonly over: Over | null = $derived.by(() => {
    if (this.end !== null) return { winners: this.end.how === 'agreed-draw' ? this.record.names.map((_, seat) => seat) : [1 - (this.end.loser ?? 0)], how: this.end.how, ...(this.end.loser === undefined ? {} : { loser: this.end.loser }) };
    const outcome = this.state?.position.outcome;
    return outcome ? { winners: winnersOf(outcome.result), how: 'board', said: outcome.sentence } : null;
  });

  readonly clock: GameClock;
  private readonly engine = new Engine();

  constructor(readonly record: RecordedGame) {
    this.entries = record.entries;
    this.clock = new GameClock(record, () => this.over !== null);
  }

  /** Begins a game and stores it. @returns its id */
  static async begin(opening: NewGame, now = currentTime()): Promise<string> {
    const id = newId();
    const about = { entries: 0, turn: -1, round: 1 };
    const times = fresh(opening.clock, opening.names.length);
    await (await companionStore()).begin({ ...opening, id, times, about, openedAt: now, changedAt: now, entries: [] });
    return id;
  }

  get isDominoes(): boolean {
    return this.record.game === 'domination';
  }

  /** Asks the engine for the state of the game. @throws EngineRefusal */
  async look(entries: readonly Entry[] = this.entries): Promise<CompanionState> {
    const { game, options } = this.record;
    const texts = movesOf(entries).map(({ text }) => text);
    const laid = this.isDominoes ? await this.engine.ask({ type: 'observe-dominoes', game, options, moves: texts }) : null;
    const place = { game, options, moves: laid?.moves ?? texts };
    const [position, { view }, choices] = await Promise.all([
      this.engine.ask({ type: 'position', ...place }),
      this.engine.ask({ type: 'view', ...place }),
      laid?.choices ?? this.engine.ask({ type: 'moves', ...place }).then(({ moves }) => moves),
    ]);
    return { view, position, choices, course: place.moves, leaders: laid?.leaders ?? [] };
  }

  async load(): Promise<void> {
    this.state = await this.look();
  }

  /**
   * Enters a move, or who begins.
   *
   * @param isShown whether the board already shows the move
   * @throws EngineRefusal if the rules do not allow it
   * @throws WriteConflict if another window has changed the game
   */
  async enter(text: string, isShown = false): Promise<void> {
    const now = currentTime();
    const chosen = this.state?.choices.find(move => move.text === text);
    const { position } = this.state ?? (await this.look());
    const stand = await this.look([...this.entries, { kind: 'move', seat: position.turn, text, round: position.round, at: now }]);
    const full = stand.course.findLast(one => !one.startsWith(CHANCE)) ?? text;
    const conquers = (chosen as { conquers?: string[] } | undefined)?.conquers;
    await this.keep({ kind: 'move', seat: position.turn, text: full, round: position.round, at: now, ...(conquers ? { conquers } : {}) }, stand);
    this.shown = chosen === undefined || isShown ? undefined : { ...chosen };
    this.state = stand;
  }

  /** Ends the game other than on the board. */
  async finish(how: Ended, loser?: number): Promise<void> {
    if (this.state !== null) await this.keep({ kind: 'end', how, ...(loser === undefined ? {} : { loser }), at: currentTime() }, this.state);
  }

  async undo(): Promise<void> {
    const before = this.entries.slice(0, -1);
    if (before.length === this.entries.length) return;
    const now = currentTime();
    const stand = await this.look(before);
    const earlier = this.clock.times;
    const times = earlier === null ? null : { ...paused(earlier, now), seat: Math.max(0, stand.position.turn), since: earlier.since === null ? null : now };
    await (await companionStore()).takeBack(this.record.id, before.length, { about: about(before, stand, null), times, at: now });
    this.shown = undefined;
    this.clock.times = times;
    this.entries = before;
    this.state = stand;
  }

  private async keep(entry: Entry, stand: CompanionState): Promise<void> {
    const entries = [...this.entries, entry];
    const { turn } = stand.position;
    const times = this.clock.times === null ? null : turnedTo(this.clock.times, entry.kind === 'end' ? -2 : turn, this.record.clock, entry.at);
    await (await companionStore()).enter(this.record.id, this.entries.length, entry, { about: about(entries, stand, entry), times, at: entry.at });
    this.clock.times = times;
    this.entries = entries;
  }

  /** Asks what the rules say about a die that was moved to another square. */
  tumble(from: string, to: string, face: number | null, entries: readonly Entry[] = this.entries): Promise<TumbleAnswer> {
    const { game, options } = this.record;
    return this.engine.ask({ type: 'tumble', game, options, moves: movesOf(entries).map(({ text }) => text), from, to, ...(face === null ? {} : { face }) });
  }

  /** The record as a game file. */
  async file(event: string): Promise<string> {
    const { game, options, names, openedAt } = this.record;
    const { course } = this.state ?? (await this.look());
    const { file } = await this.engine.ask({
      type: 'score-sheet',
      game,
      options,
      moves: course,
      names,
      date: dayOf(openedAt),
      program: program(),
      event,
      ...(this.isDominoes ? { hands: 'unknown: draws are supposed' } : {}),
      ...(this.end === null ? {} : { ended: this.end.how, ...(this.end.loser === undefined ? {} : { loser: this.end.loser }) }),
    });
    return file;
  }

  close(): void {
    this.engine.close();
  }
}

function about(entries: readonly Entry[], { position }: CompanionState, last: Entry | null): RecordedGame['about'] {
  const { turn, round, outcome, seats } = position;
  const shared = Array.from({ length: seats }, () => `1/${seats}`).join('-');
  const ended = last?.kind === 'end' ? (last.how === 'agreed-draw' ? shared : last.loser === 0 ? '0-1' : '1-0') : outcome?.result;
  return { entries: entries.length, turn, round, ...(ended === undefined ? {} : { result: ended }) };
}
