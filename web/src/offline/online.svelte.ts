/** Whether this machine has a network at all; a server behind it may still be silent. */
const state = $state({ now: globalThis.navigator?.onLine ?? true });

globalThis.addEventListener?.('online', () => (state.now = true));
globalThis.addEventListener?.('offline', () => (state.now = false));

export function isOnline(): boolean {
  return state.now;
}
