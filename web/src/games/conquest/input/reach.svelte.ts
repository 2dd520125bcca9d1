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

/** Looking ahead: where any die could go, and what threatens one's own Key. The answers come from `reach`; none is computed here. */
export class Reach {
  readonly #given: () => Given;
  readonly inspector = new DieInspector();
  #asked = $state.raw<Asked[]>([]);

  /** The die looked at more closely. */
  readonly die: ConquestDie | null = $derived.by(() => {
    if (this.#given().edit !== undefined) return null;
    return this.#given().position.dice.find(({ square }) => square === this.inspector.square) ?? null;
  });
  /** Everything its side could play; null until it is known. */
  readonly routes: Route[] | null = $derived.by(() => (this.die === null ? null : this.#known(this.die.seat)));
  /** Where it could go. */
  readonly chart = $derived(this.die === null || this.routes === null ? null : chartOf(this.routes, this.die.square));

  /** One's own Keys, if they are to be watched. */
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

  /** Whose moves have to be asked for. */
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
        const still = this.#asked.filter((one) => one.position === this.#given().position.position);
        this.#asked = [...still, { position: now, seat, routes: routesOf(answer) }];
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
