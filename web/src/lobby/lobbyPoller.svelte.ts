import { onMount } from 'svelte';
import { isOnline } from '../offline/online.svelte';
import type { Lobby } from '../api/client';
import { api } from '../api/session.svelte';

/** The lobby, polled while the page is visible. */
export class LobbyPoller {
  lobby = $state.raw<Lobby | null>(null);
  /** Whether the server failed to answer the last request. */
  isDown = $state(false);

  /** Must be created during a component's initialization; it stops with the component. */
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
