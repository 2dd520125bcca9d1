import { tick } from 'svelte';

let current = $state.raw(new URL(location.href));

/** The URL of the page that is shown. */
export function url(): URL {
  return current;
}

/** Goes to a URL of the client and moves to the top of its page. */
export function navigate(address: string): void {
  if (address === location.pathname + location.search) return;
  history.pushState(null, '', address);
  arrive();
}

/** Changes the URL without going anywhere, for example when a replay is stepped through. */
export function replaceUrl(address: string): void {
  history.replaceState(null, '', address);
}

function arrive(): void {
  current = new URL(location.href);
  scrollTo(0, 0);
  // With a keyboard or a screen reader one begins where the new page begins.
  void tick().then(() => document.getElementById('main')?.focus({ preventScroll: true }));
}

function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return plain && link.origin === location.origin && link.target === '' && !link.hasAttribute('download')
    && !/^\/(api|docs|charts)\//.test(link.pathname) && !(link.hash !== '' && link.pathname === location.pathname);
}

/** Makes plain links navigate instead of loading the page anew. */
export function interceptLinks(): () => void {
  const click = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || !isOurs(link, event)) return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  };
  addEventListener('popstate', arrive);
  document.addEventListener('click', click);
  return () => {
    removeEventListener('popstate', arrive);
    document.removeEventListener('click', click);
  };
}
