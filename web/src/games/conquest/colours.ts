import type { KeySymbol, SecondSet } from './types';

/** The dice of the second seat: black in Conquest, red in 6 Faces. */
export function coloursOf(game: string): SecondSet {
  return game === 'sixfaces' ? 'red' : 'black';
}

/** What the Key die carries: a key in Conquest; in 6 Faces it is the King and carries a crown. */
export function keySymbolOf(game: string): KeySymbol {
  return game === 'sixfaces' ? 'king' : 'key';
}
