import { tick } from 'svelte';

let current = $state.raw(new URL(location.href));

/** The URL of the current page. */
export function url(): URL {
  return current;
}

/** Goes to a URL of the client and scrolls to the top. */
export function navigate(address: string): void {
  if (address === location.pathname + location.search) return;
  history.pushState(null, '', address);
  arrive();
}

/** Changes the URL without navigating, for example when stepping through a replay. */
export function replaceUrl(address: string): void {
  history.replaceState(null, '', address);
}

function arrive(): void {
  current = new URL(location.href);
  scrollTo(0, 0);
  // Keyboard and screen reader users start at the beginning of the new page.
  void tick().then(() => document.getElementById('main')?.focus({ preventScroll: true }));
}

function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return plain && link.origin === location.origin && link.target === '' && !link.hasAttribute('download')
    && !/^\/(api|docs|charts)\//.test(link.pathname) && !(link.hash !== '' && link.pathname === location.pathname);
}

/** Makes plain links navigate instead of reloading the page. */
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
