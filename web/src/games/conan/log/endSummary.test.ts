import { expect, test } from 'vitest';
import type { PlayedMove } from '../../../protocol/messages';
import type { GloryChange, MoveFacts } from '../types';
import { decisiveMove, decisiveText, gloryBySource } from './endSummary';

const made = (seat: number, text: string, facts: object): PlayedMove => ({ seat, text, round: 1, facts: { step: 'cards', ...facts } });
const change = (seat: number, before: number, ...why: GloryChange['why']): GloryChange => ({ seat, before, after: before + why.reduce((sum, { n }) => sum + n, 0), why });
const done = { seat: 1, card: 'throne-of-bone', loot: 5 } satisfies MoveFacts['accomplished'];
const HISTORY = [
  made(-1, 'draw:?', { glory: [change(0, 0, { by: 'start', n: 15 })] }),
  made(-1, 'draw:?', { glory: [change(1, 0, { by: 'start', n: 15 })] }),
  made(0, 'lay:?@a1', { glory: [change(0, 15, { by: 'card', n: 1 })] }),
  made(0, 'withdraw', { contest: { withdrawn: true }, glory: [change(0, 16, { by: 'contest', n: -2 }), change(1, 15, { by: 'contest', n: 2 })] }),
  made(1, 'accomplish', { accomplished: done, glory: [change(1, 17, { by: 'loot', n: 5 })] }),
  made(0, 'yes', { signed: true, glory: [change(0, 14, { by: 'treaty', n: 1 }), change(1, 22, { by: 'treaty', n: -1 })] }),
  made(1, 'pass', { over: { reason: 'most-glory', winners: [1] } }),
];

test('the sources add up to the glory, and empty ones are left out', () => {
  const columns = gloryBySource(HISTORY, 2, 'en');
  expect(columns.map(({ title, values }) => [title, ...values])).toEqual([
    ['Adventures', 0, 5],
    ['Bids', -2, 2],
    ['Treaties', 1, -1],
    ['Cards', 1, 0],
    ['Start and abilities', 15, 15],
  ]);
  expect([0, 1].map(seat => columns.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0))).toEqual([15, 21]);
});

test('the decisive move brought the winner furthest since taking the lead for good', () => {
  expect(decisiveMove({ history: HISTORY, seats: 2 })).toBe(4);
  expect(decisiveText({ history: HISTORY, seats: 2 }, 4, { language: 'en', name: () => 'Azure', isYou: () => false })).toMatch(/takes 5 glory\. Azure is now ahead, 22 to 14\.$/);
  expect(decisiveMove({ history: HISTORY.slice(0, -1), seats: 2 })).toBeUndefined();
  const later = [...HISTORY.slice(0, 4), made(0, 'lay:?@a1', { glory: [change(0, 14, { by: 'card', n: 3 })] }), ...HISTORY.slice(4)];
  expect(decisiveMove({ history: later, seats: 2 })).toBe(5);
  expect(decisiveText({ history: later, seats: 2 }, 5, { language: 'en', name: () => 'Azure', isYou: () => false })).toMatch(/^Azure completes “The Throne of Bone” \(Difficulty \d\) and takes 5 glory\. Azure takes the lead for good, 22 to 17\.$/);
});
