/** Reads tables of openings: docs/explorer.md explains the format, `parlour.explorer.OpeningTable` writes it. */

/** How often a move was played, and how it scored for the side that played it. */
interface MoveResults {
  /** The move, as the engine's answer to `opening` numbers it. */
  route: number;
  wins: number;
  draws: number;
  losses: number;
}

export interface OpeningTable {
  /** Of the players; 0 for people. */
  level: number;
  games: number;
  /** The moves of a position, the most frequent first; its key is that of the engine's answer. */
  moves: (key: string) => MoveResults[];
}

const MARK = 0x504f5431;

/** @throws RangeError if the file ends too early, Error if it is not a table */
export function readOpeningTable(file: ArrayBuffer): OpeningTable {
  const bytes = new DataView(file);
  if (bytes.getUint32(0) !== MARK) throw new Error('not an opening table');
  const level = bytes.getUint8(4);
  const games = bytes.getUint32(6);
  const positions = bytes.getUint32(10);
  let at = 14;

  const number = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const next = bytes.getUint8(at++);
      value += (next & 127) << shift;
      if (next < 128) return value;
    }
  };

  /** Where the moves of each position begin. */
  const places = new Map<bigint, number>();
  for (let i = 0; i < positions; i++) {
    places.set(bytes.getBigUint64(at), at + 8);
    let moves = bytes.getUint8(at + 8);
    at += 9;
    for (; moves > 0; moves--) {
      at += 3;
      number();
      number();
      number();
    }
  }

  const moves = (key: string): MoveResults[] => {
    const place = places.get(BigInt(`0x${key}`));
    if (place === undefined) return [];
    at = place + 1;
    return Array.from({ length: bytes.getUint8(place) }, () => {
      const route = (bytes.getUint16(at) << 8) | bytes.getUint8(at + 2);
      at += 3;
      return { route, wins: number(), draws: number(), losses: number() };
    });
  };
  return { level, games, moves };
}
