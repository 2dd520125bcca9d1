import { type Term, writeTerms } from './terms';

/** A treaty being composed: gifts and promises are picked one by one. */
export class Treaty {
  terms = $state.raw<Term[]>([]);
  until = $state<number | 'end'>('end');

  constructor(readonly me: number) {}

  get text(): string {
    return writeTerms(this.terms);
  }

  /** The glory one player gives another. */
  glory(from: number, to: number): number {
    return this.terms.reduce((sum, term) => (term.kind === 'glory' && term.from === from && term.to === to ? sum + term.n : sum), 0);
  }

  give(from: number, to: number, n: number): void {
    const others = this.terms.filter(term => !(term.kind === 'glory' && term.from === from && term.to === to));
    this.put(n > 0 ? [...others, { kind: 'glory', from, to, n }] : others);
  }

  /** How many copies of a card one player gives another. */
  count(kind: 'card' | 'object', from: number, to: number, card: string): number {
    return this.terms.filter(term => term.kind === kind && term.from === from && term.to === to && term.card === card).length;
  }

  hand(kind: 'card' | 'object', from: number, to: number, card: string): void {
    this.put([...this.terms, { kind, from, to, card }]);
  }

  takeBack(kind: 'card' | 'object', from: number, to: number, card: string): void {
    const at = this.terms.findLastIndex(term => term.kind === kind && term.from === from && term.to === to && term.card === card);
    if (at >= 0) this.put(this.terms.filter((_, i) => i !== at));
  }

  promisesPeace(by: number, seat: number): boolean {
    return this.terms.some(term => term.kind === 'no-duel' && term.by === by && term.seat === seat);
  }

  promisePeace(by: number, seat: number, on: boolean): void {
    const others = this.terms.filter(term => !(term.kind === 'no-duel' && term.by === by && term.seat === seat));
    this.put(on ? [...others, { kind: 'no-duel', by, seat, until: this.until }] : others);
  }

  promiseToSpare(by: number, slot: string): void {
    const others = this.terms.filter(term => !(term.kind === 'no-challenge' && term.by === by && term.slot === slot));
    this.put([...others, { kind: 'no-challenge', by, slot, until: this.until }]);
  }

  /** Sets how long all promises of this treaty hold. */
  lasts(until: number | 'end'): void {
    this.until = until;
    this.put(this.terms.map(term => ('until' in term ? { ...term, until } : term)));
  }

  get alliance(): Extract<Term, { kind: 'alliance' }> | undefined {
    return this.terms.find(term => term.kind === 'alliance');
  }

  /** Sets the alliance, at most one per treaty; null removes it. */
  ally(pair: readonly [number, number] | null, shares: { win?: number; loss?: number; loot?: number; object?: string; bySeat?: boolean } = {}): void {
    const before = this.alliance;
    const rest = this.terms.filter(term => term.kind !== 'alliance');
    if (pair === null) {
      this.put(rest);
      return;
    }
    const { win = 50, loss = 50, loot = 50, object = 'own', bySeat = false } = { ...before, ...shares };
    this.put([...rest, { kind: 'alliance', one: Math.min(...pair), other: Math.max(...pair), win, loss, loot, object, ...(bySeat ? { bySeat } : {}) }]);
  }

  remove(at: number): void {
    this.put(this.terms.filter((_, i) => i !== at));
  }

  clear(): void {
    this.terms = [];
  }

  /** Keeps the order: gifts grouped by giver and receiver, then promises, then the alliance. */
  private put(terms: Term[]): void {
    const place = (term: Term) => ('from' in term ? 8 * (term.from === this.me ? 0 : 1 + term.from) + term.to : term.kind === 'alliance' ? 1_000 : 100 + term.by);
    this.terms = [...terms].sort((a, b) => place(a) - place(b));
  }
}
