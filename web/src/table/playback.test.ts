import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyMessage, type Table } from '../protocol/tableState';
import { whole } from '../protocol/testTable';
import { Playback, type Step } from './playback.svelte';

const FIRST = applyMessage(null, whole, 0)!;
const at = (seq: number): Table => ({ ...FIRST, seq });
const move = (seq: number, seat = 1): Step => ({ table: at(seq), events: [{ kind: 'played', seat, text: String(seq), round: 1, spentMs: 0 }] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A playback that shows moves of other seats for a second; the table with the number `held` must be acknowledged. */
function playing(held = -1) {
  const shown: string[] = [];
  const playback = new Playback({
    stay: ({ events }) => (events.some(event => event.kind === 'played' && event.seat !== 0) ? 1_000 : 0),
    isOwn: ({ events }) => events.some(event => event.kind === 'played' && event.seat === 0),
    mustAcknowledge: after => after.seq === held,
    onShow: ({ table }, isSkipped) => void shown.push(`${table.seq}${isSkipped ? ' skipped' : ''}`),
  });
  playback.replace(FIRST);
  return { playback, shown };
}

test('moves that arrive together are shown a second apart, and the last waits for nothing', () => {
  const { playback, shown } = playing();
  for (const seq of [5, 6, 7]) playback.arrive(move(seq));
  expect([shown, playback.waiting]).toEqual([['5'], 2]);
  vi.advanceTimersByTime(1_000);
  expect(shown).toEqual(['5', '6']);
  vi.advanceTimersByTime(1_000);
  expect([shown, playback.waiting, playback.shown?.seq]).toEqual([['5', '6', '7'], 0, 7]);
});

test('a move after a pause is shown at once', () => {
  const { playback, shown } = playing();
  playback.arrive(move(5));
  vi.advanceTimersByTime(5_000);
  playback.arrive(move(6));
  expect(shown).toEqual(['5', '6']);
});

test('skipping shows everything that waits', () => {
  const { playback, shown } = playing();
  for (const seq of [5, 6, 7]) playback.arrive(move(seq));
  playback.skip();
  expect([shown, playback.shown?.seq]).toEqual([['5', '6 skipped', '7 skipped'], 7]);
});

test('the player’s own move is shown at once, after all before it', () => {
  const { playback, shown } = playing();
  for (const seq of [5, 6]) playback.arrive(move(seq));
  playback.arrive(move(7, 0));
  expect(shown).toEqual(['5', '6 skipped', '7']);
});

test('a position to be acknowledged stays until it is, even when skipping', () => {
  const { playback, shown } = playing(6);
  for (const seq of [5, 6, 7]) playback.arrive(move(seq));
  playback.skip();
  expect([shown, playback.isHeld, playback.waiting]).toEqual([['5', '6 skipped'], true, 1]);
  vi.advanceTimersByTime(60_000);
  playback.skip();
  expect(playback.shown?.seq).toBe(6);
  playback.acknowledge();
  expect([playback.shown?.seq, playback.isHeld]).toEqual([7, false]);
});

test('the player’s own move acknowledges', () => {
  const { playback } = playing(5);
  playback.arrive(move(5));
  playback.arrive(move(6, 0));
  expect([playback.shown?.seq, playback.isHeld]).toEqual([6, false]);
});

test('an animation delays later moves until it ends, but not for ever', () => {
  const { playback, shown } = playing();
  playback.arrive(move(5));
  const end = playback.hold();
  playback.arrive(move(6));
  vi.advanceTimersByTime(2_000);
  expect(shown).toEqual(['5']);
  end();
  expect(shown).toEqual(['5', '6']);
  playback.hold();
  playback.arrive(move(7));
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual(['5', '6', '7']);
});

test('what is not an event changes everything that waits', () => {
  const { playback } = playing();
  for (const seq of [5, 6]) playback.arrive(move(seq));
  playback.update(table => ({ ...table, present: ['pa', 'pb'] }));
  expect(playback.shown?.present).toEqual(['pa', 'pb']);
  playback.skip();
  expect(playback.shown?.present).toEqual(['pa', 'pb']);
});

test('a whole table replaces what waits', () => {
  const { playback, shown } = playing(5);
  for (const seq of [5, 6]) playback.arrive(move(seq));
  playback.replace(at(9));
  vi.advanceTimersByTime(5_000);
  expect([shown, playback.shown?.seq, playback.isHeld, playback.waiting]).toEqual([['5'], 9, false, 0]);
});
