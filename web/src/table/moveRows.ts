import type { GameUi } from '../games/types';
import type { PlayedMove } from '../protocol/messages';

/** A move and the number of moves made, this one included. */
export interface ListedMove {
  seat: number;
  text: string;
  ply: number;
}

/** Whether a move is listed. A silent chance move belongs to the move before it. */
export function isListed({ seat, text }: Pick<PlayedMove, 'seat' | 'text'>, { chanceText }: Pick<GameUi, 'chanceText'>): boolean {
  return seat >= 0 || chanceText(text, 'en') !== '';
}

/** A row of the score sheet: a round of moves, or the text of a chance move. */
export type MoveRow = { round: number; moves: (ListedMove | undefined)[] } | { chance: string; ply: number };

/**
 * The rows of a score sheet: a row per round, a column per seat. Chance has no column; its texts are rows between the
 * rounds.
 *
 * @param textOf the text of a chance move, empty if it is silent
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
