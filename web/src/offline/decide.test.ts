import { expect, test } from 'vitest';
import { decide, isForEver, outdated } from './decide';

const HOME = 'https://parlour.test';
const KEPT = new Set(['/', '/before.js', '/engine.json', '/assets/index-abc.js', '/assets/engine-123.wasm']);

const asked = (path: string, { method = 'GET', mode = 'cors' } = {}) => decide({ method, mode, url: new URL(path, HOME).href }, HOME, KEPT);

test('every place of the page is the kept page', () => {
  for (const path of ['/', '/practise', '/p/a1b2c3', '/p/a1b2c3/replay?ply=3', '/play/conan/here', '/t/k7qm2pxr', '/nowhere']) {
    expect(asked(path, { mode: 'navigate' }), path).toEqual({ from: 'shell', path: '/' });
  }
});

test('built files, the engine and what says its name come from what is kept', () => {
  for (const path of ['/before.js', '/engine.json', '/assets/index-abc.js', '/assets/engine-123.wasm']) {
    expect(asked(path), path).toEqual({ from: 'kept', path });
  }
});

test('what the server answers is never kept, however it is asked for', () => {
  for (const path of ['/api/me', '/api/tables', '/docs/protocol', '/charts/1.pdf', '/socket', '/health', '/metrics', '/api']) {
    expect(asked(path), path).toEqual({ from: 'network' });
    expect(asked(path, { mode: 'navigate' }), path).toEqual({ from: 'network' });
  }
  expect(asked('/', { method: 'POST', mode: 'navigate' })).toEqual({ from: 'network' });
});

test('other sites, files that are not kept, and questions that are no visit are left to the network', () => {
  expect(asked('https://elsewhere.test/before.js')).toEqual({ from: 'network' });
  expect(asked('/assets/index-new.js')).toEqual({ from: 'network' });
  expect(asked('/robots.txt', { mode: 'navigate' })).toEqual({ from: 'network' });
  expect(asked('/practise')).toEqual({ from: 'network' });
});

test('only our own old caches go', () => {
  expect(outdated(['parlour-1', 'parlour-2', 'theirs-1'], 'parlour-2')).toEqual(['parlour-1']);
  expect([isForEver('/assets/a.js'), isForEver('/'), isForEver('/engine.json')]).toEqual([true, false, false]);
});
