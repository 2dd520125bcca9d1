import { untrack } from 'svelte';

/** Sentences for those who listen: said politely, once each, in order. */
const state = $state<{ said: { id: number; text: string }[] }>({ said: [] });

let next = 0;

export function announcement(): { id: number; text: string }[] {
  return state.said;
}

/** How many sentences stay readable; older ones have been spoken long ago. */
const KEPT = 4;

export function announce(text: string): void {
  if (text === '') return;
  // An effect that announces something does not run again because something was announced.
  const before = untrack(() => state.said);
  state.said = [...before, { id: next++, text }].slice(-KEPT);
}
