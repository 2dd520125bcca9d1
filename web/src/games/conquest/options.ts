import type { Translated } from '../../i18n/language.svelte';

/** Descriptions of the option values. */
export const optionTexts: Record<string, Translated> = {
  'first=lot': { en: 'random', fr: 'au hasard' },
  'first=white': { en: 'White', fr: 'les Blancs' },
  'first=black': { en: 'Black', fr: 'les Noirs' },
  'keySquare=key': { en: 'only the Key die', fr: 'seulement le dé clef' },
  'keySquare=any': { en: 'any die', fr: 'n’importe quel dé' },
  'keyCaptures=yes': { en: 'yes', fr: 'oui' },
  'keyCaptures=no': { en: 'no', fr: 'non' },
  'handedness=right': { en: 'right-handed', fr: 'droitiers' },
  'handedness=left': { en: 'left-handed', fr: 'gauchers' },
  'repetition=3': { en: 'draw on the third repetition', fr: 'nulle à la 3ᵉ répétition' },
  off: { en: 'off', fr: 'sans' },
};

/** The link to the page that answers it. */
export const whichDice: Translated = { en: 'Which dice do I have?', fr: 'Quels dés ai-je ?' };

/** The same for 6 Faces, where red dice and a King play. */
export const sixFacesOptionTexts: Record<string, Translated> = {
  ...optionTexts,
  'first=black': { en: 'Red', fr: 'les Rouges' },
  'keySquare=key': { en: 'only the King', fr: 'seulement le Roi' },
};
