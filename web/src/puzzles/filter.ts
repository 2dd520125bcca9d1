import type { ListedPuzzle } from '../engine/messages';
import type { Solved } from './solved';

/** Which puzzles to show; null for any. */
export interface PuzzleFilter {
  game: string;
  moves: number | null;
  stars: number | null;
  onlyOpen: boolean;
}

export function filterPuzzles(all: readonly ListedPuzzle[], { game, moves, stars, onlyOpen }: PuzzleFilter, solved: Solved): ListedPuzzle[] {
  return all.filter(
    one => one.game === game && (moves === null || one.moves === moves) && (stars === null || one.stars === stars) && !(onlyOpen && one.id in solved),
  );
}

/** The next puzzle: the next unsolved one of the same game and length, then of the same game, then any; cyclically. */
export function nextAfter(all: readonly ListedPuzzle[], id: string, solved: Solved): string | null {
  const at = all.findIndex(one => one.id === id);
  const here = all[at];
  const round = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  const open = round.filter(one => !(one.id in solved));
  const alike = open.find(one => one.game === here?.game && one.moves === here.moves);
  return (alike ?? open.find(one => one.game === here?.game) ?? open[0] ?? round[0])?.id ?? null;
}
