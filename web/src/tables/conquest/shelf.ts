import type { OnShelf } from '../game';
import Emblem from './Emblem.svelte';
import Mark from './Mark.svelte';
import { optionWords } from './options';

const both = {
  seats: { least: 2, most: 2 },
  hasSecrets: false,
  optionWords,
  Emblem,
  Mark,
  rules: () => import('./Rules.svelte').then(({ default: page }) => page),
  editor: () => import('./Editor.svelte').then(({ default: page }) => page),
};

export const conquest: OnShelf = {
  ...both,
  id: 'conquest',
  title: 'Conquest',
  summary: {
    en: 'Tumble your dice across the board. Take the enemy Key die, or land yours on its home square.',
    fr: 'Faites basculer vos dés. Prenez le dé clef adverse, ou posez le vôtre sur sa case.',
  },
  table: () => import('./table').then(({ tableOf }) => tableOf('key')),
};

export const sixfaces: OnShelf = {
  ...both,
  id: 'sixfaces',
  title: '6 Faces',
  summary: {
    en: 'The French edition, red against white. Any die may take the place of the King.',
    fr: 'L’édition française, rouge contre blanc. Tout dé peut prendre la place du Roi.',
  },
  table: () => import('./table').then(({ tableOf }) => tableOf('king')),
};
