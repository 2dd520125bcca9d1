/** What everybody may see of a position and of moves, from what one seat sees: the same as a spectator is sent. */
import type { PlayedMove } from '../../protocol/messages';
import { ATTRIBUTES, type ConanPosition, type ContestView } from './types';

/** A hand card in a treaty is known only to those it concerns: `1>2:3pg+feint` becomes `1>2:3pg+?`. */
function publicTerms(text: string): string {
  return text
    .split(';')
    .map(part => part.replace(/(?<=^\d>\d:).+/, gifts => gifts.split('+').map(gift => (/^(\d+pg|#.+)$/.test(gift) ? gift : '?')).join('+')))
    .join(';');
}

/** Cards of a contest are face down until they are turned up to be cancelled. */
function publicContest(contest: ContestView, isTurnedUp: boolean): ContestView {
  if (isTurnedUp) return contest;
  const { deciding: _, totals: __, ...open } = contest;
  const hidden = { ...open, laid: contest.laid.map(({ seat, cancelled }) => ({ seat, cancelled })) };
  if (contest.attribute === '') return hidden;
  const at = ATTRIBUTES.indexOf(contest.attribute);
  return { ...hidden, deciding: contest.attribute, totals: [contest.values[0][at] ?? 0, contest.values[1][at] ?? 0] };
}

export function publicView(position: ConanPosition): ConanPosition {
  const { hand: _, contest, offer, ...open } = position;
  return {
    ...open,
    seats: position.seats.map(seat => ({ ...seat, known: [] })),
    adventures: position.adventures.map(adventure => ({ ...adventure, challenges: adventure.challenges.map(({ card, ...challenge }) => (challenge.up && card !== undefined ? { ...challenge, card } : challenge)) })),
    ...(contest ? { contest: publicContest(contest, position.step === 'cancelling') } : {}),
    // The sentences may name cards; the table makes its own from the terms.
    ...(offer ? { offer: { ...offer, text: publicTerms(offer.text), en: '', fr: '' } } : {}),
  };
}

/** A move as everybody may read it. */
export function publicText(text: string): string {
  if (text.startsWith('treaty:')) return `treaty:${publicTerms(text.slice('treaty:'.length))}`;
  return text.replace(/^(draw|down|lay):[^@]+/, '$1:?');
}

/** The moves so far as everybody may read them; the facts told with them are public. */
export const publicMoves = (history: readonly PlayedMove[]): PlayedMove[] => history.map(move => ({ ...move, text: publicText(move.text) }));
