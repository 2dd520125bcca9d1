import { expect, test } from 'vitest';
import { dateOf, resultOf, opponentsOf, type RecordedGame, readRecord, withRecord } from './localGame';

const FILE = '[Game "conan"]\n[Seat1 "Zoé"]\n[Commitment "ab"]\n[Result "*"]\n\n1. pass *\n';

const game: RecordedGame = {
  table: 'a1b2c3d4e5f6',
  opening: { table: 'a1b2c3d4e5f6', game: 'conan', options: ['seats=3'], you: { id: 'me', name: 'Zoé « la Rouge »' }, bots: [{ seat: 1, level: 4 }, { seat: 2, level: 4 }], secret: '5e'.repeat(32), seatBytes: '01' },
  about: { phase: 'playing', yourTurn: true, moves: 3 },
  openedAt: new Date(2026, 2, 1, 0, 30).getTime(),
  changedAt: new Date(2026, 2, 2).getTime(),
  commands: [{ type: 'play' }, { type: 'bot-move' }],
};

test('a file contains the record of its game, and is otherwise unchanged', () => {
  const file = withRecord(FILE, game);
  expect(readRecord(file)).toEqual({ opening: game.opening, commands: game.commands, openedAt: game.openedAt });
  expect(file.replace(/^\[Practice .*\n/m, '')).toBe(FILE);
  expect(file.indexOf('[Practice')).toBeLessThan(file.indexOf('[Result'));
});

test('the secret is not readable in the file', () => {
  expect(withRecord(FILE, game)).not.toContain(game.opening.secret);
});

test('a file without a readable record is an ordinary game file', () => {
  expect(readRecord(FILE)).toBeNull();
  for (const value of ['e30=', '====', btoa('{"opening":{"table":"../x"},"commands":[],"openedAt":1}'), btoa('{"opening":{"table":"abcd"},"commands":{},"openedAt":1}')]) {
    expect(readRecord(FILE.replace('[Result', `[Practice "${value}"]\n[Result`))).toBeNull();
  }
});

test('a summary has the opponents, the result and the date', () => {
  expect(opponentsOf(game.opening)).toEqual([4]);
  expect(dateOf(game)).toBe('2026-03-01');
  expect(dateOf({ openedAt: new Date(2026, 2, 1, 23, 30).getTime() })).toBe('2026-03-01');
  const ended = (result: string, bots = game.opening.bots) => resultOf({ opening: { ...game.opening, bots }, about: { phase: 'ended', yourTurn: false, moves: 9, result } });
  expect([ended('1-0-0'), ended('0-1-0'), ended('1/2-1/2-0'), ended('1/3-1/3-1/3')]).toEqual(['won', 'lost', 'won', 'drawn']);
  expect(ended('1-0', [])).toBe('finished');
});
