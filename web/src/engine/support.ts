import type { Translated } from '../i18n/language.svelte';

/** A minimal module with one type, an empty struct: browsers without WebAssembly garbage collection reject it. */
const STRUCT = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]);

/** Whether this browser can run the engine: WebAssembly with garbage collection, in a worker. */
export function canRunEngine(): boolean {
  return typeof Worker === 'function' && typeof WebAssembly === 'object' && WebAssembly.validate(STRUCT);
}

/** Why it cannot, and what the analysis board does instead. */
export const unsupportedAnalysisText: Translated = {
  en: 'This browser is too old to think by itself (it lacks WebAssembly with garbage collection), so the server thinks instead.',
  fr: 'Ce navigateur est trop ancien pour réfléchir lui-même (il lui manque WebAssembly avec ramasse-miettes) : le serveur réfléchit à sa place.',
};

/** Why it cannot, and what happens instead. */
export const unsupportedText: Translated = {
  en: 'This browser is too old to think by itself (it lacks WebAssembly with garbage collection), so the server’s bots play instead.',
  fr: 'Ce navigateur est trop ancien pour réfléchir lui-même (il lui manque WebAssembly avec ramasse-miettes) : les robots du serveur jouent à sa place.',
};
