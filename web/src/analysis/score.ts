import type { Language } from '../protocol/messages';
import { analysis as texts } from '../i18n/messages/analysis';
import { isForced, movesToEnd } from './judgement';

/** A score for display, from the first seat's view: `+1.35`, or who wins in how many moves. */
export function scoreText(score: number, turn: number, sides: readonly string[], language: Language): string {
  const forFirst = turn === 0 ? score : -score;
  if (isForced(score)) return texts.winsIn[language](sides[forFirst > 0 ? 0 : 1] ?? '', movesToEnd(score));
  const sign = forFirst > 0 ? '+' : forFirst < 0 ? '−' : '';
  return sign + inDice(Math.abs(forFirst), language);
}

/** The same in words. */
export function scoreSentence(score: number, turn: number, sides: readonly string[], language: Language): string {
  const forFirst = turn === 0 ? score : -score;
  if (isForced(score)) return scoreText(score, turn, sides, language);
  if (forFirst === 0) return texts.level[language];
  return texts.ahead[language](sides[forFirst > 0 ? 0 : 1] ?? '', inDice(Math.abs(forFirst), language));
}

function inDice(hundredths: number, language: Language): string {
  const text = (hundredths / 100).toFixed(2);
  return language === 'fr' ? text.replace('.', ',') : text;
}
