import type { GameEntry } from '../types';
import CoverArt from './CoverArt.svelte';
import SeatIcon from './SeatIcon.svelte';
import { optionTexts } from './options';

const both = {
  seats: { min: 2, max: 2 },
  hasSecrets: false,
  optionTexts,
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
    en: 'Tumble your dice across the board. Take the enemy Key die, or land yours on its home square.',
    fr: 'Faites basculer vos dés. Prenez le dé clef adverse, ou posez le vôtre sur sa case.',
  },
  ui: () => import('./ui').then(({ uiFor }) => uiFor('key')),
};

export const sixfaces: GameEntry = {
  ...both,
  id: 'sixfaces',
  title: '6 Faces',
  summary: {
    en: 'The French edition, red against white. Any die may take the place of the King.',
    fr: 'L’édition française, rouge contre blanc. Tout dé peut prendre la place du Roi.',
  },
  ui: () => import('./ui').then(({ uiFor }) => uiFor('king')),
};
