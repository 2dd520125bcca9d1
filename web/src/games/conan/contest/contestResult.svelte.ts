import type { ConanPosition, SettledView } from '../types';

const which = ({ round, hero }: SettledView) => `${round} ${hero}`;

/** An adventure just accomplished, and the objects found with it. */
export interface Deed {
  seat: number;
  card: string;
  objects: string[];
}

/** The contest settled between two positions. */
function settledBetween(after: ConanPosition, before: ConanPosition): SettledView | null {
  const { settled } = after;
  return settled && (!before.settled || which(before.settled) !== which(settled)) ? settled : null;
}

/** The adventure accomplished between two positions that follow each other. */
export function deedBetween(after: ConanPosition, before: ConanPosition): Deed | null {
  if (Math.abs(after.round - before.round) > 1) return null;
  for (const [seat, { trophies }] of after.seats.entries()) {
    const had = before.seats[seat]?.trophies;
    if (had?.length !== trophies.length - 1) continue;
    const card = before.adventures.find(one => trophies.filter(two => two === one.card).length > had.filter(two => two === one.card).length)?.card;
    if (card !== undefined) return { seat, card, objects: newObjects(after, before) };
  }
  return null;
}

function newObjects(after: ConanPosition, before: ConanPosition): string[] {
  return after.seats.flatMap(({ objects }, seat) => objects.filter(card => !before.seats[seat]?.objects.includes(card)));
}

/** Whether a contest was decided or an adventure accomplished between two positions. */
export function isDecided(after: ConanPosition, before: ConanPosition): boolean {
  return settledBetween(after, before) !== null || deedBetween(after, before) !== null;
}

const isOf = (settled: SettledView, seat: number) => settled.hero === seat || settled.other === seat;

/**
 * What has just been decided, to be shown: the last contest of this round until it is dismissed or the next one begins,
 * and the adventure it accomplished. The player's own contest stays until it is dismissed or the player moves, whatever
 * else happens.
 */
export class ContestResults {
  private own = $state.raw<{ seat: number; settled: SettledView } | null>(null);
  private read = $state('');
  private last: ConanPosition | null = null;
  deed = $state.raw<Deed | null>(null);

  constructor(
    private readonly position: () => ConanPosition,
    private readonly seat: () => number,
  ) {}

  /** Must be called with every position. */
  see(): void {
    const now = this.position();
    const seat = this.seat();
    const { settled, round } = now;
    if (settled && settled.round === round && isOf(settled, seat) && which(settled) !== this.read) this.own = { seat, settled };
    else if (this.own && this.own.seat !== seat) this.own = null;
    this.seeDeed(now);
  }

  private seeDeed(now: ConanPosition): void {
    const before = this.last;
    this.last = now;
    if (!before) return;
    const deed = deedBetween(now, before);
    if (deed) this.deed = deed;
    else if (this.deed) {
      const found = newObjects(now, before);
      if (this.deed.seat !== this.seat() && (now.contest || now.round > before.round)) this.deed = null;
      else if (found.length > 0) this.deed = { ...this.deed, objects: [...this.deed.objects, ...found] };
    }
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
    this.deed = null;
  }
}
