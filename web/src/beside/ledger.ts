import type { Term } from '../tables/conan/terms';

/** What a line of the book was about. */
export type What = 'hero' | 'card' | 'loot' | 'hire' | 'contest' | 'object' | 'other' | 'treaty' | 'parted' | 'heroes' | 'round';

/** A line of a book that is kept by counting: what each seat gained or lost, and by what. */
export interface Reckoned {
  what: What;
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
  /** What was agreed on. In a book adventures are called by their cards. */
  terms?: Term[];
}

export type Union = Extract<Term, { kind: 'alliance' }>;

/** A number for one seat, nothing for the others. */
export function only(seats: number, seat: number, n: number): number[] {
  return Array.from({ length: seats }, (_, one) => (one === seat ? n : 0));
}

/** The hero everybody last said they have; empty for nobody's. */
export function heroesOf(lines: readonly Reckoned[], seats: number): string[] {
  const heroes = Array.from({ length: seats }, () => '');
  for (const { what, seat, card } of lines) if (what === 'hero' && seat !== undefined) heroes[seat] = card ?? '';
  return heroes;
}

/** How many rounds there are at most. */
export const LAST_ROUND = 40;

/** The round that is played; one more than there are once all are over. */
export function roundOf(lines: readonly Reckoned[]): number {
  return 1 + lines.filter(({ what }) => what === 'round').length;
}

/** Whether the heroes' phase of this round has begun, and with it the talks after it. */
export function isHeroesPhase(lines: readonly Reckoned[]): boolean {
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

/**
 * The promises and alliances that hold by the book. An alliance ends when either leaves the adventure: by accomplishing it, by a lost duel, or
 * when somebody says so. A promise ends with its round, or with the adventure or the player it is about.
 */
export function inForce(lines: readonly Reckoned[], isIn: (seat: number) => boolean): Term[] {
  let held: Term[] = [];
  let round = 1;
  for (const { what, seat, card, driven, terms } of lines) {
    if (what === 'treaty') held = [...held, ...(terms ?? []).filter(term => !('from' in term))];
    if (what === 'round') round++;
    const leaves = what === 'loot' || what === 'parted' ? seat : driven;
    held = held.filter(term => {
      if (term.kind === 'alliance') return term.one !== leaves && term.other !== leaves;
      if (term.kind === 'no-challenge' && what === 'loot' && term.slot === card) return false;
      return !('until' in term) || term.until === 'end' || term.until >= round;
    });
  }
  return held.filter(term => {
    if (term.kind === 'alliance') return isIn(term.one) && isIn(term.other);
    return !('by' in term) || (isIn(term.by) && (term.kind !== 'no-duel' || isIn(term.seat)));
  });
}

/** The alliance somebody is in. */
export function unionOf(held: readonly Term[], seat: number): Union | undefined {
  return held.find((term): term is Union => term.kind === 'alliance' && (term.one === seat || term.other === seat));
}

/** Whoever is allied with them. */
export function partnerIn({ one, other }: Union, seat: number): number {
  return one === seat ? other : one;
}
