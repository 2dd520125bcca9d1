import { afterAll, expect, test, vi } from 'vitest';
import { PAGES, parseRoute } from './routes';

// The pages of the first load are imported with the routes and access the window.
vi.hoisted(() => {
  vi.stubGlobal('location', new URL('http://parlour.test'));
});

afterAll(() => void vi.unstubAllGlobals());

const at = (address: string) => {
  const { page, props } = parseRoute(new URL(address, 'http://parlour.test'));
  return { page: page.name, ...props };
};

test('every URL shows its page with its parameters', () => {
  expect(at('/')).toEqual({ page: 'home' });
  expect(at('/lobby')).toEqual({ page: 'lobby' });
  expect(at('/screen')).toEqual({ page: 'screen' });
  expect(at('/admin')).toEqual({ page: 'admin' });
  expect(at('/play/conquest/computer')).toEqual({ page: 'create', mode: 'computer', game: 'conquest', from: null, rules: [] });
  expect(at('/play/sixfaces/same-screen?from=9')).toMatchObject({ mode: 'same-screen', from: '9' });
  expect(at('/play/conan/public')).toMatchObject({ mode: 'public' });
  expect(at('/games')).toEqual({ page: 'my-games' });
  expect(at('/game/k7qm2pxr')).toEqual({ page: 'table', name: 'k7qm2pxr' });
  expect(at('/game/k7qm2pxr/replay?ply=12')).toEqual({ page: 'replay', table: 'k7qm2pxr', ply: 12 });
  expect(at('/local/a1b2c3')).toEqual({ page: 'local-table', id: 'a1b2c3' });
  expect(at('/local/a1b2c3/replay?ply=4')).toEqual({ page: 'local-replay', id: 'a1b2c3', ply: 4 });
  expect(at('/replay')).toEqual({ page: 'replay', table: null, ply: null });
  expect(at('/editor/sixfaces?position=9')).toEqual({ page: 'editor', game: 'sixfaces', position: '9' });
  expect(at('/rules')).toEqual({ page: 'rules-list' });
  expect(at('/rules/conan')).toEqual({ page: 'rules', game: 'conan' });
  expect(at('/puzzles')).toEqual({ page: 'puzzles' });
  expect(at('/puzzles/c1-7bxk')).toEqual({ page: 'puzzle', id: 'c1-7bxk' });
  expect(at('/analysis')).toEqual({ page: 'analysis', game: 'conquest', position: null, table: null, ply: null });
  expect(at('/analysis?game=sixfaces&position=9')).toEqual({ page: 'analysis', game: 'sixfaces', position: '9', table: null, ply: null });
  expect(at('/analysis?game=sixfaces&table=k7qm2pxr&ply=3')).toMatchObject({ page: 'analysis', table: 'k7qm2pxr', ply: 3 });
  expect(at('/companion')).toEqual({ page: 'companion', game: null, rules: [] });
  expect(at(`/boards?rows=${'0'.repeat(64)}&name=ours`)).toEqual({ page: 'boards', rows: '0'.repeat(64), named: 'ours' });
  expect(at('/companion/a1b2c3')).toEqual({ page: 'companion-game', id: 'a1b2c3' });
  expect(at('/people/wzt5d8wtta98470a')).toEqual({ page: 'profile', person: 'wzt5d8wtta98470a' });
  expect(at('/account')).toEqual({ page: 'account', isNew: false });
  expect(at('/account/new')).toEqual({ page: 'account', isNew: true });
});

test('an unknown URL shows the not-found page', () => {
  const unknown = ['/nowhere', '/game', '/game/a/b', '/local/a/b', '/play/conquest/dice', '/play/chess/computer', '/rules/chess', '/editor/conan', '/analysis?game=conan'];
  for (const address of unknown) expect(at(address), address).toEqual({ page: 'not-found' });
  // The server decides whether the table exists.
  expect(at('/game/%E0%A4%A')).toEqual({ page: 'table', name: '%E0%A4%A' });
});

test('no two pages share a pattern', () => {
  const patterns = PAGES.map(({ pattern }) => pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
});

test('stepping through a game keeps the page, another game recreates it', () => {
  const key = (address: string) => parseRoute(new URL(address, 'http://parlour.test')).key;
  expect(key('/game/k7qm2pxr/replay?ply=1')).toBe(key('/game/k7qm2pxr/replay?ply=2'));
  expect(key('/game/k7qm2pxr/replay')).not.toBe(key('/game/a1b2c3d4/replay'));
});
