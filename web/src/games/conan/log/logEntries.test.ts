import { expect, test } from 'vitest';
import type { PlayedMove } from '../../../protocol/messages';
import type { ContestFacts, MoveFacts } from '../types';
import { type LogEntry, logEntries } from './logEntries';
import { accomplishedText, type Cast, contestDetails, contestSummary, overText, passesText } from './logText';

const made = (seat: number, text: string, round: number, facts?: Partial<MoveFacts>): PlayedMove => ({ seat, text, round, ...(facts ? { facts: { step: 'cards', ...facts } as unknown as Record<string, unknown> } : {}) });
const kinds = (story: LogEntry[]) => story.map(({ kind, ply }) => [kind, ply]);
const NAMES = ['Ada', 'Azur', 'Jade'];
const cast = (language: 'en' | 'fr', you = 0): Cast => ({ language, name: seat => NAMES[seat] ?? '', isYou: seat => seat === you });

const RESULT: ContestFacts = { round: 2, hero: 0, other: 1, duel: false, card: 'thorn-darts', withdrawn: false, attribute: 'strength', totals: [8, 5], laid: [{ seat: 0, card: 'second-wind', cancelled: false, use: 'add', adds: 2 }, { seat: 1, card: 'feint', cancelled: false, use: 'bluff', adds: 0 }], winner: 0, stake: 2, moved: [2, -2, 0], adventure: 'throne-of-bone', heroes: ['orsa', ''], bids: [2, 2], values: [[6, 3, 3], [5, 6, 3]] };

/** A contest that wins the adventure at once. */
const FOUGHT = [
  made(0, 'face:a1.1', 2, { step: 'heroes', slots: [{ slot: 'a1', card: 'throne-of-bone' }], challenge: { owner: 1, card: 'thorn-darts' } }),
  made(0, 'bid:1', 2, { step: 'auction' }),
  made(1, 'bid:2', 2, { step: 'auction' }),
  made(0, 'follow', 2, { step: 'auction' }),
  made(0, 'name:strength', 2, { step: 'naming' }),
  made(0, 'down:second-wind', 2, { step: 'laying' }),
  made(1, 'down:?', 2, { step: 'laying' }),
  made(0, 'pass', 2, { step: 'laying' }),
  made(1, 'pass', 2, {
    step: 'laying',
    contest: RESULT,
    accomplished: { seat: 0, card: 'throne-of-bone', loot: 5 },
    glory: [{ seat: 0, before: 15, after: 22, why: [{ by: 'contest', n: 2 }, { by: 'loot', n: 5 }] }, { seat: 1, before: 14, after: 12, why: [{ by: 'contest', n: -2 }] }],
  }),
];

test('every round has a heading with the glory as it begins', () => {
  const story = logEntries([made(0, 'lay:?@a1', 1, { glory: [{ seat: 0, before: 15, after: 16, why: [{ by: 'card', n: 1 }] }] }), made(1, 'bid:2', 1), made(0, 'pass', 2)]);
  expect(kinds(story)).toEqual([['round', 0], ['move', 1], ['move', 2], ['round', 2], ['move', 3]]);
  expect(story[3]).toMatchObject({ glory: [16] });
});

test('a contest is one entry, what it wins another, and each has its own change of glory', () => {
  const story = logEntries(FOUGHT);
  expect(kinds(story)).toEqual([['round', 0], ['contest', 9], ['accomplished', 9]]);
  expect(story[1]).toMatchObject({ glory: [{ seat: 0, before: 15, after: 17 }, { seat: 1, before: 14, after: 12 }] });
  expect(story[2]).toMatchObject({ glory: [{ seat: 0, before: 17, after: 22 }] });
});

test('a contest is told in words with its numbers, in both languages', () => {
  const contest = logEntries(FOUGHT)[1] as Extract<LogEntry, { kind: 'contest' }>;
  expect(contestSummary(contest, cast('en'), () => null)).toBe('You overcome Azur’s trap “Thorn Darts” on “The Throne of Bone”: Strength 8 against 5.');
  expect(contestDetails(contest, cast('en')).slice(2)).toEqual([
    'Bids: you 1, Azur 2, you call 2.',
    'You choose Strength.',
    'You played “Second Wind”: +2.',
    'Azur played “Feint”: bluff.',
    'Strength: 6 + 2 = 8 against 5.',
    'You win 2 glory, which Azur loses.',
  ]);
  expect(contestDetails(contest, cast('en'))[1]).toBe('Thorn Darts: Strength 5, Cunning 6, Spirit 3.');
  expect(contestSummary(contest, cast('fr', 2), () => null)).toMatch(/^Ada surmonte «.*» \(piège d’Azur\) sur «.*»\u00a0: Force 8 contre 5\.$/);
  expect(contestDetails(contest, cast('fr')).slice(2, 4)).toEqual(['Enchère\u00a0: vous 1, Azur 2, vous suivez à 2.', 'Vous choisissez Force.']);
});

test('an unfinished contest says who faces what', () => {
  const contest = logEntries(FOUGHT.slice(0, 3))[1] as Extract<LogEntry, { kind: 'contest' }>;
  expect(contestSummary(contest, cast('en', 1), () => null)).toBe('Ada faces your trap “Thorn Darts” on “The Throne of Bone”.');
  expect(contestDetails(contest, cast('en', 1))).toEqual(['Thorn Darts: Strength 5, Cunning 6, Spirit 3.', 'Bids: Ada 1, you 2.']);
});

test('players who pass one after the other are one entry', () => {
  const story = logEntries([made(0, 'pass', 1, {}), made(1, 'pass', 1, {}), made(2, 'pass', 1, { step: 'diplomacy' })]);
  expect(kinds(story)).toEqual([['round', 0], ['passes', 2], ['passes', 3]]);
  const [, cards] = story as [LogEntry, Extract<LogEntry, { kind: 'passes' }>];
  expect(passesText(cards, cast('en'))).toBe('You and Azur play no card.');
  expect(passesText(cards, cast('en', 2))).toBe('Ada and Azur play no card.');
  expect(passesText(cards, cast('fr'))).toBe('Vous et Azur ne jouez aucune carte.');
});

test('a game from a position tells the glory of players who have neither won nor lost any', () => {
  const won = made(0, 'pass', 5, { glory: [{ seat: 1, before: 15, after: 16, why: [{ by: 'card', n: 1 }] }], over: { reason: 'most-glory', winners: [0] } });
  const over = logEntries([won], [won], [30, 16, 12]).at(-1);
  expect(over).toMatchObject({ kind: 'over', glory: [30, 16, 12] });
  expect(logEntries([won], [won], [30, 16, 12])[0]).toMatchObject({ kind: 'round', glory: [30, 15, 12] });
});

test('the last entry says why the game ended and who won', () => {
  expect(overText({ reason: 'most-glory', winners: [0] }, [31, 20, 12], cast('en'))).toBe('You have 31 glory when the hero phase begins: at 30 the game ends. You win.');
  expect(overText({ reason: 'last-left', winners: [1] }, [0, 20, 0], cast('fr'))).toBe('Il ne reste qu’un joueur\u00a0: Azur. Azur gagne.');
});

test('an accomplished adventure names its loot and the partner’s share', () => {
  expect(accomplishedText({ seat: 1, card: 'throne-of-bone', loot: 5, partner: 0, shared: 2 }, cast('en'))).toMatch(/^Azur completes “The Throne of Bone” \(Difficulty \d\) and takes 3 glory; you take 2 glory as the partner\.$/);
});
