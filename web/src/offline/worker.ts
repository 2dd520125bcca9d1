/**
 * The service worker: keeps one version of the page whole, so that it opens without a network. What it keeps is written in
 * when the page is built; which engine belongs to it is written above it by the server, so that a new engine is a new version
 * too. A newer version waits until somebody asks for it or no page is open any more.
 */
import { cachePolicy, isImmutable, outdated, PREFIX, SHELL } from './cachePolicy';

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** As much of a service worker's surroundings as is used here; the rest of the page has others. */
interface Scope {
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(type: 'message', hear: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  /** What /engine.json says. */
  readonly parlourEngine?: { engine: string };
}

/** Put in when the page is built. */
declare const __KEPT__: { version: string; paths: string[] };

const scope = globalThis as unknown as Scope;
const build = __KEPT__;
const engine = scope.parlourEngine?.engine;
const cached = new Set([SHELL, ...build.paths, ...(engine === undefined ? [] : ['/engine.json', engine])]);
const name = `${PREFIX}${build.version}${engine === undefined ? '' : `-${engine.replace(/\W+/g, '-')}`}`;

async function fill(): Promise<void> {
  const cache = await caches.open(name);
  await Promise.all([...cached].map(async path => cache.put(path, await fresh(path))));
}

/** Most of a new version is like the one before, and need not be fetched again. */
async function fresh(path: string): Promise<Response> {
  const known = isImmutable(path) ? await caches.match(path, { ignoreVary: true }) : undefined;
  const answer = known ?? (await fetch(path, { cache: isImmutable(path) ? 'default' : 'no-cache' }));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

async function clear(): Promise<void> {
  await Promise.all(outdated(await caches.keys(), name).map(old => caches.delete(old)));
}

async function answer(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(name);
  return (await cache.match(path, { ignoreVary: true })) ?? fetch(request);
}

scope.addEventListener('install', event => event.waitUntil(fill()));
scope.addEventListener('activate', event => event.waitUntil(clear().then(() => scope.clients.claim())));
scope.addEventListener('fetch', event => {
  const decision = cachePolicy(event.request, scope.location.origin, cached);
  if (decision.from !== 'network') event.respondWith(answer(decision.path, event.request));
});
scope.addEventListener('message', ({ data }) => {
  if (data === 'take over') void scope.skipWaiting();
});
