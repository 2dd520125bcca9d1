import { chartOf, type Route, routesOf } from '../geometry/routes';
import { DieInspector } from '../render/dieInspector.svelte';
import type { ConquestBoardProps, ConquestDie } from '../types';
import type { Selection } from './selection.svelte';

type Given = Pick<ConquestBoardProps, 'position' | 'seats' | 'warn' | 'threats' | 'legalMovesOf' | 'edit'> & { selection: Selection };

interface Asked {
  position: string;
  seat: number;
  routes: Route[];
}

/**
 * Preview: where any die could go, and what threatens the player's own Key. The moves come from `reach`; nothing is
 * computed here.
 */
export class Reach {
  readonly #given: () => Given;
  readonly inspector = new DieInspector();
  #asked = $state.raw<Asked[]>([]);

  /** The die being previewed. */
  readonly die: ConquestDie | null = $derived.by(() => {
    if (this.#given().edit !== undefined) return null;
    return this.#given().position.dice.find(({ square }) => square === this.inspector.square) ?? null;
  });
  /** All routes of its side; null until they are known. */
  readonly routes: Route[] | null = $derived.by(() => (this.die === null ? null : this.#known(this.die.seat)));
  /** Where it could go. */
  readonly chart = $derived(this.die === null || this.routes === null ? null : chartOf(this.routes, this.die.square));

  /** The player's own Key dice, if threats are to be shown. */
  readonly #guarded = $derived.by(() => {
    const { warn, edit, position, seats } = this.#given();
    return warn && edit === undefined && position.outcome === undefined ? position.dice.filter((die) => die.key && seats.includes(die.seat)) : [];
  });
  readonly threats: Route[] = $derived.by(() => {
    const { threats, position } = this.#given();
    if (this.#guarded.length === 0) return [];
    const known = threats !== undefined ? routesOf(threats) : this.#asked.filter((one) => one.position === position.position).flatMap((one) => one.routes);
    const seatOn = (square: string): number | undefined => position.dice.find((die) => die.square === square)?.seat;
    return known.filter((one) => one.takes && this.#guarded.some((die) => die.square === one.to && seatOn(one.from) !== die.seat));
  });

  constructor(given: () => Given) {
    this.#given = given;
  }

  /** The seats whose moves must be requested. */
  get wanted(): number[] {
    const { threats, position } = this.#given();
    const looked = this.die !== null && this.routes === null ? [this.die.seat] : [];
    const feared = threats === undefined && position.turn >= 0 ? this.#guarded.map((die) => 1 - die.seat) : [];
    return [...looked, ...feared];
  }

  ask(seat: number): void {
    const { position, legalMovesOf } = this.#given();
    const now = position.position;
    if (legalMovesOf === undefined || this.#asked.some((one) => one.seat === seat && one.position === now)) return;
    legalMovesOf(seat).then(
      (answer) => {
        // Two requests for the same moves may be under way; the second answer replaces the first.
        const others = this.#asked.filter((one) => one.position === this.#given().position.position && (one.seat !== seat || one.position !== now));
        this.#asked = [...others, { position: now, seat, routes: routesOf(answer) }];
      },
      () => undefined,
    );
  }

  #known(seat: number): Route[] | null {
    const { selection, position } = this.#given();
    if (selection.moves.length > 0 && seat === position.turn) return selection.routes;
    return this.#asked.find((one) => one.seat === seat && one.position === position.position)?.routes ?? null;
  }
}
