import { expect, test } from 'vitest';
import type { ConanPosition, SettledView } from '../types';
import { ContestResults, deedBetween, isDecided } from './contestResult.svelte';

const settled = (round: number, hero: number, other: number) => ({ round, hero, other, stake: 2 }) as unknown as SettledView;
const seat = (trophies: string[] = [], objects: string[] = []) => ({ trophies, objects });
const at = (round: number, more: object = {}) => ({ round, seats: [seat(), seat()], adventures: [], ...more }) as unknown as ConanPosition;

function table(seat = 0) {
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

test('a verdict is shown until it is dismissed, the next contest begins or the round ends', () => {
  const { comes, results } = table();
  const last = settled(2, 1, 2);
  expect(comes(at(2))).toBeNull();
  expect(comes(at(2, { settled: last }))).toBe(last);
  expect(comes(at(2, { settled: last, contest: {} }))).toBeNull();
  expect(comes(at(3, { settled: last }))).toBeNull();
  comes(at(2, { settled: last }));
  results.goOn();
  expect(results.shown).toBeNull();
});

test('an accomplished adventure and what was found with it are shown until dismissed', () => {
  const { comes, results } = table();
  comes(at(2, { adventures: [{ slot: 'a1', card: 'ravens-ford', challenges: [] }] }));
  comes(at(2, { seats: [seat(['ravens-ford']), seat()] }));
  expect(results.deed).toEqual({ seat: 0, card: 'ravens-ford', objects: [] });
  comes(at(2, { seats: [seat(['ravens-ford'], ['boar-spear']), seat()] }));
  expect(results.deed?.objects).toEqual(['boar-spear']);
  results.goOn();
  expect(results.deed).toBeNull();
});

test('later moves wait for a contest that was decided and for an adventure that was accomplished, and for nothing else', () => {
  const before = at(2, { settled: settled(1, 0, 1), adventures: [{ slot: 'a1', card: 'ravens-ford', challenges: [] }] });
  expect(isDecided(at(2, { settled: settled(2, 0, 1) }), before)).toBe(true);
  expect(isDecided(at(2, { settled: settled(1, 0, 1) }), before)).toBe(false);
  expect(isDecided(at(2, { settled: settled(1, 0, 1), seats: [seat(), seat(['ravens-ford'])] }), before)).toBe(true);
  expect(deedBetween(at(9, { seats: [seat(['ravens-ford']), seat()] }), before)).toBeNull();
});

test('the player’s own result stays until it is dismissed, whatever others do', () => {
  const { results, comes } = table();
  const [own, next] = [settled(2, 1, 0), settled(2, 2, 3)];
  comes(at(2, { settled: own }));
  expect(comes(at(2, { settled: own, contest: {} }))).toBe(own);
  expect(comes(at(2, { settled: next }))).toBe(own);
  expect(comes(at(3, { settled: next }))).toBe(own);
  results.goOn();
  expect(results.shown).toBeNull();
});

test('on a shared screen no player is shown another player’s result as their own', () => {
  const { comes, now } = table();
  const own = settled(2, 0, 1);
  comes(at(2, { settled: own }));
  now.seat = 2;
  expect(comes(at(3, { settled: own }))).toBeNull();
});
