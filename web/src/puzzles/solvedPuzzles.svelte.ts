import { load, save } from '../storage/localStorage';
import { type How, readSolved, type Solved, withSolved, writeSolved } from './solved';

let solved = $state.raw<Solved>(readSolved(load('puzzles')));

/** The puzzles solved in this browser. */
export function solvedPuzzles(): Solved {
  return solved;
}

export function markSolved(id: string, how: How): void {
  solved = withSolved(solved, id, how);
  save('puzzles', writeSolved(solved));
}
