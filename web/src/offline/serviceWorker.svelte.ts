/** Caches this page for offline use and detects newer versions. It never reloads the page by itself. */

const state = $state({ isReady: false });

/** Whether a newer version is waiting for the user's consent. */
export function hasUpdate(): boolean {
  return state.isReady;
}

export function dismissUpdate(): void {
  state.isReady = false;
}

let wanted = false;

/** Switches to the newer version. */
export async function applyUpdate(): Promise<void> {
  wanted = true;
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  // Another window may have done so already.
  if (waiting) waiting.postMessage('take over');
  else location.reload();
}

const HOUR = 3_600_000;

/** Whether the user has asked for reduced data usage. */
function isSparing(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

let begun = false;

/** The page counts as idle when it has fetched nothing for this long, in milliseconds: longer on a slow line. */
const [LEAST_QUIET, MOST_QUIET] = [500, 5_000];

/** Resolves when the page has loaded, has fetched nothing for a while, and has nothing to compute. */
async function idle(): Promise<void> {
  const fetched = () => performance.getEntriesByType('resource');
  for (let before = -1; before !== fetched().length || document.readyState !== 'complete'; ) {
    before = fetched().length;
    const slowest = Math.max(0, ...fetched().map(({ duration }) => duration));
    await new Promise<void>(resolve => setTimeout(resolve, Math.min(MOST_QUIET, Math.max(LEAST_QUIET, 4 * slowest))));
  }
  await new Promise<void>(resolve => {
    // Not every browser has idle callbacks, and Chromium sometimes never calls one in a page that draws nothing.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LEAST_QUIET });
    else setTimeout(resolve);
  });
}

/**
 * Starts caching the page once it is idle.
 *
 * @param eager for local games: even with reduced data usage
 */
export function registerServiceWorker(eager = false): void {
  if (begun || !import.meta.env.PROD || !('serviceWorker' in navigator) || (isSparing() && !eager)) return;
  begun = true;
  void idle().then(register);
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  try {
    const hadOne = serviceWorker.controller !== null;
    const registration = await serviceWorker.register('/sw.js');
    const notice = () => (state.isReady = registration.waiting !== null && serviceWorker.controller !== null);
    const follow = () => registration.installing?.addEventListener('statechange', notice);
    notice();
    follow();
    registration.addEventListener('updatefound', follow);
    // The first worker to take control is no update; any later one is, whichever window requested it.
    let first = !hadOne;
    serviceWorker.addEventListener('controllerchange', () => {
      if (wanted) location.reload();
      else if (!first) state.isReady = true;
      first = false;
    });
    // A page that stays open for days checks for updates itself.
    setInterval(() => navigator.onLine && registration.update().catch(() => {}), HOUR);
  } catch {
    // A private window, or no storage left: the page works online as usual.
  }
}

// A part of this page no longer exists: another window has switched to a newer version.
globalThis.addEventListener?.('vite:preloadError', () => (state.isReady = true));
