import { chartOf, type Route, routesOf, routesTyped } from '../geometry/routes';
import { isSquare } from '../geometry/squares';
import type { ConquestBoardProps, TypedResult } from '../types';
import { pickedUp, saying, sentence } from '../boardTexts';

type Given = Pick<ConquestBoardProps, 'moves' | 'edit' | 'language'>;

/** The player's hand: a die, perhaps a route. What is no longer legal falls out of it by itself. */
export class Selection {
  readonly #given: () => Given;
  #picked = $state<string | null>(null);
  #fixed = $state<string | null>(null);
  #pointed = $state<string | null>(null);
  /** Confirmed, and not yet part of the position. */
  pending = $state.raw<Route | null>(null);
  /** What the player hears of it. */
  said = $state('');

  readonly routes: Route[] = $derived.by(() => (this.#given().edit === undefined ? routesOf(this.#given().moves) : []));
  readonly movable = $derived(new Set(this.routes.map((one) => one.from)));
  /** The square of the die in hand. */
  readonly square = $derived(this.#picked !== null && this.movable.has(this.#picked) && this.pending === null ? this.#picked : null);
  readonly chart = $derived(this.square === null ? new Map<string, Route[]>() : chartOf(this.routes, this.square));
  /** The route that waits for confirmation. */
  readonly chosen: Route | null = $derived(this.#found(this.#fixed));
  /** The route to be drawn: the chosen one, or the one pointed at. */
  readonly shown: Route | null = $derived(this.chosen ?? this.#found(this.#pointed));

  constructor(given: () => Given) {
    this.#given = given;
  }

  pick(square: string): void {
    this.#hold(square, null);
    this.said = pickedUp(this.routes, square, this.#given().language);
  }

  fix(one: Route): void {
    this.#hold(one.from, one.move.text);
    this.said = sentence(one, this.#given().language);
  }

  point(one: Route | null): void {
    this.#pointed = one?.move.text ?? null;
  }

  /** Takes a choice back, not the die. */
  unfix(): void {
    this.#fixed = null;
  }

  release(): void {
    const was = this.#picked;
    this.#hold(null, null);
    if (was !== null) this.said = saying(this.#given().language)(`${was} put back.`, `${was} reposé.`);
  }

  /** The choice leaves the hand and waits to become part of the position. */
  play(): Route | null {
    const one = this.chosen;
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
    } else if (this.chosen !== null) {
      this.#fixed = null;
      this.said = saying(this.#given().language)(`${this.square ?? ''} in hand.`, `${this.square ?? ''} en main.`);
    } else {
      this.release();
    }
    return played;
  }

  /** Reads a move in notation as far as it has been typed; also says where to look. */
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
