import { expect, test } from 'vitest';
import type { Table } from '../protocol/tableState';
import { timeLeft, passed, untilChange } from './clocks';

const table = { clocksAt: 1_000, state: { clocks: { remainingMs: [60_000, 30_000], running: 0 } } } as unknown as Table;

test('only the running clock runs, and none below zero', () => {
  expect(timeLeft(table, 0, 6_000)).toBe(55_000);
  expect(timeLeft(table, 1, 6_000)).toBe(30_000);
  expect(timeLeft(table, 0, 900_000)).toBe(0);
  expect(timeLeft({ ...table, state: { ...table.state, clocks: {} } }, 0, 0)).toBeNull();
});

test('the clock is announced at a minute, half a minute and ten seconds', () => {
  expect(passed(61_000, 59_900)).toBe(60);
  expect(passed(31_000, 30_000)).toBe(30);
  expect(passed(29_000, 28_000)).toBeNull();
  expect(passed(null, 5)).toBeNull();
});

test('the display changes on the second', () => {
  expect(untilChange(65_400)).toBe(400);
  expect(untilChange(9_000)).toBe(100);
});
