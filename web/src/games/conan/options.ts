import type { Translated } from '../../i18n/language.svelte';

/** Descriptions of the option values. */
export const optionTexts: Record<string, Translated> = {
  'bids=purse': { en: 'any bid, as on the sheet', fr: 'sans limite, comme sur la feuille' },
  'bids=loot': { en: 'up to the glory of the loot (longer games)', fr: 'jusqu’à la gloire du butin (parties plus longues)' },
  'gifts=free': { en: 'any amount', fr: 'sans limite' },
  'gifts=capped': { en: 'never bringing a player to 29', fr: 'sans amener un joueur à 29' },
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
