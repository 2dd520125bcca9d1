import fixtures from '../fixtures/positions.json';
import { route } from '../geometry/routes';
import type { ConquestDie, ConquestPosition, DescribedMove } from '../types';

export interface Scene {
  position: ConquestPosition;
  /** The moves of each seat, as if it were to move. */
  moves: DescribedMove[][];
}

export const SCENES = fixtures as unknown as Record<'start' | 'midgame' | 'danger' | 'sixfaces' | 'lefthanded', Scene>;

/** The position after a move, without applying rules: the die is put at the end of its route with its last faces. */
export function after(position: ConquestPosition, move: DescribedMove): ConquestPosition {
  const one = route(move);
  const die = position.dice.find(({ square }) => square === one?.from);
  if (one === null || die === undefined) return position;
  const faces = one.faces.at(-1);
  const lies = faces === undefined ? {} : { ...faces, north: 7 - faces.south, west: 7 - faces.east };
  const arrived: ConquestDie = { ...die, ...lies, square: one.to };
  const rest = position.dice.filter(({ square }) => square !== one.from && square !== one.to);
  return { ...position, position: `${position.position} ${move.text}`, turn: 1 - position.turn, dice: [...rest, arrived] };
}
