import type { WrittenCard } from '../../games/conan/cards/cardSetFile';
import type { Term } from '../../games/conan/diplomacy/terms';

/** What a ledger entry records. */
export type LedgerEntryKind = 'hero' | 'card' | 'loot' | 'hire' | 'contest' | 'object' | 'other' | 'treaty' | 'parted' | 'heroes' | 'round' | 'free';

/** A ledger entry: what each seat gained or lost, and how. */
export interface LedgerEntry {
  what: LedgerEntryKind;
  /** By seat. */
  glory: number[];
  trophies?: number[];
  objects?: number[];
  /** The seat that acted, and the card it used. */
  seat?: number;
  card?: string;
  /** The seat on the other side. */
  other?: number;
  /** The seat whose hero was driven off an adventure. */
  driven?: number;
  /** The terms of a treaty, in the notation of proposals; in the ledger every adventure has its own slot. */
  terms?: string;
  /** A card that is not in the set, as it was entered. */
  free?: WrittenCard;
}

export type AllianceTerm = Extract<Term, { kind: 'alliance' }>;

/** An array with `n` for one seat and 0 for the others. */
export function only(seats: number, seat: number, n: number): number[] {
  return Array.from({ length: seats }, (_, one) => (one === seat ? n : 0));
}

/** The hero last entered for each seat; empty for none. */
export function heroesOf(lines: readonly LedgerEntry[], seats: number): string[] {
  const heroes = Array.from({ length: seats }, () => '');
  for (const { what, seat, card } of lines) if (what === 'hero' && seat !== undefined) heroes[seat] = card ?? '';
  return heroes;
}

/** Whether the hero phase of this round has begun (diplomacy follows it). */
export function isHeroesPhase(lines: readonly LedgerEntry[]): boolean {
  return lines.findLast(({ what }) => what === 'round' || what === 'heroes')?.what === 'heroes';
}

/** The glory each seat gains or loses by a treaty. */
export function gloryOf(terms: readonly Term[], seats: number): number[] {
  const glory = Array.from({ length: seats }, () => 0);
  for (const term of terms)
    if (term.kind === 'glory') {
      glory[term.from] = (glory[term.from] ?? 0) - term.n;
      glory[term.to] = (glory[term.to] ?? 0) + term.n;
    }
  return glory;
}

/** The alliance a seat is in. */
export function allianceOf(held: readonly Term[], seat: number): AllianceTerm | undefined {
  return held.find((term): term is AllianceTerm => term.kind === 'alliance' && (term.one === seat || term.other === seat));
}

/** The other member of the alliance. */
export function partnerIn({ one, other }: AllianceTerm, seat: number): number {
  return one === seat ? other : one;
}
