import { expect, test } from 'vitest';
import { dateOf, endingOf, opponentsOf, type Recorded, recordIn, withRecord } from './record';

const FILE = '[Game "conan"]\n[Seat1 "Zoé"]\n[Commitment "ab"]\n[Result "*"]\n\n1. pass *\n';

const game: Recorded = {
  table: 'a1b2c3d4e5f6',
  opening: { table: 'a1b2c3d4e5f6', game: 'conan', options: ['seats=3'], you: { id: 'me', name: 'Zoé « la Rouge »' }, bots: [{ seat: 1, level: 4 }, { seat: 2, level: 4 }], secret: '5e'.repeat(32), bytes: '01' },
  about: { phase: 'playing', yourTurn: true, moves: 3 },
  openedAt: new Date(2026, 2, 1, 0, 30).getTime(),
  changedAt: new Date(2026, 2, 2).getTime(),
  deeds: [{ type: 'play' }, { type: 'moved' }],
};

test('a file carries the record of its game, and is otherwise unchanged', () => {
  const file = withRecord(FILE, game);
  expect(recordIn(file)).toEqual({ opening: game.opening, deeds: game.deeds, openedAt: game.openedAt });
  expect(file.replace(/^\[Practice .*\n/m, '')).toBe(FILE);
  expect(file.indexOf('[Practice')).toBeLessThan(file.indexOf('[Result'));
});

test('the secret does not stand in the file for everybody to read at a glance', () => {
  expect(withRecord(FILE, game)).not.toContain(game.opening.secret);
});

test('a file without a record, or with one that is none, is a file like any other', () => {
  expect(recordIn(FILE)).toBeNull();
  for (const value of ['e30=', '====', btoa('{"opening":{"table":"../x"},"deeds":[],"openedAt":1}'), btoa('{"opening":{"table":"abcd"},"deeds":{},"openedAt":1}')]) {
    expect(recordIn(FILE.replace('[Result', `[Practice "${value}"]\n[Result`))).toBeNull();
  }
});

test('a list says against whom, how it ended, and when it began', () => {
  expect(opponentsOf(game.opening)).toEqual([4]);
  expect(dateOf(game)).toBe('2026-03-01');
  expect(dateOf({ openedAt: new Date(2026, 2, 1, 23, 30).getTime() })).toBe('2026-03-01');
  const ended = (result: string, bots = game.opening.bots) => endingOf({ opening: { ...game.opening, bots }, about: { phase: 'ended', yourTurn: false, moves: 9, result } });
  expect([ended('1-0-0'), ended('0-1-0'), ended('1/2-1/2-0'), ended('1/3-1/3-1/3')]).toEqual(['won', 'lost', 'won', 'drawn']);
  expect(ended('1-0', [])).toBe('finished');
});
