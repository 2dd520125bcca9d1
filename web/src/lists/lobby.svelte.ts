import { onMount } from 'svelte';
import { isOnline } from '../offline/online.svelte';
import type { Lobby } from '../wire/api';
import { api } from '../wire/server.svelte';

/** The lobby, looked at again and again while the page is seen. */
export class LobbyWatch {
  lobby = $state.raw<Lobby | null>(null);
  /** The server did not answer the last time. */
  gone = $state(false);

  /** To be made while a component is being made: it ends with it. */
  constructor(everyMs: number) {
    onMount(() => {
      void this.look();
      const again = setInterval(() => document.visibilityState === 'visible' && void this.look(), everyMs);
      return () => clearInterval(again);
    });
  }

  look = async (): Promise<void> => {
    if (!isOnline()) {
      this.gone = true;
      return;
    }
    try {
      this.lobby = await api.lobby();
      this.gone = false;
    } catch {
      this.gone = true;
    }
  };
}
