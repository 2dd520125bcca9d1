/** The user interface of Domination at a table: drawing, texts and announcements. */
import type { GameUi } from '../types';
import EndgameReview from './endgame/EndgameReview.svelte';
import MoveText from './MoveText.svelte';
import GameView from './GameView.svelte';
import Settings from './Settings.svelte';
import BoardControls from './BoardControls.svelte';
import SeatSummary from './SeatSummary.svelte';
import { Selection } from './input/selection.svelte';
import { chanceText, drawText, moveText, texts } from './texts';

export const ui: GameUi = {
  GameView,
  newSelection: at => new Selection(() => at().moves),
  MoveText,
  SeatSummary,
  BoardControls,
  Settings,
  isSymmetric: true,
  EndgameReview,
  // The board at the width of the screen, a line of facts, the rack.
  phoneHeight: () => 'calc(100vw + 8.75rem)',
  texts,
  moveText,
  chanceText,
  drawText,
  soundOf: text => (text.endsWith('*') ? 'take' : 'lay'),
};
