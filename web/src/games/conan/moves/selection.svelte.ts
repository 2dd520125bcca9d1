import type { MoveSelection } from '../../types';
import type { ConanMove } from '../types';

/** Something on the table that can be touched. */
export type Piece =
  | { kind: 'card'; card: string }
  | { kind: 'adventure'; slot: string }
  | { kind: 'challenge'; place: string }
  | { kind: 'seat'; seat: number }
  | { kind: 'move'; text: string };

/** Whether a move uses a piece. */
export function uses(move: ConanMove, piece: Piece): boolean {
  switch (piece.kind) {
    case 'card':
      // An adventure is accomplished on the table, not with the same card in the hand.
      return move.card === piece.card && move.does !== 'accomplish';
    case 'adventure':
      return move.slot === piece.slot || move.to === piece.slot;
    case 'challenge':
      return move.challenge === piece.place;
    case 'seat':
      return move.seat === piece.seat && move.does !== 'treaty';
    case 'move':
      return move.text === piece.text;
  }
}

const same = (one: Piece, other: Piece) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Selects a move by touching the pieces it uses, in any order: a card and its adventure, a challenge and its
 * destination. Moves that use all touched pieces remain possible; touching a piece that does not fit starts a new
 * selection.
 */
export class Selection implements MoveSelection {
  picked = $state.raw<Piece[]>([]);
  /** A composed treaty, which is not in the list of legal moves. */
  private written = $state.raw<{ move: ConanMove; sentence: string } | null>(null);

  /** @param describe describes the move, or the touched pieces and what is still missing */
  constructor(
    private readonly legal: () => readonly ConanMove[],
    private readonly describe: (selection: Selection) => string = () => '',
  ) {}

  get moves(): readonly ConanMove[] {
    return this.legal();
  }

  /** The moves that use all touched pieces. */
  get possible(): ConanMove[] {
    return this.moves.filter(move => this.picked.every(piece => uses(move, piece)));
  }

  /** The move, once it is determined by the touched pieces. */
  get chosen(): ConanMove | null {
    if (this.written) return this.written.move;
    const [only, ...more] = this.picked.length === 0 ? [] : this.possible;
    return only !== undefined && more.length === 0 ? only : null;
  }

  get sentence(): string {
    return this.written?.sentence ?? (this.isEmpty ? '' : this.describe(this));
  }

  get declared(): string {
    return this.sentence;
  }

  get isEmpty(): boolean {
    return this.picked.length === 0 && this.written === null;
  }

  /** Whether a piece continues the selection; once a move is chosen, whether it could replace one of its pieces. */
  fits(piece: Piece): boolean {
    if (this.has(piece)) return true;
    const others = this.chosen ? this.picked.filter(one => one.kind !== piece.kind) : this.picked;
    return this.moves.some(move => uses(move, piece) && others.every(one => uses(move, one)));
  }

  /** Whether any move uses the piece. */
  isOpen(piece: Piece): boolean {
    return this.moves.some(move => uses(move, piece));
  }

  has(piece: Piece): boolean {
    return this.picked.some(one => same(one, piece));
  }

  /** Touches a piece; returns whether any move uses it. */
  touch(piece: Piece): boolean {
    this.written = null;
    if (this.has(piece)) return true;
    const others = this.picked.filter(one => one.kind !== piece.kind);
    const all = [[...this.picked, piece], [...others, piece], [piece]];
    const next = all.find(pieces => this.moves.some(move => pieces.every(one => uses(move, one))));
    if (next === undefined) return false;
    this.picked = next;
    return true;
  }

  write(move: ConanMove, sentence: string): void {
    this.picked = [];
    this.written = { move, sentence };
  }

  /** Undoes the last touch. */
  back(): void {
    if (this.written) this.written = null;
    else this.picked = this.picked.slice(0, -1);
  }

  release(): void {
    this.picked = [];
    this.written = null;
  }
}
