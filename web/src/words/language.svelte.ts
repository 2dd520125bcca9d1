import type { Language } from '../wire/messages';
import { recall, remember } from '../look/memory';

/** What people read: the same thing in both languages. A missing one does not compile. */
export interface Pair<T = string> {
  en: T;
  fr: T;
}

/** The first of the browser's languages that we speak. */
export function preferred(languages: readonly string[]): Language {
  for (const tag of languages) {
    if (/^fr\b/i.test(tag)) return 'fr';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}

function atFirst(): Language {
  const kept = recall('language');
  return kept === 'fr' || kept === 'en' ? kept : preferred(globalThis.navigator?.languages ?? []);
}

const state = $state({ now: atFirst() });

/** The language things are said in now. */
export function language(): Language {
  return state.now;
}

export function speak(next: Language): void {
  state.now = next;
  remember('language', next);
}

/** What to say now. */
export function t<T>(pair: Pair<T>): T {
  return pair[state.now];
}
