/** The cells of a board while they are typed: 64 characters, digits and dots for empty cells. */
export const EMPTY = '.';
export const SIZE = 8;
export const COUNT = SIZE * SIZE;

export const emptyBoard = () => EMPTY.repeat(COUNT);

export const put = (cells: string, at: number, digit: string) => cells.slice(0, at) + digit + cells.slice(at + 1);

/** The digits of a pasted text, row by row; empty if it is not a whole board. */
export function pasted(text: string): string {
  const digits = text.replace(/^\s*rows:/, '').replace(/[^0-9]/g, '');
  return /^[0-6]{64}$/.test(digits) ? digits : '';
}

/** The cell an arrow key, Home or End leads to; null for other keys. */
export function stepTo(at: number, key: string): number | null {
  const [row, column] = [Math.floor(at / SIZE), at % SIZE];
  const to = (r: number, c: number) => Math.min(SIZE - 1, Math.max(0, r)) * SIZE + Math.min(SIZE - 1, Math.max(0, c));
  switch (key) {
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'Home':
      return to(row, 0);
    case 'End':
      return to(row, SIZE - 1);
    default:
      return null;
  }
}

/** `a8` for the first cell, `h1` for the last. */
export const cellName = (at: number) => `${'abcdefgh'[at % SIZE]}${SIZE - Math.floor(at / SIZE)}`;
