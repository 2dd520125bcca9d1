import type { PlayedMove } from '../../protocol/messages';
import { readMove } from './notation';

export const START = 'e4a4b4f4kf4b4a4e4/9/9/9/9/9/9/E3A3B3F3KF3B3A3E3 w 0 1';

/** The top face on each square of a position; null for a Key die. */
export function topsOf(position: string): Map<string, number | null> {
  const tops = new Map<string, number | null>();
  (position.split(' ')[0] ?? '').split('/').forEach((rank, row) => {
    let file = 0;
    for (const [, empty, die] of rank.matchAll(/(\d)|([A-Fa-f]\d|[Kk])/g)) {
      if (die !== undefined) {
        const letter = die.charAt(0).toLowerCase();
        tops.set('abcdefghi'.charAt(file) + (8 - row), letter === 'k' ? null : 'abcdef'.indexOf(letter) + 1);
      }
      file += empty === undefined ? 1 : Number(empty);
    }
  });
  return tops;
}

/**
 * The dice a seat has taken, in order: the top face of each, null for the Key die. The notation is sufficient for this.
 */
export function capturedBy(seat: number, history: readonly PlayedMove[], from = START): (number | null)[] {
  const tops = topsOf(from);
  const captured: (number | null)[] = [];
  for (const made of history) {
    const move = readMove(made.text);
    const [start, end] = [move?.squares[0], move?.squares.at(-1)];
    if (!move || start === undefined || end === undefined) continue;
    if (move.takes && made.seat === seat) captured.push(tops.get(end) ?? null);
    tops.delete(start);
    tops.set(end, move.key ? null : move.face);
  }
  return captured;
}
