import type { Term } from '../../games/conan/diplomacy/terms';

/** What a line of the book was about. */
export type LedgerEntryKind = 'hero' | 'card' | 'loot' | 'hire' | 'contest' | 'object' | 'other' | 'treaty' | 'parted' | 'heroes' | 'round';

/** A line of a book that is kept by counting: what each seat gained or lost, and by what. */
export interface LedgerEntry {
  what: LedgerEntryKind;
  /** By seat. */
  glory: number[];
  trophies?: number[];
  objects?: number[];
  /** Whose doing it was, and the card it was done with. */
  seat?: number;
  card?: string;
  /** Who was on the other side. */
  other?: number;
  /** Whose hero was driven off an adventure. */
  driven?: number;
  /** What was agreed on, as a treaty is proposed; in a book every adventure has a slot of its own. */
  terms?: string;
}

export type AllianceTerm = Extract<Term, { kind: 'alliance' }>;

/** A number for one seat, nothing for the others. */
export function only(seats: number, seat: number, n: number): number[] {
  return Array.from({ length: seats }, (_, one) => (one === seat ? n : 0));
}

/** The hero everybody last said they have; empty for nobody's. */
export function heroesOf(lines: readonly LedgerEntry[], seats: number): string[] {
  const heroes = Array.from({ length: seats }, () => '');
  for (const { what, seat, card } of lines) if (what === 'hero' && seat !== undefined) heroes[seat] = card ?? '';
  return heroes;
}

/** Whether the heroes' phase of this round has begun, and with it the talks after it. */
export function isHeroesPhase(lines: readonly LedgerEntry[]): boolean {
  return lines.findLast(({ what }) => what === 'round' || what === 'heroes')?.what === 'heroes';
}

/** What glory goes where by a treaty. */
export function gloryOf(terms: readonly Term[], seats: number): number[] {
  const glory = Array.from({ length: seats }, () => 0);
  for (const term of terms)
    if (term.kind === 'glory') {
      glory[term.from] = (glory[term.from] ?? 0) - term.n;
      glory[term.to] = (glory[term.to] ?? 0) + term.n;
    }
  return glory;
}

/** The alliance somebody is in. */
export function allianceOf(held: readonly Term[], seat: number): AllianceTerm | undefined {
  return held.find((term): term is AllianceTerm => term.kind === 'alliance' && (term.one === seat || term.other === seat));
}

/** Whoever is allied with them. */
export function partnerIn({ one, other }: AllianceTerm, seat: number): number {
  return one === seat ? other : one;
}
