import type { Desk } from '../engine/engine';
import { supported } from '../engine/support';
import { isOnline } from '../offline/online.svelte';
import { wishes } from '../table/wishes.svelte';
import { api } from '../wire/server.svelte';

/** Where the house thinks for the analysis board and the looking back: if this browser cannot, or somebody wishes so, and there is a connection. */
export function houseDesk(): Desk | null {
  return isOnline() && (!supported() || wishes.house) ? api : null;
}

/** Whether anybody can think for it. */
export function somebodyThinks(): boolean {
  return supported() || isOnline();
}
