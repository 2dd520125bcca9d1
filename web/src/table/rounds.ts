import type { GameTable } from '../tables/game';
import type { Made } from '../wire/messages';

/** A move and how many had been made after it. */
export interface Listed {
  seat: number;
  text: string;
  ply: number;
}

/** Whether a move is spoken of. What chance does in silence belongs to the move before it. */
export function isTold({ seat, text }: Pick<Made, 'seat' | 'text'>, { chanceInWords }: Pick<GameTable, 'chanceInWords'>): boolean {
  return seat >= 0 || chanceInWords(text, 'en') !== '';
}

/** A line of the score sheet: a round of moves, or what chance has said. */
export type Line = { round: number; moves: (Listed | undefined)[] } | { chance: string; ply: number };

/**
 * Moves as they stand on a score sheet: a line a round, a column a seat. Chance has no column; what it has to say stands
 * between the rounds.
 *
 * @param inWords what chance did, or nothing where nobody need be told
 */
export function lines(history: readonly Made[], inWords: (text: string) => string): Line[] {
  const sheet: Line[] = [];
  history.forEach(({ seat, text, round }, at) => {
    const ply = at + 1;
    if (seat < 0) {
      const chance = inWords(text);
      if (chance !== '') sheet.push({ chance, ply });
      return;
    }
    let line = sheet.at(-1);
    if (line === undefined || 'chance' in line || line.round !== round || line.moves[seat] !== undefined) {
      line = { round, moves: [] };
      sheet.push(line);
    }
    line.moves[seat] = { seat, text, ply };
  });
  return sheet;
}
