import { expect, test } from 'vitest';
import type { ConanPosition, SettledView } from '../types';
import { ContestResults } from './contestResult.svelte';

const settled = (round: number, hero: number, other: number) => ({ round, hero, other, stake: 2 }) as unknown as SettledView;
const at = (round: number, last?: SettledView, contest?: object) => ({ round, ...(last ? { settled: last } : {}), ...(contest ? { contest } : {}) }) as unknown as ConanPosition;

function table(seat: number) {
  const now = { position: at(1), seat };
  const results = new ContestResults(() => now.position, () => now.seat);
  return {
    results,
    now,
    comes(position: ConanPosition) {
      now.position = position;
      results.see();
      return results.shown;
    },
  };
}

test('a verdict between others is shown until the next contest or the next round', () => {
  const { comes } = table(0);
  const last = settled(2, 1, 2);
  expect(comes(at(2))).toBeNull();
  expect(comes(at(2, last))).toBe(last);
  expect(comes(at(2, last, {}))).toBeNull();
  expect(comes(at(3, last))).toBeNull();
});

test('the player’s own result stays until it is dismissed, whatever others do', () => {
  const { results, comes } = table(0);
  const [own, next] = [settled(2, 1, 0), settled(2, 2, 3)];
  comes(at(2, own));
  expect(comes(at(2, own, {}))).toBe(own);
  expect(comes(at(2, next))).toBe(own);
  expect(comes(at(3, next))).toBe(own);
  results.goOn();
  expect(results.shown).toBeNull();
});

test('on a shared screen no player is shown another player’s result as their own', () => {
  const { comes, now } = table(0);
  const own = settled(2, 0, 1);
  comes(at(2, own));
  now.seat = 2;
  expect(comes(at(3, own))).toBeNull();
});
