import type { Translated } from '../../i18n/language.svelte';

/** Descriptions of the option values. */
export const optionTexts: Record<string, Translated> = {
  'bids=purse': { en: 'as printed: any bid', fr: 'comme imprimé : toute mise' },
  'bids=loot': { en: 'bids up to the loot: a longer adventure', fr: 'mises jusqu’au butin : une aventure plus longue' },
  'gifts=free': { en: 'any amount', fr: 'sans limite' },
  'gifts=capped': { en: 'nobody is lifted to 29', fr: 'sans porter personne à 29' },
  'firstPlayer=fixed': { en: 'the same all game', fr: 'le même toute la partie' },
  'firstPlayer=rotating': { en: 'changes every round', fr: 'change à chaque manche' },
  'cardGlory=every': { en: 'every one', fr: 'tous' },
  'cardGlory=first': { en: 'the first of each phase', fr: 'le premier de chaque phase' },
  'stack=difficulty': { en: 'as many as its Difficulty', fr: 'autant que sa Difficulté' },
  'stack=unlimited': { en: 'any number, as on the sheet', fr: 'sans limite, comme sur la feuille' },
  'cardPhase=first-refusal': { en: 'when one player passes', fr: 'dès qu’un joueur passe' },
  'cardPhase=full-lap': { en: 'when all pass', fr: 'quand tous passent' },
  'withdrawn=stays': { en: 'stays', fr: 'reste' },
  'withdrawn=conceded': { en: 'discarded if its owner withdraws', fr: 'défaussé si son propriétaire se retire' },
  'withdrawn=any': { en: 'discarded', fr: 'défaussé' },
};
