import type { ConanPosition, SettledView } from '../types';

const which = ({ round, hero }: SettledView) => `${round} ${hero}`;
const isOf = (settled: SettledView, seat: number) => settled.hero === seat || settled.other === seat;

/**
 * Which verdict is shown: the last one of this round, until it is dismissed or the next contest begins; the player's
 * own stays until it is dismissed or the player moves, whatever else happens.
 */
export class ContestResults {
  private own = $state.raw<{ seat: number; settled: SettledView } | null>(null);
  private read = $state('');

  constructor(
    private readonly position: () => ConanPosition,
    private readonly seat: () => number,
  ) {}

  /** Must be called with every position. */
  see(): void {
    const { settled, round } = this.position();
    const seat = this.seat();
    if (settled && settled.round === round && isOf(settled, seat) && which(settled) !== this.read) this.own = { seat, settled };
    else if (this.own && this.own.seat !== seat) this.own = null;
  }

  get shown(): SettledView | null {
    if (this.own) return this.own.settled;
    const { settled, round, contest } = this.position();
    return settled && !contest && settled.round === round && which(settled) !== this.read ? settled : null;
  }

  goOn(): void {
    const { settled } = this.position();
    if (settled) this.read = which(settled);
    this.own = null;
  }
}
