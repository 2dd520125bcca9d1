import { expect, test } from 'vitest';
import { fallen, fresh, leftAt, passedOn, paused, resumed, type Times, turnedTo } from './clock';

const TERMS = { kind: 'increment', baseMs: 60_000, incrementMs: 5_000 } as const;
const begun = (): Times => resumed(fresh(TERMS, 2) as Times, 1_000);

test('without a clock there are no times', () => {
  expect(fresh({ kind: 'none' }, 3)).toBeNull();
  expect(fresh(TERMS, 3)?.left).toEqual([60_000, 60_000, 60_000]);
});

test('only the running clock loses time, and not below zero', () => {
  const times = begun();
  expect([leftAt(times, 0, 11_000), leftAt(times, 1, 11_000)]).toEqual([50_000, 60_000]);
  expect(leftAt(times, 0, 999_000)).toBe(0);
  expect(fallen(times, 11_000)).toBeNull();
  expect(fallen(times, 999_000)).toBe(0);
});

test('setting the system clock back gives no player more time', () => {
  expect(leftAt(begun(), 0, 0)).toBe(60_000);
});

test('pressing gives the increment and starts the next clock', () => {
  expect(passedOn(begun(), 1, TERMS, 11_000)).toEqual({ left: [55_000, 60_000], seat: 1, since: 11_000 });
});

test('a player whose time is up gets no increment', () => {
  expect(passedOn(begun(), 1, TERMS, 99_000).left).toEqual([0, 60_000]);
});

test('while the clocks are paused, pressing only sets whose clock runs next', () => {
  expect(passedOn(paused(begun(), 2_000), 1, TERMS, 50_000)).toEqual({ left: [59_000, 60_000], seat: 1, since: null });
});

test('a move entered after the clock was pressed does not press it again', () => {
  const pressed = passedOn(begun(), 1, TERMS, 11_000);
  expect(turnedTo(pressed, 1, TERMS, 14_000)).toBe(pressed);
  expect(turnedTo(begun(), 1, TERMS, 11_000).left).toEqual([55_000, 60_000]);
});

test('when no player is to move, all clocks stop', () => {
  expect(turnedTo(begun(), -2, TERMS, 11_000)).toEqual({ left: [50_000, 60_000], seat: 0, since: null });
});
