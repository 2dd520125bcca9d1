/** Sentences for those who listen: said politely, once each, in order. */
const state = $state<{ said: { id: number; text: string }[] }>({ said: [] });

let next = 0;

export function said(): { id: number; text: string }[] {
  return state.said;
}

/** How many sentences stay readable; older ones have been spoken long ago. */
const KEPT = 4;

export function announce(text: string): void {
  if (text === '') return;
  state.said = [...state.said, { id: next++, text }].slice(-KEPT);
}
