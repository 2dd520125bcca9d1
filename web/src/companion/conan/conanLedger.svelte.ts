import { currentTime } from '../../i18n/date';
import { Engine, type LedgerAnswer, type ContestAnswer, type ContestRequest } from '../../engine/engine';
import { ourFile } from '../../cards/ours';
import { useCardSet } from '../../games/conan/cards/activeSet.svelte';
import type { CardSetFile, WrittenCard } from '../../games/conan/cards/cardSetFile';
import { partnersPart, readTerms } from '../../games/conan/diplomacy/terms';
import { paused } from '../clock/clock';
import { GameClock } from '../clock/gameClock.svelte';
import { companionStore } from '../database';
import { heroesOf, isHeroesPhase, only, partnerIn, type LedgerEntry, allianceOf } from './ledger';
import { withFree } from './freeCards';
import type { Entry, RecordedGame } from '../record';

/** The ledger of a game of Conan with real cards. The engine computes the totals and the end of the game. */
export class ConanLedger {
  entries = $state.raw<Entry[]>([]);
  totals = $state.raw<LedgerAnswer | null>(null);

  readonly lines: LedgerEntry[] = $derived(linesOf(this.entries));
  readonly heroes = $derived.by(() => heroesOf(this.lines, this.record.names.length));
  readonly round = $derived(this.totals?.round ?? 1);
  readonly isHeroesPhase = $derived(isHeroesPhase(this.lines));
  /** Promises and alliances in force. */
  readonly held = $derived(readTerms(this.totals?.held ?? ''));
  readonly over = $derived.by(() => {
    const ending = this.totals?.ending;
    return ending !== undefined && this.totals?.over ? ending : null;
  });

  readonly clock: GameClock;
  private readonly engine = new Engine();

  constructor(readonly record: RecordedGame) {
    this.entries = record.entries;
    useCardSet(this.material ?? null);
    this.clock = new GameClock(record, () => this.over !== null);
  }

  async load(): Promise<void> {
    this.totals = await this.reckon(this.entries);
  }

  /** The set with the cards that were entered freely; nothing for ours alone. */
  private materialOf(entries: readonly Entry[]): string | undefined {
    const free = linesOf(entries).flatMap(line => (line.free ? [line.free] : []));
    if (free.length === 0) return this.record.material;
    return JSON.stringify(withFree(this.record.material === undefined ? ourFile() : (JSON.parse(this.record.material) as CardSetFile), free));
  }

  private get material(): string | undefined {
    return this.materialOf(this.entries);
  }

  private with(material: string | undefined): { options: string[]; material?: string } {
    const options = this.record.options.filter(option => !option.startsWith('cards='));
    return { options, ...(material === undefined ? {} : { material }) };
  }

  private reckon(entries: readonly Entry[]): Promise<LedgerAnswer> {
    return this.engine.ask({ type: 'ledger', ...this.with(this.materialOf(entries)), lines: known(linesOf(entries)) });
  }

  /** The pending write. Writes are queued: each starts from the state the previous one left. */
  private writing: Promise<void> = Promise.resolve();

  private inTurn(step: () => Promise<void>): Promise<void> {
    const done = this.writing.then(step);
    this.writing = done.catch(() => {});
    return done;
  }

  /** @throws EngineRefusal if the rules do not allow it, WriteConflict if another window has changed the game */
  write(line: LedgerEntry): Promise<void> {
    return this.inTurn(() => this.append(line));
  }

  private async append(line: LedgerEntry): Promise<void> {
    if (this.over !== null) return;
    const at = currentTime();
    const entry: Entry = { kind: 'line', ...line, at };
    const entries = [...this.entries, entry];
    const book = await this.reckon(entries);
    const result = book.over ? book.ending?.result : undefined;
    const times = this.clock.times === null || result === undefined ? this.clock.times : paused(this.clock.times, at);
    await (await companionStore()).enter(this.record.id, this.entries.length, entry, { about: about(entries, book.round, result), times, at });
    this.clock.times = times;
    this.entries = entries;
    this.totals = book;
    useCardSet(this.material ?? null);
  }

  undo(): Promise<void> {
    return this.inTurn(() => this.takeBack());
  }

  private async takeBack(): Promise<void> {
    const before = this.entries.slice(0, -1);
    if (before.length === this.entries.length) return;
    const book = await this.reckon(before);
    await (await companionStore()).takeBack(this.record.id, before.length, { about: about(before, book.round), times: this.clock.times, at: currentTime() });
    this.entries = before;
    this.totals = book;
    useCardSet(this.material ?? null);
  }

  /** Records an accomplished adventure; an ally gets their share. */
  accomplish(seat: number, card: string): Promise<void> {
    return this.inTurn(() => this.loot(seat, card));
  }

  private async loot(seat: number, card: string): Promise<void> {
    const seats = this.record.names.length;
    const union = allianceOf(this.held, seat);
    const { glory, objects } = await this.engine.ask({ type: 'loot', ...this.cards, card, ...(union ? { share: partnersPart(union, seat).loot, objects: partnersPart(union, seat).objects } : {}) });
    const shared = ([own, partners]: [number, number]) => only(seats, seat, own).map((n, one) => (union && one === partnerIn(union, seat) ? n + partners : n));
    await this.append({ what: 'loot', seat, card, glory: shared(glory), trophies: only(seats, seat, 1), objects: shared(objects) });
  }

  private get cards(): { material?: string } {
    const { material } = this;
    return material === undefined ? {} : { material };
  }

  /** Adds a card that is not in the set. @throws EngineRefusal if the set has no room for it */
  async enterFreely(card: WrittenCard): Promise<void> {
    if (this.lines.some(({ free }) => free?.id === card.id)) return;
    await this.write({ what: 'free', glory: this.record.names.map(() => 0), free: card });
  }

  judge(contest: ContestRequest): Promise<ContestAnswer> {
    return this.engine.ask({ type: 'contest', ...this.with(this.material), lines: known(this.lines), ...contest });
  }

  close(): void {
    useCardSet(null);
    this.engine.close();
  }
}

/** Lines as the engine reads them. */
const known = (lines: readonly LedgerEntry[]) => lines.map(({ free: _, ...line }) => line);

function linesOf(entries: readonly Entry[]): LedgerEntry[] {
  return entries.flatMap(entry => (entry.kind === 'line' ? [entry] : []));
}

function about(entries: readonly Entry[], round: number, result?: string): RecordedGame['about'] {
  return { entries: entries.length, turn: -1, round, ...(result === undefined ? {} : { result }) };
}
