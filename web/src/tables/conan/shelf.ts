import type { OnShelf } from '../game';
import Emblem from './Emblem.svelte';
import Mark from './Mark.svelte';
import { optionWords } from './options';

export const conan: OnShelf = {
  id: 'conan',
  title: 'Conan',
  summary: {
    en: 'Lead your hero through adventures, lay hidden challenges in the others’ way, bid glory, bluff and make treaties.',
    fr: 'Menez votre héros d’aventure en aventure, posez des défis cachés, misez votre gloire, bluffez et négociez.',
  },
  seats: { least: 2, most: 4 },
  hasSecrets: true,
  optionWords,
  Emblem,
  Mark,
  table: () => import('./table').then(({ table }) => table),
  rules: () => import('./Rules.svelte').then(({ default: page }) => page),
};
