import { expect, test } from 'vitest';
import { cachePolicy, inOrder, isImmutable, outdated } from './cachePolicy';

const HOME = 'https://parlour.test';
const KEPT = new Set(['/', '/before.js', '/engine.json', '/assets/index-abc.js', '/assets/engine-123.wasm']);

const asked = (path: string, { method = 'GET', mode = 'cors' } = {}) => cachePolicy({ method, mode, url: new URL(path, HOME).href }, HOME, KEPT);

test('every page URL is answered with the cached page', () => {
  for (const path of ['/', '/games', '/local/a1b2c3', '/local/a1b2c3/replay?ply=3', '/play/conan/computer?local', '/game/k7qm2pxr', '/nowhere']) {
    expect(asked(path, { mode: 'navigate' }), path).toEqual({ from: 'shell', path: '/' });
  }
});

test('built files, the engine and engine.json come from the cache', () => {
  for (const path of ['/before.js', '/engine.json', '/assets/index-abc.js', '/assets/engine-123.wasm']) {
    expect(asked(path), path).toEqual({ from: 'kept', path });
  }
});

test('responses of the server are never cached', () => {
  for (const path of ['/api/me', '/api/tables', '/docs/protocol', '/charts/1.pdf', '/socket', '/health', '/metrics', '/api']) {
    expect(asked(path), path).toEqual({ from: 'network' });
    expect(asked(path, { mode: 'navigate' }), path).toEqual({ from: 'network' });
  }
  expect(asked('/', { method: 'POST', mode: 'navigate' })).toEqual({ from: 'network' });
});

test('other sites, files not in the cache and requests other than GET go to the network', () => {
  expect(asked('https://elsewhere.test/before.js')).toEqual({ from: 'network' });
  expect(asked('/assets/index-new.js')).toEqual({ from: 'network' });
  expect(asked('/robots.txt', { mode: 'navigate' })).toEqual({ from: 'network' });
  expect(asked('/games')).toEqual({ from: 'network' });
});

test('only this page’s own old caches are deleted', () => {
  expect(outdated(['parlour-1', 'parlour-2', 'theirs-1'], 'parlour-2')).toEqual(['parlour-1']);
  expect([isImmutable('/assets/a.js'), isImmutable('/'), isImmutable('/engine.json')]).toEqual([true, false, false]);
});

test('the page comes first, games after it, the engine last', () => {
  expect(inOrder(['/assets/engine-1.wasm', '/parlour-512.png', '/assets/conan-1.js', '/assets/index-1.js', '/engine.json', '/'])).toEqual([
    '/assets/index-1.js',
    '/',
    '/assets/conan-1.js',
    '/parlour-512.png',
    '/assets/engine-1.wasm',
    '/engine.json',
  ]);
});
