/** What the action bar asks of whoever is to move: the game's view knows, the table shows it. */
import type { Translated } from '../../i18n/language.svelte';

class Prompt {
  now = $state.raw<Translated | null>(null);
}

export const prompt = new Prompt();
