/**
 * The service worker: caches one complete version of the page, so that it opens offline. The list of files is inserted
 * by the build; the server prepends the engine's name and the release, so that a new one of either is a new version too. A newer version waits
 * until the user accepts it or no page is open.
 */
import { AT_ONCE, cachePolicy, inOrder, isImmutable, outdated, PREFIX, SHELL } from './cachePolicy';

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** The part of the service worker's global scope used here; the other sources are compiled for a window. */
interface Scope {
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(type: 'message', hear: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  /** The content of /engine.json. */
  readonly parlourEngine?: { engine: string };
  /** Release and commit, which the page shows. */
  readonly parlourVersion?: string;
}

/** Inserted by the build. */
declare const __KEPT__: { version: string; paths: string[] };

const scope = globalThis as unknown as Scope;
const build = __KEPT__;
const engine = scope.parlourEngine?.engine;
const cached = new Set([SHELL, ...build.paths, ...(engine === undefined ? [] : ['/engine.json', engine])]);
const name = `${PREFIX}${[build.version, engine, scope.parlourVersion].filter(part => part !== undefined).join('-').replace(/\W+/g, '-')}`;

/** A few at a time, so that a page in use still gets its own. */
async function fill(): Promise<void> {
  const cache = await caches.open(name);
  const waiting = inOrder([...cached]);
  const next = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await cache.put(path, await fresh(path));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** Most files of a new version are unchanged and need not be fetched again. */
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
