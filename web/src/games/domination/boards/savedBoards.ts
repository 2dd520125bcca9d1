/** Boards of Domination that were typed and saved under a name, in this browser. */
import type { Text } from '../../../protocol/messages';
import { load, save } from '../../../storage/localStorage';

export interface SavedBoard {
  name: string;
  /** 64 digits, the top row first. */
  cells: string;
  /** What players should know about it, if it is not exact. */
  notice?: Text;
}

const PREFIX = 'rows:';
const MAX_SAVED = 50;

/** The value of the option for a board. */
export const layoutOf = (cells: string) => PREFIX + cells;

/** The 64 digits of a value of the option, or null for another layout. */
export const cellsOf = (layout: string) => (/^rows:[0-6]{64}$/.test(layout) ? layout.slice(PREFIX.length) : null);

export function savedBoards(): SavedBoard[] {
  try {
    const boards: unknown = JSON.parse(load('boards') ?? '[]');
    return Array.isArray(boards) ? boards.filter(isBoard) : [];
  } catch {
    return [];
  }
}

function isBoard(one: unknown): one is SavedBoard {
  const board = one as Partial<SavedBoard> | null;
  return typeof board?.name === 'string' && typeof board.cells === 'string' && /^[0-6]{64}$/.test(board.cells);
}

/** Saves a board; one with the same name is replaced. */
export function saveBoard(board: SavedBoard): SavedBoard[] {
  return keep([board, ...savedBoards().filter(({ name }) => name !== board.name)].slice(0, MAX_SAVED));
}

export function deleteBoard(name: string): SavedBoard[] {
  return keep(savedBoards().filter(board => board.name !== name));
}

function keep(boards: SavedBoard[]): SavedBoard[] {
  save('boards', boards.length === 0 ? null : JSON.stringify(boards));
  return boards;
}

/** The name under which a layout was saved. */
export function savedName(layout: string): string | null {
  const cells = cellsOf(layout);
  return cells === null ? null : (savedBoards().find(board => board.cells === cells)?.name ?? null);
}
