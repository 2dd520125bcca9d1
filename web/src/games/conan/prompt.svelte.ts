/** What the strip asks of whoever is to move: the scene knows, the shell says it. */
import type { Translated } from '../../i18n/language.svelte';

class Prompt {
  now = $state.raw<Translated | null>(null);
}

export const prompt = new Prompt();
