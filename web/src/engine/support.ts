import type { Translated } from '../i18n/language.svelte';

/** A module of eleven bytes of substance: one type, an empty struct. A browser without garbage collection for WebAssembly refuses it. */
const STRUCT = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]);

/** Whether this browser can think by itself: it runs WebAssembly with garbage collection in a worker. */
export function canRunEngine(): boolean {
  return typeof Worker === 'function' && typeof WebAssembly === 'object' && WebAssembly.validate(STRUCT);
}

/** Why not, and what happens at the analysis board instead. */
export const unsupportedAnalysisText: Translated = {
  en: 'This browser is too old to think by itself (it lacks WebAssembly with garbage collection), so the server thinks instead.',
  fr: 'Ce navigateur est trop ancien pour réfléchir lui-même (il lui manque WebAssembly avec ramasse-miettes) : le serveur réfléchit à sa place.',
};

/** Why not, and what happens instead. */
export const unsupportedText: Translated = {
  en: 'This browser is too old to think by itself (it lacks WebAssembly with garbage collection), so the server’s bots play instead.',
  fr: 'Ce navigateur est trop ancien pour réfléchir lui-même (il lui manque WebAssembly avec ramasse-miettes) : les robots du serveur jouent à sa place.',
};
