/** Conan's user interface at a table: drawing, texts and announcements. */
import type { GameUi, SelectionContext } from '../types';
import Log from './log/Log.svelte';
import MoveText from './MoveText.svelte';
import GameView from './GameView.svelte';
import Settings from './Settings.svelte';
import SeatSummary from './SeatSummary.svelte';
import { language } from '../../i18n/language.svelte';
import { tablePreferences } from '../../preferences/table.svelte';
import { isDecided } from './contest/contestResult.svelte';
import { Selection } from './moves/selection.svelte';
import { selectionText } from './moves/selectionText';
import { isOnly, namesAt } from './tableContext';
import type { ConanMove, ConanPosition } from './types';
import { chanceText, moveText, optionText, moveSentence, texts } from './texts';

function newSelection(at: () => SelectionContext): Selection {
  return new Selection(
    () => at().moves as ConanMove[],
    selection => {
      const { names, you } = at();
      const position = at().position as ConanPosition;
      return selectionText(selection, position, namesAt(position, names, seat => isOnly(seat, you), language()), names);
    },
  );
}

const finalTexts = {
  glory: { en: 'Glory', fr: 'Gloire' },
  adventures: { en: 'Adventures', fr: 'Aventures' },
  objects: { en: 'Objects', fr: 'Objets' },
};

const TAKES = /^(accomplish|withdraw|hire)/;

export const ui: GameUi = {
  GameView,
  newSelection,
  MoveText,
  Log,
  SeatSummary,
  Settings,
  isSymmetric: true,
  mustAcknowledge: (position, before) => tablePreferences.pace !== 'instant' && isDecided(position as ConanPosition, before as ConanPosition),
  // For the replay only; at a table the scene is as tall as its content.
  phoneHeight: () => '46rem',
  texts,
  moveText,
  moveSentence,
  optionText,
  chanceText,
  finalScores: ({ position }, language) => {
    const { seats } = position as ConanPosition;
    return [
      { title: finalTexts.glory[language], values: seats.map(({ pg }) => pg) },
      { title: finalTexts.adventures[language], values: seats.map(({ trophies }) => trophies.length) },
      { title: finalTexts.objects[language], values: seats.map(({ objects }) => objects.length) },
    ];
  },
  soundOf: text => (TAKES.test(text) ? 'take' : 'lay'),
};
