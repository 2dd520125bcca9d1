import { expect, test } from 'vitest';
import { codeOf, routeOf, tableOf } from './match';

const at = (address: string) => {
  const url = new URL(address, 'http://parlour.test');
  return routeOf(url.pathname, url.searchParams);
};

test('every address leads somewhere', () => {
  expect(at('/')).toEqual({ page: 'home' });
  expect(at('/lobby')).toEqual({ page: 'lobby' });
  expect(at('/play/conquest/computer')).toEqual({ page: 'open', how: 'computer', game: 'conquest', from: null });
  expect(at('/t/k7qm2pxr')).toEqual({ page: 'table', table: 'k7qm2pxr' });
  expect(at('/replay/k7qm2pxr?ply=12')).toEqual({ page: 'replay', table: 'k7qm2pxr', ply: 12 });
  expect(at('/replay')).toEqual({ page: 'replay', table: null, ply: null });
  expect(at('/edit/sixfaces?position=9')).toEqual({ page: 'edit', game: 'sixfaces', position: '9' });
  expect(at('/rules/conquest')).toEqual({ page: 'rules', game: 'conquest' });
  expect(at('/practise')).toEqual({ page: 'practise' });
  expect(at('/play/conan/here')).toEqual({ page: 'open', how: 'here', game: 'conan', from: null });
  expect(at('/p/a1b2c3')).toEqual({ page: 'here', table: 'a1b2c3' });
  expect(at('/p/a1b2c3/replay?ply=4')).toEqual({ page: 'here-replay', table: 'a1b2c3', ply: 4 });
  expect(at('/puzzles')).toEqual({ page: 'puzzles' });
  expect(at('/puzzles/c1-7bxk')).toEqual({ page: 'puzzle', id: 'c1-7bxk' });
  expect(at('/analyse')).toEqual({ page: 'analyse', game: 'conquest', position: null, table: null, ply: null });
  expect(at('/analyse?game=sixfaces&position=9')).toEqual({ page: 'analyse', game: 'sixfaces', position: '9', table: null, ply: null });
  expect(at('/analyse?game=sixfaces&table=k7qm2pxr&ply=3')).toMatchObject({ page: 'analyse', table: 'k7qm2pxr', ply: 3 });
  expect(at('/analyse?game=conan')).toEqual({ page: 'lost' });
  expect(at('/beside')).toEqual({ page: 'beside' });
  expect(at('/beside/a1b2c3')).toEqual({ page: 'beside-table', id: 'a1b2c3' });
  expect(at('/account')).toEqual({ page: 'account' });
});

test('an address that means nothing is lost, not an error', () => {
  for (const address of ['/nowhere', '/t', '/play/conquest/dice', '/play/chess/computer', '/t/a/b/c', '/p/a/b', '/t/%E0%A4%A']) {
    expect(['lost', 'table']).toContain(at(address).page);
  }
  expect(at('/nowhere')).toEqual({ page: 'lost' });
});

test('a code may be typed the way it was read out', () => {
  expect(codeOf('k7qm2pxr')).toBe('K7QM-2PXR');
  expect(tableOf(' K7QM-2PXR ')).toBe('k7qm2pxr');
  expect(tableOf('http://localhost:8080/t/k7qm2pxr?x')).toBe('k7qm2pxr');
  expect(tableOf('?')).toBeNull();
});
