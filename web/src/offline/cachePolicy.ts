/** How the service worker answers a request: a pure function, so that it can be tested without a browser. */

/** The source of the response: the cached page, a cached file, or the network. */
export type Decision = { from: 'shell' | 'kept'; path: string } | { from: 'network' };

export interface Asked {
  method: string;
  /** `navigate` for page loads. */
  mode: string;
  url: string;
}

/** The page, which does its own routing. */
export const SHELL = '/';

/** Paths the server answers itself; never cached. */
const SERVERS = /^\/(api|docs|charts|socket|health|metrics)(\/|$)/;

export function cachePolicy({ method, mode, url }: Asked, origin: string, cached: ReadonlySet<string>): Decision {
  const { pathname: path, origin: theirs } = new URL(url);
  if (method !== 'GET' || theirs !== origin || SERVERS.test(path)) return { from: 'network' };
  if (cached.has(path) && path !== SHELL) return { from: 'kept', path };
  // A path without a file extension is a route inside the page; the server does the same.
  const isPlace = path.lastIndexOf('.') < path.lastIndexOf('/');
  return mode === 'navigate' && isPlace ? { from: 'shell', path: SHELL } : { from: 'network' };
}

/** Names of built files change with their content, so they never need to be fetched again. */
export function isImmutable(path: string): boolean {
  return path.startsWith('/assets/');
}

/** How many files are fetched at a time. */
export const AT_ONCE = 2;

/** The paths in the order in which to fetch them: the page itself first, then games, pictures, and the engine last. */
export function inOrder(paths: readonly string[]): string[] {
  const rank = (path: string) =>
    path.endsWith('.wasm') || path.endsWith('.openings') || path === '/engine.json' ? 3
    : /\.(png|webmanifest)$/.test(path) ? 2
    : path === SHELL || path === '/before.js' || /\/(index|shared|home|table|inter|fraunces)-/.test(path) ? 0
    : 1;
  return [...paths].sort((a, b) => rank(a) - rank(b));
}

/** Caches of other versions of this page; caches of other applications are not included. */
export function outdated(names: readonly string[], current: string): string[] {
  return names.filter(name => name.startsWith(PREFIX) && name !== current);
}

export const PREFIX = 'parlour-';
