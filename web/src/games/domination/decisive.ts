import { isSide } from '../../i18n/french';
import { leadForGood, type Standing } from '../lead';
import type { Language, PlayedMove, Result } from '../../protocol/messages';
import type { Cast, FinalGame } from '../types';
import { readMove } from './notation';
import type { DominationPosition } from './types';

/** The move with which the winner took the lead for good, with the territories of both games of a match. */
export function leadTaken({ position, history, result }: FinalGame): Standing | undefined {
  const winner = (result ?? '').split('-').indexOf('1');
  if (winner < 0) return undefined;
  const { scores, firstGame } = position as DominationPosition;
  // Backwards from the final scores: a conquered territory stays with its owner.
  const points = scores.map(({ territories }, seat) => territories + (firstGame?.scores[seat]?.territories ?? 0));
  const standings: Standing[] = [];
  for (let index = history.length - 1; index >= 0; index--) {
    const { seat, text } = history[index] ?? { seat: -1, text: '' };
    const conquered = seat < 0 ? 0 : (readMove(text)?.stars ?? 0);
    if (conquered === 0) continue;
    standings.unshift({ index, points: [...points] });
    points[seat] = (points[seat] ?? 0) - conquered;
  }
  return leadForGood([{ index: -1, points }, ...standings], winner);
}

/** Who has most territories, or most on the border; a shared win is told by the server's sentence. */
export function resultText({ reason, result = '' }: Result, position: unknown, { names, you }: Cast, language: Language): string | undefined {
  const winner = result.split('-').indexOf('1');
  const name = names[winner];
  if (name === undefined || (reason !== 'most-territories' && reason !== 'most-border-territories')) return undefined;
  const { scores, firstGame } = position as DominationPosition;
  const sum = (of: 'territories' | 'border') => (scores[winner]?.[of] ?? 0) + (firstGame?.scores[winner]?.[of] ?? 0);
  const isYou = you.length === 1 && you.includes(winner);
  const [has, a] = isYou ? ['you have', 'vous avez'] : [`${name} has`, isSide(name) ? `les ${name} ont` : `${name} a`];
  const said =
    reason === 'most-territories'
      ? { en: `${has} the most territories: ${sum('territories')}.`, fr: `${a} le plus de territoires\u00a0: ${sum('territories')}.` }
      : { en: `tied at ${sum('territories')} territories, ${has} the most on the border: ${sum('border')}.`, fr: `à égalité avec ${sum('territories')} territoires, ${a} le plus de territoires en bordure\u00a0: ${sum('border')}.` };
  return said[language].charAt(0).toUpperCase() + said[language].slice(1);
}

/** After each move that conquers: how many territories its player has conquered in this game so far. */
export function scoresAfter(history: readonly PlayedMove[]): string[] {
  let scores: number[] = [];
  let round = 0;
  return history.map(move => {
    // The second game of a match counts from one again.
    if (move.round < round) scores = [];
    round = move.round;
    const conquered = move.seat < 0 ? 0 : (readMove(move.text)?.stars ?? 0);
    if (conquered === 0) return '';
    scores[move.seat] = (scores[move.seat] ?? 0) + conquered;
    return `= ${scores[move.seat]}`;
  });
}
