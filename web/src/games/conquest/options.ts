import type { Translated } from '../../i18n/language.svelte';

/** Descriptions of the option values. */
export const optionTexts: Record<string, Translated> = {
  'first=lot': { en: 'drawn by lot', fr: 'au sort' },
  'first=white': { en: 'White', fr: 'les blancs' },
  'first=black': { en: 'the other side', fr: 'l’autre camp' },
  'keySquare=key': { en: 'only the Key die', fr: 'seulement le dé clef' },
  'keySquare=any': { en: 'any die', fr: 'n’importe quel dé' },
  'keyCaptures=yes': { en: 'yes', fr: 'oui' },
  'keyCaptures=no': { en: 'no', fr: 'non' },
  'handedness=right': { en: 'right-handed', fr: 'droitiers' },
  'handedness=left': { en: 'left-handed', fr: 'gauchers' },
  'repetition=3': { en: 'a draw the third time', fr: 'nulle à la troisième' },
  off: { en: 'off', fr: 'sans' },
};
