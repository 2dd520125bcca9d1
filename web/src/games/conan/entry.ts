import type { GameEntry } from '../types';
import CoverArt from './CoverArt.svelte';
import SeatIcon from './SeatIcon.svelte';
import { cards } from '../../i18n/messages/cards';
import { optionTexts } from './options';

/** From this level on computers bet whole purses where they may. */
const STRONG = 6;

const bidsAdvice = {
  en: 'At this level the computer bets everything it has. With bids limited to the loot, the game lasts longer.',
  fr: 'À ce niveau, l’ordinateur mise tout ce qu’il a. Avec des mises limitées au butin, la partie dure plus longtemps.',
};

export const conan: GameEntry = {
  id: 'conan',
  title: 'Conan',
  summary: {
    en: 'Lead your hero through adventures, place hidden challenges in the others’ way, bid glory, bluff and make treaties.',
    fr: 'Menez votre héros d’aventure en aventure, placez des défis cachés, misez votre gloire, bluffez et négociez.',
  },
  seats: { min: 2, max: 4 },
  hasSecrets: true,
  optionTexts,
  advice: (key, level) => (key === 'bids' && level >= STRONG ? bidsAdvice : null),
  CoverArt,
  SeatIcon,
  ui: () => import('./ui').then(({ ui }) => ui),
  material: { option: 'cards', choices: () => import('../../cards/choices').then(({ playableSets }) => playableSets()), manage: cards.manage, manageUrl: '/cards' },
  rules: () => import('./rulesPage').then(({ gameRules }) => gameRules),
};
