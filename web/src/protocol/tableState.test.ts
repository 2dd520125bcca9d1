import { describe, expect, test } from 'vitest';
import { applyMessage, hasGap, type Table } from './tableState';
import type { EventMessage } from './messages';
import { state, whole } from './testTable';

const table = applyMessage(null, whole, 100) as Table;

function played(number: number, text: string, more: Partial<EventMessage> = {}): EventMessage {
  const event = { kind: 'played', seat: 0, text, round: 1, spentMs: 10 } as const;
  return { type: 'event', table: 'k7', seq: number, at: 0, event, ...more };
}

describe('applying messages', () => {
  test('a whole table replaces everything', () => {
    expect(table.seq).toBe(4);
    expect(table.clocksAt).toBe(100);
    expect(applyMessage(applyMessage(table, played(5, 'a1-a2'), 1), whole, 2)?.state.history).toEqual([]);
  });

  test('the fields of an event replace the known ones, and its move is added to the history', () => {
    const next = applyMessage(table, played(5, 'd1-d5', { state: { turn: 1, moves: [] } }), 200);
    expect(next?.state.turn).toBe(1);
    expect(next?.state.moves).toEqual([]);
    expect(next?.state.seats).toEqual(state.seats);
    expect(next?.state.history).toEqual([{ seat: 0, text: 'd1-d5', round: 1 }]);
    expect(next?.clocksAt).toBe(100);
  });

  test('clocks count from the arrival of the message', () => {
    expect(applyMessage(table, played(5, 'd1-d5', { state: { clocks: {} } }), 200)?.clocksAt).toBe(200);
  });

  test('a move taken back is removed from the history', () => {
    const one = applyMessage(table, played(5, 'd1-d5'), 0);
    const back: EventMessage = { type: 'event', table: 'k7', seq: 6, at: 0, event: { kind: 'taken-back', seat: 0 } };
    expect(applyMessage(one, back, 0)?.state.history).toEqual([]);
  });

  test('a history in an event replaces the known one', () => {
    const told = [{ seat: 1, text: 'x', round: 9 }];
    expect(applyMessage(table, played(5, 'd1-d5', { state: { history: told } }), 0)?.state.history).toEqual(told);
  });

  test('a repeated event changes nothing', () => {
    expect(applyMessage(table, played(4, 'd1-d5'), 0)).toBe(table);
  });

  test('a missing event is detected', () => {
    expect(hasGap(table, played(6, 'd1-d5'))).toBe(true);
    expect(hasGap(table, played(5, 'd1-d5'))).toBe(false);
    expect(hasGap(null, played(1, 'd1-d5'))).toBe(true);
  });

  test('a declaration ends with the next event', () => {
    const declaring = applyMessage(table, { type: 'declared', table: 'k7', seat: 1, text: 'd8' }, 0);
    expect(declaring?.declared).toEqual({ 1: 'd8' });
    expect(applyMessage(declaring, played(5, 'd1-d5'), 0)?.declared).toEqual({});
  });

  test('presence changes, and chat lines are added once', () => {
    const gone = applyMessage(table, { type: 'presence', table: 'k7', person: 'pa', present: false }, 0);
    expect(gone?.present).toEqual([]);
    const line = { seq: 1, person: 'pa', at: 0, text: 'Bonjour' };
    const said = applyMessage(table, { type: 'chat', table: 'k7', line }, 0);
    expect(applyMessage(said, { type: 'chat', table: 'k7', line }, 0)?.chat).toEqual([line]);
  });

  test('chat is kept when a whole table arrives without it', () => {
    const line = { seq: 1, person: 'pa', at: 0, text: 'Bonjour' };
    const said = applyMessage(table, { type: 'chat', table: 'k7', line }, 0);
    const { chat: _, ...silent } = whole;
    expect(applyMessage(said, silent, 0)?.chat).toEqual([line]);
  });

  test('messages about another table are ignored', () => {
    expect(applyMessage(table, { ...played(5, 'd1-d5'), table: 'other' }, 0)).toBe(table);
  });

  test('a new player is named by the event', () => {
    const people = { pb: { name: 'Bo', kind: 'guest' } } as const;
    expect(applyMessage(table, played(5, 'd1-d5', { people }), 0)?.people).toEqual({ ...whole.people, ...people });
  });
});
