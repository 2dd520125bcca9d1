/** Who led a game of points, and when the lead changed for the last time. */
import { isSide } from '../i18n/french';
import type { Language } from '../protocol/messages';

/** Points by seat after a move. */
export interface Standing {
  /** The move's place in the history. */
  index: number;
  points: readonly number[];
}

/** By how much a seat is ahead of all others. */
export const leadOf = (points: readonly number[], seat: number) => (points[seat] ?? 0) - bestOther(points, seat);

const bestOther = (points: readonly number[], seat: number) => Math.max(...points.filter((_, other) => other !== seat));

/** The move with which a seat took the lead and kept it to the end; none if it led before the first or not at the end. */
export function leadForGood(standings: readonly Standing[], seat: number): Standing | undefined {
  const behind = standings.findLastIndex(({ points }) => leadOf(points, seat) <= 0);
  return behind < 0 ? undefined : standings[behind + 1];
}

/** “You take the lead for good, 17 to 15.” Later: “You are ahead, 22 to 15.” */
export function leadText({ points }: Standing, seat: number, name: string, isYou: boolean, language: Language, isNew = true): string {
  const [own, other] = [points[seat] ?? 0, bestOther(points, seat)];
  if (language === 'en') return isNew ? `${isYou ? 'You take' : `${name} takes`} the lead for good, ${own} to ${other}.` : `${isYou ? 'You are' : `${name} is`} now ahead, ${own} to ${other}.`;
  const [take, lead] = isYou ? ['Vous prenez', 'Vous menez'] : isSide(name) ? [`Les ${name} prennent`, `Les ${name} mènent`] : [`${name} prend`, `${name} mène`];
  return isNew ? `${take} la tête pour de bon, ${own} à ${other}.` : `${lead} maintenant ${own} à ${other}.`;
}
