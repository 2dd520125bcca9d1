import type { Translated } from '../i18n/language.svelte';

/** A minimal module with one type, an empty struct: browsers without WebAssembly garbage collection reject it. */
const STRUCT = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]);

/** Whether this browser can run the engine: WebAssembly with garbage collection, in a worker. */
export function canRunEngine(): boolean {
  return typeof Worker === 'function' && typeof WebAssembly === 'object' && WebAssembly.validate(STRUCT);
}

const TOO_OLD: Translated = {
  en: 'This browser is too old for the engine (WebAssembly GC).',
  fr: 'Ce navigateur est trop ancien pour le moteur (WebAssembly GC).',
};

/** Why it cannot, on a page that needs it. */
export const unsupportedText: Translated = {
  en: `${TOO_OLD.en} This page needs a newer one.`,
  fr: `${TOO_OLD.fr} Cette page en demande un plus récent.`,
};

/** Why it cannot, and what the analysis board does instead. */
export const unsupportedAnalysisText: Translated = {
  en: `${TOO_OLD.en} The server analyses instead.`,
  fr: `${TOO_OLD.fr} Le serveur analyse à sa place.`,
};

/** Why it cannot, where a game can be played on the server instead. */
export const unsupportedPlayText: Translated = {
  en: `${TOO_OLD.en} The computer plays on the server instead.`,
  fr: `${TOO_OLD.fr} L’ordinateur joue sur le serveur.`,
};
