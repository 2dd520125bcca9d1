import type { Translated } from '../../i18n/language.svelte';

/** Descriptions of the option values. */
export const optionTexts: Record<string, Translated> = {
  'firstPlayer=fixed': { en: 'the same all game', fr: 'le même toute la partie' },
  'firstPlayer=rotating': { en: 'another every round', fr: 'un autre à chaque tour' },
  'cardGlory=every': { en: 'every one', fr: 'tous' },
  'cardGlory=first': { en: 'the first of each phase', fr: 'le premier de chaque phase' },
  'stack=difficulty': { en: 'as many as its Difficulty', fr: 'autant que sa Difficulté' },
  'stack=unlimited': { en: 'any number', fr: 'sans limite' },
  'cardPhase=first-refusal': { en: 'at the first who plays none', fr: 'au premier qui n’en joue pas' },
  'cardPhase=full-lap': { en: 'when nobody plays one', fr: 'quand personne n’en joue' },
  'withdrawn=stays': { en: 'stays', fr: 'reste' },
  'withdrawn=conceded': { en: 'goes if its owner withdrew', fr: 'part si son propriétaire s’est retiré' },
  'withdrawn=any': { en: 'goes', fr: 'part' },
};
