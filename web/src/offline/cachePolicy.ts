/** What the service worker does with a request: a pure decision, so that it can be tried without a browser. */

/** What is asked for: the kept page, a kept file, or something that is none of our business. */
export type Decision = { from: 'shell' | 'kept'; path: string } | { from: 'network' };

export interface Asked {
  method: string;
  /** `navigate` for a page that somebody goes to. */
  mode: string;
  url: string;
}

/** The page that finds its way by itself. */
export const SHELL = '/';

/** What the server answers itself, and must be asked for every time. */
const SERVERS = /^\/(api|docs|charts|socket|health|metrics)(\/|$)/;

export function cachePolicy({ method, mode, url }: Asked, origin: string, cached: ReadonlySet<string>): Decision {
  const { pathname: path, origin: theirs } = new URL(url);
  if (method !== 'GET' || theirs !== origin || SERVERS.test(path)) return { from: 'network' };
  if (cached.has(path) && path !== SHELL) return { from: 'kept', path };
  // A path without a file is a place inside the page; the server sees it the same way.
  const isPlace = path.lastIndexOf('.') < path.lastIndexOf('/');
  return mode === 'navigate' && isPlace ? { from: 'shell', path: SHELL } : { from: 'network' };
}

/** Names of built files change with their content: what was fetched once need not be fetched again. */
export function isImmutable(path: string): boolean {
  return path.startsWith('/assets/');
}

/** Caches of other versions of this page. Somebody else's are left alone. */
export function outdated(names: readonly string[], current: string): string[] {
  return names.filter(name => name.startsWith(PREFIX) && name !== current);
}

export const PREFIX = 'parlour-';
