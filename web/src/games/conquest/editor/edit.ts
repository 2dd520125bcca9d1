/**
 * Editing dice by hand. This file only knows the orientations of a die; the server checks whether a position is valid.
 */
import type { Direction } from '../geometry/squares';
import type { Brush, ConquestDie, EditedDie, Faces } from '../types';

export type Hand = 'right' | 'left';

/** The faces after a tumble over one edge. */
export function tumbled({ top, south, east }: Faces, way: Direction): Faces {
  switch (way) {
    case 'n':
      return { top: south, south: 7 - top, east };
    case 's':
      return { top: 7 - south, south: top, east };
    case 'e':
      return { top: 7 - east, south, east: top };
    case 'w':
      return { top: east, south, east: 7 - top };
  }
}

/** The faces after a quarter turn on the square, counter-clockwise seen from above: east becomes north. */
export function turned({ top, south, east }: Faces): Faces {
  return { top, south: 7 - east, east: south };
}

/** A die with this face up; its 3 faces its owner as at the start of a game, or its 2 where that is impossible. */
export function withTop(top: number, seat: number, hand: Hand): Faces {
  let lies: Faces = { top: 1, south: 2, east: hand === 'right' ? 3 : 4 };
  for (const way of ['n', 'n', 'n', 'e', 'e', 'e'] as const) {
    if (lies.top === top) break;
    lies = tumbled(lies, way);
  }
  const towardsOwner = top === 3 || top === 4 ? 2 : 3;
  const south = seat === 0 ? towardsOwner : 7 - towardsOwner;
  for (let turns = 0; turns < 3 && lies.south !== south; turns++) lies = turned(lies);
  return lies;
}

export function editable(dice: readonly ConquestDie[]): EditedDie[] {
  return dice.map(({ square, seat, key, top, south, east }) => ({ square, seat, key, top: top ?? 1, south: south ?? 2, east: east ?? 3 }));
}

const without = (dice: readonly EditedDie[], square: string): EditedDie[] => dice.filter((die) => die.square !== square);

/** Places a die, replacing any on the square. A side has one Key die: another one is removed. */
export function put(dice: readonly EditedDie[], square: string, { seat, key, top }: Brush, hand: Hand): EditedDie[] {
  const rest = without(dice, square).filter((die) => !(key && die.key && die.seat === seat));
  return [...rest, { square, seat, key, ...withTop(top ?? 1, seat, hand) }];
}

export function removed(dice: readonly EditedDie[], square: string): EditedDie[] {
  return without(dice, square);
}

export function moved(dice: readonly EditedDie[], from: string, to: string): EditedDie[] {
  const die = dice.find((one) => one.square === from);
  if (die === undefined || from === to) return [...dice];
  return [...without(without(dice, from), to), { ...die, square: to }];
}

export function changed(dice: readonly EditedDie[], square: string, change: (die: EditedDie) => Partial<EditedDie>): EditedDie[] {
  return dice.map((die) => (die.square === square ? { ...die, ...change(die) } : die));
}
