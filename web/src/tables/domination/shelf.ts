import SeatMark from '../../look/SeatMark.svelte';
import type { OnShelf } from '../game';
import Emblem from './Emblem.svelte';
import { optionWords } from './options';

export const domination: OnShelf = {
  id: 'domination',
  title: 'Domination',
  summary: {
    en: 'Lay your hidden dominoes between matching cells. Whoever lays the fourth side of a territory conquers it.',
    fr: 'Posez vos dominos cachés entre les cases de mêmes chiffres. Qui pose le quatrième côté d’un territoire le conquiert.',
  },
  seats: { least: 2, most: 4 },
  hasSecrets: true,
  optionWords,
  Emblem,
  Mark: SeatMark,
  table: () => import('./table').then(({ table }) => table),
  rules: () => import('./Rules.svelte').then(({ default: page }) => page),
};
