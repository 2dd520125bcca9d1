import type { MoveSelection } from '../../types';
import type { ConanMove } from '../types';

/** Something on the table one can touch. */
export type Piece =
  | { kind: 'card'; card: string }
  | { kind: 'adventure'; slot: string }
  | { kind: 'challenge'; place: string }
  | { kind: 'seat'; seat: number }
  | { kind: 'move'; text: string };

/** Whether a move is done with a piece. */
export function uses(move: ConanMove, piece: Piece): boolean {
  switch (piece.kind) {
    case 'card':
      // An adventure is accomplished where it lies; a card of the hand may be the same.
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
 * Choosing a move by touching what it is done with, in any order: a card and its adventure, a challenge and where it goes.
 * What fits what has been touched stays possible; touching what does not fit begins anew.
 */
export class Selection implements MoveSelection {
  picked = $state.raw<Piece[]>([]);
  /** A treaty put together by hand, which no list holds. */
  private written = $state.raw<{ move: ConanMove; sentence: string } | null>(null);

  /** @param describe says the move, or what is in hand and what it still needs */
  constructor(
    private readonly legal: () => readonly ConanMove[],
    private readonly describe: (selection: Selection) => string = () => '',
  ) {}

  get moves(): readonly ConanMove[] {
    return this.legal();
  }

  /** The moves that fit all that has been touched. */
  get possible(): ConanMove[] {
    return this.moves.filter(move => this.picked.every(piece => uses(move, piece)));
  }

  /** The move, once everything it needs has been touched. */
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

  /** It would go on from what has been touched; once a move is fixed, whatever could stand in its place. */
  fits(piece: Piece): boolean {
    if (this.has(piece)) return true;
    const others = this.chosen ? this.picked.filter(one => one.kind !== piece.kind) : this.picked;
    return this.moves.some(move => uses(move, piece) && others.every(one => uses(move, one)));
  }

  /** Some move is done with it. */
  isOpen(piece: Piece): boolean {
    return this.moves.some(move => uses(move, piece));
  }

  has(piece: Piece): boolean {
    return this.picked.some(one => same(one, piece));
  }

  /** Touches a piece; answers whether anything can be done with it. */
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

  /** One step back: the last thing touched. */
  back(): void {
    if (this.written) this.written = null;
    else this.picked = this.picked.slice(0, -1);
  }

  release(): void {
    this.picked = [];
    this.written = null;
  }
}
