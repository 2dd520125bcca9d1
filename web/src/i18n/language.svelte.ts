import type { Language } from '../protocol/messages';
import { load, save } from '../storage/localStorage';

/** A text in both languages. A missing one is a compile error. */
export interface Translated<T = string> {
  en: T;
  fr: T;
}

/** The first of the browser's languages that is supported. */
export function preferredLanguage(languages: readonly string[]): Language {
  for (const tag of languages) {
    if (/^fr\b/i.test(tag)) return 'fr';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}

function atFirst(): Language {
  const kept = load('language');
  return kept === 'fr' || kept === 'en' ? kept : preferredLanguage(globalThis.navigator?.languages ?? []);
}

const state = $state({ now: atFirst() });

/** The current language. */
export function language(): Language {
  return state.now;
}

export function setLanguage(next: Language): void {
  state.now = next;
  save('language', next);
}

/** Takes the language that the host suggests, unless the user has chosen one. */
export function suggestLanguage(suggested: Language): void {
  if (load('language') === null) state.now = suggested;
}

/** The text in the current language. */
export function t<T>(pair: Translated<T>): T {
  return pair[state.now];
}
