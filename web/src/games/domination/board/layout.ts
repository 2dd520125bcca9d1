import { SPAN, UNIT } from './geometry';

/** How the view divides the available space. */
export interface BoardLayout {
  /** Rack and help next to the board, below it, or, in landscape on a phone, in a narrow column. */
  kind: 'side' | 'stacked' | 'column';
  /** The side length of the board, in pixels. */
  board: number;
  /** Half a domino on the board, in pixels. */
  unit: number;
  /** Whether the board is too small for a frame with row and column labels. */
  small: boolean;
  /** The width of a domino on the rack, in pixels. */
  tile: number;
}

/** A place on a zoomed board is at least this wide, in pixels: a finger can hit it. */
const FINGER = 40;

/** How many times larger a zoomed board is. */
export function zoomOf({ unit }: Pick<BoardLayout, 'unit'>): number {
  return Math.max(2, (FINGER + 1) / unit);
}

const SIDE = 304 + 20;
const FACTS = 44 + 8;

export function layoutFor(width: number, height: number, hasRack: boolean): BoardLayout {
  const { kind, board, tile } = shapeOf(Math.max(1, width), Math.max(1, height), hasRack);
  const small = board < 460;
  return { kind, board, unit: (board * UNIT) / (SPAN + (small ? 8 : 44)), small, tile };
}

function shapeOf(width: number, height: number, hasRack: boolean): Pick<BoardLayout, 'kind' | 'board' | 'tile'> {
  if (height < 420 && width > height) {
    const tile = Math.min(25, Math.floor((height - 48) / 7) - 10);
    return { kind: 'column', board: Math.min(height, width - (hasRack ? 2 * tile + 30 : 48)), tile };
  }
  if (width / height >= 1.28) return { kind: 'side', board: Math.min(height, width - SIDE), tile: 36 };
  const tile = Math.min(44, Math.floor((width - 20 - 6 * 4) / 7));
  const rack = hasRack ? Math.min(2 * tile, 72) + 19 : 0;
  return { kind: 'stacked', board: Math.max(200, Math.min(width, height - FACTS - rack)), tile: Math.min(tile, 36) };
}
