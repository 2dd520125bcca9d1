import type { Made } from '../wire/messages';

export interface Round {
  round: number;
  /** One a seat, with how many moves had been made after it. */
  moves: ({ text: string; ply: number } | undefined)[];
}

/** Moves as they stand on a score sheet: a line a round, a column a seat. Chance has no column. */
export function rounds(history: Made[]): Round[] {
  const rows: Round[] = [];
  history.forEach(({ seat, text, round }, at) => {
    if (seat < 0) return;
    let row = rows.at(-1);
    if (row?.round !== round || row.moves[seat] !== undefined) {
      row = { round, moves: [] };
      rows.push(row);
    }
    row.moves[seat] = { text, ply: at + 1 };
  });
  return rows;
}
