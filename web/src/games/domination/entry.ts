import SeatShape from '../../ui/SeatShape.svelte';
import type { GameEntry } from '../types';
import { layoutOf, savedBoards } from './boards/savedBoards';
import CoverArt from './CoverArt.svelte';
import { optionTexts } from './options';

export const domination: GameEntry = {
  id: 'domination',
  title: 'Domination',
  summary: {
    en: 'Play your hidden dominoes between matching cells. Play the fourth side of a territory to conquer it.',
    fr: 'Posez vos dominos cachés entre les cases de mêmes chiffres. Qui pose le quatrième côté d’un territoire le conquiert.',
  },
  seats: { min: 2, max: 4 },
  hasSecrets: true,
  optionTexts,
  ownValues: {
    layout: {
      list: () => savedBoards().map(({ name, cells, notice }) => ({ value: layoutOf(cells), name, ...(notice ? { notice } : {}) })),
      unnamed: { en: 'your board', fr: 'votre plateau' },
      page: '/boards',
      pageText: { en: 'Enter the numbers of your own board', fr: 'Saisir les chiffres de votre plateau' },
    },
  },
  CoverArt,
  SeatIcon: SeatShape,
  ui: () => import('./ui').then(({ ui }) => ui),
  rules: () => import('./rulesPage').then(({ gameRules }) => gameRules),
};
