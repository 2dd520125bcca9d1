/** The question to the player to act, in one sentence: shown in the strip and announced. */
import { spaced } from '../../../i18n/french';
import type { ConanMove, ConanPosition } from '../types';
import { asked, contest as texts } from '../texts';
import { biddingOf } from '../contest/bidding';

export function questionOf(position: ConanPosition, moves: readonly ConanMove[], name: (seat: number) => string): { en: string; fr: string } | null {
  if (moves.length === 0) return null;
  const { contest } = position;
  if (position.step !== 'auction' || !contest) return position.effect ? { en: position.effect.en, fr: spaced(position.effect.fr) } : asked[position.step];
  const standing = Math.max(...contest.bids);
  const { most, withdraw } = biddingOf(moves);
  if (standing === 0) return { en: texts.opens.en(most), fr: texts.opens.fr(most) };
  const rival = name(position.turn === contest.hero ? contest.other : contest.hero);
  const lost = withdraw?.n ?? 1;
  return { en: texts.bids.en(rival, standing, most, lost), fr: texts.bids.fr(rival, standing, most, lost) };
}
