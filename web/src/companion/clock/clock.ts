import type { ClockTerms } from '../../protocol/messages';

/** The clocks of all players: the times left at the last change, whose clock runs, and since when. */
export interface Times {
  /** By seat, in milliseconds. */
  left: number[];
  /** Whose clock runs, or will run after the pause. */
  seat: number;
  /** Epoch milliseconds, so that the clock runs on while the page is closed; null while paused. */
  since: number | null;
}

export function fresh(terms: ClockTerms, seats: number): Times | null {
  return terms.kind === 'increment' ? { left: Array.from({ length: seats }, () => terms.baseMs), seat: 0, since: null } : null;
}

/** The time a seat has left now. */
export function leftAt({ left, seat: running, since }: Times, seat: number, now: number): number {
  const told = left[seat] ?? 0;
  return running === seat && since !== null ? Math.max(0, told - Math.max(0, now - since)) : told;
}

/** The seat whose time is up, if any. */
export function fallen(times: Times, now: number): number | null {
  const seat = times.left.findIndex((_, one) => leftAt(times, one, now) === 0);
  return seat < 0 ? null : seat;
}

/** Stops all clocks. */
export function paused(times: Times, now: number): Times {
  return { left: times.left.map((_, seat) => leftAt(times, seat, now)), seat: times.seat, since: null };
}

export function resumed(times: Times, now: number): Times {
  return times.since === null ? { ...times, since: now } : times;
}

/** The clock is pressed: its owner gets the increment if there is time left, and the next player's clock starts. */
export function passedOn(times: Times, next: number, terms: ClockTerms, now: number): Times {
  if (times.since === null) return { ...times, seat: next };
  const { left } = paused(times, now);
  const more = terms.kind === 'increment' ? terms.incrementMs : 0;
  return { left: left.map((ms, seat) => (seat === times.seat && ms > 0 ? ms + more : ms)), seat: next, since: now };
}

/** A move was entered: starts the clock of the player to move, unless the clock was pressed already. */
export function turnedTo(times: Times, turn: number, terms: ClockTerms, now: number): Times {
  return turn < 0 ? paused(times, now) : times.seat === turn ? times : passedOn(times, turn, terms, now);
}
