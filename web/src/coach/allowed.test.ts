import { expect, test } from 'vitest';
import type { State } from '../protocol/messages';
import { state } from '../protocol/testTable';
import { mayBeAdvised } from './allowed';

const table = (changed: Partial<State>) => ({ state: { ...state, ...changed } });

test('only somebody alone against computers may be advised', () => {
  expect(mayBeAdvised(table({ yourSeats: [0], seats: [{ person: 'ada' }, { bot: 2 }, { bot: 8 }] }))).toBe(true);
  expect(mayBeAdvised(table({ yourSeats: [0], seats: [{ person: 'ada' }, { person: 'bo' }] }))).toBe(false);
  expect(mayBeAdvised(table({ yourSeats: [0], seats: [{ person: 'ada' }, { person: 'bo' }, { bot: 2 }] }))).toBe(false);
  // People who share a screen play against each other.
  expect(mayBeAdvised(table({ yourSeats: [0, 1], seats: [{ person: 'ada' }, { person: 'ada' }, { bot: 1 }] }))).toBe(false);
  expect(mayBeAdvised(table({ yourSeats: [], seats: [{ bot: 1 }, { bot: 2 }] }))).toBe(false);
  expect(mayBeAdvised(table({ phase: 'ended', yourSeats: [0], seats: [{ person: 'ada' }, { bot: 2 }] }))).toBe(false);
});
