import { language } from '../../../i18n/language.svelte';
import type { Move } from '../../../protocol/messages';
import type { MoveSelection } from '../../types';
import { chartOf, type Route, routesOf, routesTyped } from '../geometry/routes';
import { isSquare } from '../geometry/squares';
import type { DescribedMove, TypedResult } from '../types';
import { inHandText, pickedUp, saying, sentence } from '../boardTexts';

/** The move being chosen: a die in hand, then a route. Anything no longer legal is deselected. */
export class Selection implements MoveSelection {
  readonly #moves: () => readonly Move[];
  #picked = $state<string | null>(null);
  #fixed = $state<string | null>(null);
  #pointed = $state<string | null>(null);
  /** Confirmed, but not yet part of the position. */
  pending = $state.raw<Route | null>(null);
  /** Its announcement. */
  said = $state('');

  readonly moves = $derived.by(() => this.#moves() as DescribedMove[]);
  readonly routes: Route[] = $derived(routesOf(this.moves));
  readonly movable = $derived(new Set(this.routes.map((one) => one.from)));
  /** The square of the die in hand. */
  readonly square = $derived(this.#picked !== null && this.movable.has(this.#picked) && this.pending === null ? this.#picked : null);
  readonly chart = $derived(this.square === null ? new Map<string, Route[]>() : chartOf(this.routes, this.square));
  /** The route waiting for confirmation. */
  readonly route: Route | null = $derived(this.#found(this.#fixed));
  /** The route to draw: the chosen one, or the one pointed at. */
  readonly shown: Route | null = $derived(this.route ?? this.#found(this.#pointed));

  constructor(moves: () => readonly Move[]) {
    this.#moves = moves;
  }

  get chosen(): DescribedMove | null {
    return this.route?.move ?? null;
  }

  get declared(): string {
    return (this.pending ?? this.route)?.move.text ?? this.square ?? '';
  }

  get sentence(): string {
    if (this.route !== null) return sentence(this.route, language());
    return this.square === null ? '' : inHandText(this.square, language());
  }

  pick(square: string): void {
    this.#hold(square, null);
    this.said = pickedUp(this.routes, square, language());
  }

  fix(one: Route): void {
    this.#hold(one.from, one.move.text);
    this.said = sentence(one, language());
  }

  point(one: Route | null): void {
    this.#pointed = one?.move.text ?? null;
  }

  /** Deselects the route, but keeps the die. */
  unfix(): void {
    this.#fixed = null;
  }

  release(): void {
    this.#hold(null, null);
    this.pending = null;
  }

  /** The player puts the die back. */
  putBack(): void {
    if (this.#picked !== null) this.said = saying(language())(`${this.#picked} put back.`, `${this.#picked} reposé.`);
    this.release();
  }

  /** Confirms the choice, which then waits to become part of the position. */
  play(): Route | null {
    const one = this.route;
    if (one === null) return null;
    this.#hold(null, null);
    this.pending = one;
    return one;
  }

  /** One step back: the confirmed move, which is returned, or the choice, or the die. */
  back(): Route | null {
    const played = this.pending;
    if (played !== null) {
      this.pending = null;
      this.#hold(played.from, null);
    } else if (this.route !== null) {
      this.#fixed = null;
      this.said = saying(language())(`${this.square ?? ''} in hand.`, `${this.square ?? ''} en main.`);
    } else {
      this.putBack();
    }
    return played;
  }

  /** Parses a move in notation as far as it has been typed; also returns the square to look at. */
  type(text: string): { typed: TypedResult; at: string | null } {
    const typed = text.trim().replace(/^K(?=[a-i])/, '');
    if (isSquare(typed) && this.movable.has(typed)) {
      this.pick(typed);
      return { typed: 'picked', at: typed };
    }
    const [first, ...others] = routesTyped(this.routes, typed);
    if (first === undefined) return { typed: 'none', at: null };
    if (others.length > 0) this.#hold(first.from, null);
    else this.fix(first);
    return { typed: others.length > 0 ? 'several' : 'chosen', at: first.to };
  }

  #hold(square: string | null, move: string | null): void {
    this.#picked = square;
    this.#fixed = move;
    this.#pointed = null;
  }

  #found(text: string | null): Route | null {
    return this.square === null ? null : (this.routes.find((one) => one.move.text === text && one.from === this.square) ?? null);
  }
}
