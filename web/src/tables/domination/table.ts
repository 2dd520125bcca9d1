/** Domination for the shell: what is drawn, said and heard. */
import type { GameTable } from '../game';
import Hindsight from './Hindsight.svelte';
import MoveText from './MoveText.svelte';
import Scene from './Scene.svelte';
import Settings from './Settings.svelte';
import Tools from './Tools.svelte';
import Tray from './Tray.svelte';
import { chanceInWords, moveInWords, words } from './words';

export const table: GameTable = {
  Scene,
  MoveText,
  Tray,
  Tools,
  Settings,
  isRound: true,
  Hindsight,
  // The board as wide as the screen, a line of facts, the rack.
  phoneHeight: () => 'calc(100vw + 8.75rem)',
  words,
  moveInWords,
  chanceInWords,
  soundOf: text => (text.endsWith('*') ? 'take' : 'lay'),
};
