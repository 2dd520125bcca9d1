import type { ConquestDie, ConquestPosition, EditedDie } from './types';

/** The notation of an edited position. The server checks whether it is valid. */
export function positionText(dice: readonly EditedDie[], turn: number): string {
  const on = new Map(dice.map(die => [die.square, die]));
  const ranks: string[] = [];
  for (let rank = 8; rank >= 1; rank--) {
    let text = '';
    let empty = 0;
    for (const file of 'abcdefghi') {
      const die = on.get(file + rank);
      if (die === undefined) {
        empty++;
        continue;
      }
      text += (empty > 0 ? empty : '') + dieText(die);
      empty = 0;
    }
    ranks.push(text + (empty > 0 ? empty : ''));
  }
  return `${ranks.join('/')} ${turn === 0 ? 'w' : 'b'} 0 1`;
}

function dieText(die: EditedDie): string {
  const letter = die.key ? 'K' : 'ABCDEF'.charAt(die.top - 1);
  return (die.seat === 0 ? letter : letter.toLowerCase()) + (die.key ? '' : die.south);
}

export function turnOf(text: string): number {
  return text.split(' ')[1] === 'b' ? 1 : 0;
}

/** The same position with another side to move. */
export function withTurn(text: string, turn: number): string {
  const [board = '', , ...rest] = text.split(' ');
  return [board, turn === 0 ? 'w' : 'b', ...rest].join(' ');
}

/** The position to draw until the server has accepted it, or after it has refused it. */
export function drawn(dice: readonly EditedDie[], turn: number): ConquestPosition {
  return {
    position: positionText(dice, turn),
    turn,
    round: 1,
    quietPlies: 0,
    goals: ['e8', 'e1'],
    dice: dice.map(faced),
    captured: [0, 0],
  };
}

function faced({ square, seat, key, top, south, east }: EditedDie): ConquestDie {
  if (key) return { square, seat, key };
  return { square, seat, key, top, south, east, north: 7 - south, west: 7 - east };
}
