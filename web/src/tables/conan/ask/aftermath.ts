/** How a contest went, seen by comparing the table before and after: the position itself does not speak of it any more. */
import type { ConanPosition, ContestView } from '../types';

export interface Aftermath {
  contest: ContestView;
  /** The challenge, where it was known. */
  challenge: string | null;
  /** What was turned up, with whose it was where one can tell. */
  cards: { card: string; seat: number | null }[];
  /** What each seat has gained or lost. */
  gains: number[];
  wasResolved: boolean;
}

/** Cards that lie in the discard now and did not before, each as often as it came. */
export function newlyDiscarded(before: readonly string[], after: readonly string[]): string[] {
  const old = [...before];
  return after.filter(card => {
    const at = old.indexOf(card);
    if (at < 0) return true;
    old.splice(at, 1);
    return false;
  });
}

function challengeCard(position: ConanPosition, place: string): string | null {
  const [slot, nth] = place.split('.');
  return position.adventures.find(one => one.slot === slot)?.challenges[Number(nth) - 1]?.card ?? null;
}

/** @returns nothing if no contest has ended between the two */
export function aftermathOf(before: ConanPosition | null, after: ConanPosition): Aftermath | null {
  const contest = before?.contest;
  if (!before || !contest || after.contest !== undefined) return null;
  const challenge = contest.duel ? null : challengeCard(before, contest.challenge);
  const wasResolved = before.step === 'laying' || before.step === 'cancelling';
  const gains = after.seats.map((seat, i) => seat.pg - (before.seats[i]?.pg ?? seat.pg));
  const fresh = newlyDiscarded(before.discard, after.discard);
  const cards: Aftermath['cards'] = [];
  if (wasResolved) {
    for (const { seat, card } of contest.laid) {
      const at = card === undefined ? -1 : fresh.indexOf(card);
      if (card === undefined) continue;
      if (at >= 0) fresh.splice(at, 1);
      cards.push({ card, seat });
    }
    const hidden = contest.laid.filter(({ card }) => card === undefined);
    const owners = new Set(hidden.map(({ seat }) => seat));
    // The challenge that was beaten lies there too, and an ally who has left; the cards laid came first.
    const rest = fresh.filter(card => card !== challenge).slice(0, hidden.length);
    for (const card of rest) cards.push({ card, seat: owners.size === 1 ? ([...owners][0] ?? null) : null });
  }
  return { contest, challenge, cards, gains, wasResolved };
}
