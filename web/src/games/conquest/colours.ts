import type { KeySymbol, SecondSet } from './types';

/** The colour of the second seat's dice: black in Conquest, red in 6 Faces. */
export function coloursOf(game: string): SecondSet {
  return game === 'sixfaces' ? 'red' : 'black';
}

/** The symbol on the Key die: a key in Conquest; a crown in 6 Faces, where it is the King. */
export function keySymbolOf(game: string): KeySymbol {
  return game === 'sixfaces' ? 'king' : 'key';
}
