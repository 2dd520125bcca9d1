import { onMount } from 'svelte';
import { isOnline } from '../offline/online.svelte';
import type { Lobby } from '../api/client';
import { api } from '../api/session.svelte';

/** The lobby, looked at again and again while the page is seen. */
export class LobbyPoller {
  lobby = $state.raw<Lobby | null>(null);
  /** The server did not answer the last time. */
  isDown = $state(false);

  /** To be made while a component is being made: it ends with it. */
  constructor(everyMs: number) {
    onMount(() => {
      void this.poll();
      const again = setInterval(() => document.visibilityState === 'visible' && void this.poll(), everyMs);
      return () => clearInterval(again);
    });
  }

  poll = async (): Promise<void> => {
    if (!isOnline()) {
      this.isDown = true;
      return;
    }
    try {
      this.lobby = await api.lobby();
      this.isDown = false;
    } catch {
      this.isDown = true;
    }
  };
}
