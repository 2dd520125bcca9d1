import type { GameUi } from '../games/types';
import type { PlayedMove } from '../protocol/messages';

/** A move and how many had been made after it. */
export interface ListedMove {
  seat: number;
  text: string;
  ply: number;
}

/** Whether a move is spoken of. What chance does in silence belongs to the move before it. */
export function isListed({ seat, text }: Pick<PlayedMove, 'seat' | 'text'>, { chanceText }: Pick<GameUi, 'chanceText'>): boolean {
  return seat >= 0 || chanceText(text, 'en') !== '';
}

/** A line of the score sheet: a round of moves, or what chance has said. */
export type MoveRow = { round: number; moves: (ListedMove | undefined)[] } | { chance: string; ply: number };

/**
 * Moves as they stand on a score sheet: a line a round, a column a seat. Chance has no column; what it has to say stands
 * between the rounds.
 *
 * @param textOf what chance did, or nothing where nobody need be told
 */
export function moveRows(history: readonly PlayedMove[], textOf: (text: string) => string): MoveRow[] {
  const sheet: MoveRow[] = [];
  history.forEach(({ seat, text, round }, at) => {
    const ply = at + 1;
    if (seat < 0) {
      const chance = textOf(text);
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
