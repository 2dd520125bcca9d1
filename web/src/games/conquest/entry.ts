import type { GameEntry } from '../types';
import CoverArt from './CoverArt.svelte';
import SeatIcon from './SeatIcon.svelte';
import { optionTexts, sixFacesOptionTexts, whichDice } from './options';

const both = {
  seats: { min: 2, max: 2 },
  hasSecrets: false,
  optionTexts,
  ownValues: { handedness: { list: () => [], unnamed: { en: 'your dice', fr: 'vos dés' }, page: '/dice', pageText: whichDice } },
  CoverArt,
  SeatIcon,
  rules: () => import('./rulesPage').then(({ gameRules }) => gameRules),
  editor: () => import('./editor/Editor.svelte').then(({ default: page }) => page),
};

export const conquest: GameEntry = {
  ...both,
  id: 'conquest',
  title: 'Conquest',
  summary: {
    en: 'Tumble your dice across the board. Capture the enemy Key die, or bring yours to its home square.',
    fr: 'Faites basculer vos dés. Prenez le dé clef adverse, ou amenez le vôtre sur sa case de départ.',
  },
  ui: () => import('./ui').then(({ uiFor }) => uiFor('key')),
};

export const sixfaces: GameEntry = {
  ...both,
  id: 'sixfaces',
  optionTexts: sixFacesOptionTexts,
  title: '6 Faces',
  summary: {
    en: 'The French edition, red against white. Any die can win by landing on the enemy King’s home square.',
    fr: 'L’édition française, rouge contre blanc. Tout dé gagne en atteignant la case de départ du Roi adverse.',
  },
  ui: () => import('./ui').then(({ uiFor }) => uiFor('king')),
};
