/** What the strip asks of whoever is to move: the scene knows, the shell says it. */
import type { Pair } from '../../words/language.svelte';

class Prompt {
  now = $state.raw<Pair | null>(null);
}

export const prompt = new Prompt();
