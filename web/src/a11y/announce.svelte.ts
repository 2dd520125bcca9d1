import { untrack } from 'svelte';

/** Sentences for screen readers: announced politely, once each, in order. */
const state = $state<{ said: { id: number; text: string }[] }>({ said: [] });

let next = 0;

export function announcement(): { id: number; text: string }[] {
  return state.said;
}

/** How many sentences stay in the live region; older ones have been spoken long ago. */
const KEPT = 4;

export function announce(text: string): void {
  if (text === '') return;
  // Untracked: an effect that announces something must not run again because of the announcement.
  const before = untrack(() => state.said);
  state.said = [...before, { id: next++, text }].slice(-KEPT);
}
