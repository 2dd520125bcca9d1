import type { Table } from '../protocol/tableState';

/** The time left on a seat's clock, in milliseconds; null if there is no clock. */
export function timeLeft(table: Table, seat: number, now: number): number | null {
  const { remainingMs: left, running } = table.state.clocks;
  const told = left?.[seat];
  if (told === undefined) return null;
  return Math.max(0, told - (running === seat ? now - table.clocksAt : 0));
}

const TOLD = [60, 30, 10];

/** The announced threshold between two readings, in seconds; null if none. */
export function passed(before: number | null, after: number | null): number | null {
  if (before === null || after === null) return null;
  return TOLD.find(seconds => before > seconds * 1000 && after <= seconds * 1000) ?? null;
}

/** Milliseconds until the display changes: every second, every tenth at the very end. */
export function untilChange(left: number): number {
  return left < 10_000 ? 100 : Math.max(50, left % 1000 || 1000);
}
