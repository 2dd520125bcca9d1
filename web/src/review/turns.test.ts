import { expect, test } from 'vitest';
import type { ReviewAnswer, ReviewDetails } from '../engine/messages';
import { luckOf, lookedAt, mySeat, percent, tallyOf, turnAt, turnsOf } from './turns';

const seatNames = [{ en: 'Blue', fr: 'Bleus' }, { en: 'Yellow', fr: 'Jaunes' }];
const position = { spectator: {} };
const ply = (seat: number, text: string) => ({ seat, move: { text }, position });
const data = (tags: [string, string][] = []) => ({
  game: 'domination',
  options: [],
  tags: tags.map(([name, value]) => ({ name, value })),
  plies: [{ position }, ply(-1, 'lot'), ply(0, 'a'), ply(1, 'b'), ply(0, 'c')],
  recordedResult: '1-0',
});
/** Two silent draws came before the first move, and one after each. */
const recording = { data: data(), before: [0, 0, 3, 5, 7], seatNames };

const reviewed = (more: Partial<ReviewDetails> = {}): ReviewAnswer & ReviewDetails => ({
  type: 'review',
  ply: 3,
  seat: 0,
  played: 'a',
  forced: false,
  preferred: 'a',
  choices: [],
  samples: 24,
  exact: false,
  verdict: 'best',
  lost: 0,
  actual: { played: 5_000, preferred: 5_000, error: 100, luck: 'as-expected', harmless: true },
  ...more,
});

test('the turns of a seat have their places in the file and among the positions shown', () => {
  expect(turnsOf(recording, 0)).toEqual([
    { nth: 1, ply: 2, before: 3, played: 'a' },
    { nth: 2, ply: 4, before: 7, played: 'c' },
  ]);
  expect(turnsOf(recording, 1)).toEqual([{ nth: 1, ply: 3, before: 5, played: 'b' }]);
});

test('turns without a choice are left out, and those not reviewed yet', () => {
  const turns = turnsOf(recording, 0);
  const forced: ReviewAnswer = { type: 'review', ply: 7, seat: 0, played: 'c', forced: true };
  expect(lookedAt(turns, new Map<number, ReviewAnswer>([[3, reviewed()], [7, forced]])).map(one => one.played)).toEqual(['a']);
  expect(lookedAt(turns, new Map())).toEqual([]);
});

test('a turn is current before and just after its move', () => {
  const looked = lookedAt(turnsOf(recording, 0), new Map([[3, reviewed()], [7, reviewed()]]));
  expect([0, 1, 2, 3, 4].map(at => turnAt(looked, at)?.nth)).toEqual([undefined, 1, 1, 2, 2]);
  expect(tallyOf(looked)).toEqual([{ verdict: 'best', n: 2 }, { verdict: 'good', n: 0 }, { verdict: 'mistake', n: 0 }, { verdict: 'blunder', n: 0 }]);
});

test('the review begins with the viewer’s own seat, otherwise with a person’s rather than a bot’s', () => {
  const names: [string, string][] = [['Blue', 'Parlour 3'], ['Yellow', 'Ada']];
  expect(mySeat({ data: data(names), seatNames }, 'Ada')).toBe(1);
  expect(mySeat({ data: data(names), seatNames }, 'Bo')).toBe(1);
  expect(mySeat({ data: data(), seatNames }, undefined)).toBe(0);
});

test('luck and skill are separated', () => {
  const actual = reviewed().actual;
  expect(luckOf(reviewed({ actual: { ...actual, luck: 'unlucky' } }))).toBe('unlucky');
  expect(luckOf(reviewed({ verdict: 'mistake', actual: { ...actual, luck: 'unlucky' } }))).toBe('harmless');
  expect(luckOf(reviewed({ verdict: 'blunder', actual: { ...actual, harmless: false } }))).toBe('harmful');
  expect(luckOf(reviewed({ exact: true }))).toBe('exact');
  expect(percent(4_951)).toBe(50);
});
