/** What a line of the book was about. */
export type What = 'hero' | 'card' | 'loot' | 'hire' | 'contest' | 'object' | 'other' | 'heroes';

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
}

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

/** How many heroes' phases have begun: the round that is played. */
export function roundOf(lines: readonly Reckoned[]): number {
  return 1 + lines.filter(({ what }) => what === 'heroes').length;
}
