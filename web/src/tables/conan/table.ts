/** Conan for the shell: what is drawn, said and heard. */
import type { GameTable } from '../game';
import Log from './log/Log.svelte';
import MoveText from './MoveText.svelte';
import Scene from './Scene.svelte';
import Settings from './Settings.svelte';
import Tray from './Tray.svelte';
import { chanceInWords, moveInWords, optionInWords, toldInWords, words } from './words';

const TAKES = /^(accomplish|withdraw|hire)/;

export const table: GameTable = {
  Scene,
  MoveText,
  Log,
  Tray,
  Settings,
  isRound: true,
  // The scene is as high as what lies on the table; this is for the replay.
  phoneHeight: () => '46rem',
  words,
  moveInWords,
  toldInWords,
  optionInWords,
  chanceInWords,
  soundOf: text => (TAKES.test(text) ? 'take' : 'lay'),
};
