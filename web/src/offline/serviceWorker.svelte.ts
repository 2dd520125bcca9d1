/** Keeps this page for being without a network, and notices when a newer one is there. It never loads itself anew. */

const state = $state({ isReady: false });

/** Whether a newer version waits to be asked for. */
export function hasUpdate(): boolean {
  return state.isReady;
}

export function dismissUpdate(): void {
  state.isReady = false;
}

let wanted = false;

/** Somebody wants the newer version now. */
export async function applyUpdate(): Promise<void> {
  wanted = true;
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  // Another window may have asked for it already.
  if (waiting) waiting.postMessage('take over');
  else location.reload();
}

const HOUR = 3_600_000;

/** Whether somebody has asked for as little as possible to be fetched. */
function isSparing(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

let begun = false;

/**
 * Begins to keep the page, once it has settled.
 *
 * @param eager for somebody who practises: even where little is to be fetched
 */
export function registerServiceWorker(eager = false): void {
  if (begun || !import.meta.env.PROD || !('serviceWorker' in navigator) || (isSparing() && !eager)) return;
  begun = true;
  setTimeout(() => void register(), eager ? 0 : 2_000);
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
    // The first one taking its place is no news; a later one is, whoever asked for it.
    let first = !hadOne;
    serviceWorker.addEventListener('controllerchange', () => {
      if (wanted) location.reload();
      else if (!first) state.isReady = true;
      first = false;
    });
    // A page that stays open for days looks for a newer one by itself.
    setInterval(() => navigator.onLine && registration.update().catch(() => {}), HOUR);
  } catch {
    // A private window, or no room: the page works with its network, as ever.
  }
}

// A part of this page that is not there any more: another window has gone on to a newer one.
globalThis.addEventListener?.('vite:preloadError', () => (state.isReady = true));
