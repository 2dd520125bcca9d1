import type { OpeningAnswer } from '../../engine/engine';
import type { OpeningTable } from './openingTable';

/** A move that was played, with the shares of the results in percent, which add up to 100. */
export interface Row {
  text: string;
  games: number;
  /** Of all games in this position. */
  share: number;
  first: number;
  drawn: number;
  second: number;
}

/**
 * The moves of a position that were played, the most frequent first.
 *
 * @param mover the seat that is to move
 */
export function rowsOf(table: OpeningTable, opening: OpeningAnswer, mover: number): Row[] {
  const texts = new Map(opening.moves.map(({ route, text }) => [route, text]));
  const played = table.moves(opening.key).flatMap(results => {
    const text = texts.get(results.route);
    return text === undefined ? [] : [{ text, ...results, games: results.wins + results.draws + results.losses }];
  });
  const all = played.reduce((sum, { games }) => sum + games, 0);
  return played.map(({ text, games, wins, draws, losses }) => {
    const [first, drawn, second] = percent(mover === 0 ? [wins, draws, losses] : [losses, draws, wins]);
    return { text, games, share: Math.round((100 * games) / all), first, drawn, second };
  });
}

/** Whole percentages that add up to 100: what rounding down leaves goes to the largest remainders. */
function percent(counts: [number, number, number]): [number, number, number] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const exact = counts.map(count => (100 * count) / all);
  const whole = exact.map(Math.floor);
  const order = exact.map((value, i) => ({ i, rest: value - Math.floor(value) })).sort((a, b) => b.rest - a.rest);
  const missing = 100 - whole.reduce((sum, value) => sum + value, 0);
  for (const { i } of order.slice(0, missing)) whole[i] = (whole[i] ?? 0) + 1;
  return [whole[0] ?? 0, whole[1] ?? 0, whole[2] ?? 0];
}
