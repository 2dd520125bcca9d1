/** Conan for the shell: what is drawn, said and heard. */
import type { GameUi } from '../types';
import Log from './log/Log.svelte';
import MoveText from './MoveText.svelte';
import GameView from './GameView.svelte';
import Settings from './Settings.svelte';
import SeatSummary from './SeatSummary.svelte';
import { chanceText, moveText, optionText, moveSentence, texts } from './texts';

const TAKES = /^(accomplish|withdraw|hire)/;

export const ui: GameUi = {
  GameView,
  MoveText,
  Log,
  SeatSummary,
  Settings,
  isSymmetric: true,
  // The scene is as high as what lies on the table; this is for the replay.
  phoneHeight: () => '46rem',
  texts,
  moveText,
  moveSentence,
  optionText,
  chanceText,
  soundOf: text => (TAKES.test(text) ? 'take' : 'lay'),
};
