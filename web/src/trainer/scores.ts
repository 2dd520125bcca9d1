import { dayBefore } from '../i18n/date';

/** What the browser stores about the face trainer: best score, longest streak, and the days of training. */
interface Scores {
  best: number;
  streak: number;
  /** The last day with a whole round, `2026-11-18`; empty for none. */
  day: string;
  /** How many days in a row, up to that day. */
  days: number;
}

const NONE: Scores = { best: 0, streak: 0, day: '', days: 0 };

/** Parses `best streak day days`; anything else is nothing yet. */
export function readScores(text: string | null): Scores {
  const [, best, streak, day, days] = /^(\d{1,4}) (\d{1,4}) (\d{4}-\d\d-\d\d) (\d{1,5})$/.exec(text ?? '') ?? [];
  return day === undefined ? NONE : { best: Number(best), streak: Number(streak), day, days: Number(days) };
}

export function writeScores({ best, streak, day, days }: Scores): string {
  return `${best} ${streak} ${day} ${days}`;
}

/** The scores after a whole round on a day. */
export function withRound(scores: Scores, round: { score: number; streak: number; day: string }): Scores {
  const days = scores.day === round.day ? scores.days : scores.day === dayBefore(round.day) ? scores.days + 1 : 1;
  return { best: Math.max(scores.best, round.score), streak: Math.max(scores.streak, round.streak), day: round.day, days };
}

/** The days in a row that still count today: a day missed ends them. */
export function daysInARow(scores: Scores, today: string): number {
  return scores.day === today || scores.day === dayBefore(today) ? scores.days : 0;
}
