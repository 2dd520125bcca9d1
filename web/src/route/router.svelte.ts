import { tick } from 'svelte';
import { routeOf, type Route } from './match';

function here(): Route {
  return routeOf(location.pathname, new URLSearchParams(location.search));
}

const state = $state<{ now: Route }>({ now: here() });

export function route(): Route {
  return state.now;
}

/** Goes to an address of the client and puts the reader at its top. */
export function go(address: string): void {
  if (address === location.pathname + location.search) return;
  history.pushState(null, '', address);
  arrive();
}

/** Changes the address without going anywhere, for example when a replay is stepped through. */
export function settle(address: string): void {
  history.replaceState(null, '', address);
}

function arrive(): void {
  state.now = here();
  scrollTo(0, 0);
  // Whoever reads with the keyboard or the ears begins where the new page begins.
  void tick().then(() => document.getElementById('main')?.focus({ preventScroll: true }));
}

function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return plain && link.origin === location.origin && link.target === '' && !link.hasAttribute('download')
    && !/^\/(api|docs|charts)\//.test(link.pathname) && !(link.hash !== '' && link.pathname === location.pathname);
}

/** Makes plain links walk instead of loading the page anew. */
export function listen(): () => void {
  const click = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || !isOurs(link, event)) return;
    event.preventDefault();
    go(link.pathname + link.search);
  };
  addEventListener('popstate', arrive);
  document.addEventListener('click', click);
  return () => {
    removeEventListener('popstate', arrive);
    document.removeEventListener('click', click);
  };
}
