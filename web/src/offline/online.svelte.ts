/** Whether this device has a network connection; the server may still be unreachable. */
const state = $state({ now: globalThis.navigator?.onLine ?? true });

globalThis.addEventListener?.('online', () => (state.now = true));
globalThis.addEventListener?.('offline', () => (state.now = false));

export function isOnline(): boolean {
  return state.now;
}
