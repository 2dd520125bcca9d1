/** The question the action bar shows to the player to move: set by the game's view, shown by the table. */
import type { Translated } from '../../i18n/language.svelte';

class Prompt {
  now = $state.raw<Translated | null>(null);
}

export const prompt = new Prompt();
