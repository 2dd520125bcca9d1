import { recall, remember } from '../look/memory';
import { type How, readSolved, type Solved, withSolved, writeSolved } from './solved';

let solved = $state.raw<Solved>(readSolved(recall('puzzles')));

/** What has been solved in this browser. */
export function notebook(): Solved {
  return solved;
}

export function note(id: string, how: How): void {
  solved = withSolved(solved, id, how);
  remember('puzzles', writeSolved(solved));
}
