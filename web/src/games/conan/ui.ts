/** Conan's user interface at a table: drawing, texts and announcements. */
import type { GameUi, SelectionContext } from '../types';
import Log from './log/Log.svelte';
import MoveText from './MoveText.svelte';
import GameView from './GameView.svelte';
import Settings from './Settings.svelte';
import SeatSummary from './SeatSummary.svelte';
import { language } from '../../i18n/language.svelte';
import { tablePreferences } from '../../preferences/table.svelte';
import { useCardSet } from './cards/activeSet.svelte';
import { publicMoves, publicView } from './publicView';
import { isDecided } from './contest/contestResult.svelte';
import { decisiveMove, decisiveText, gloryBySource } from './log/endSummary';
import { overText } from './log/logText';
import { Selection } from './moves/selection.svelte';
import { selectionText } from './moves/selectionText';
import { isOnly, namesAt } from './tableContext';
import type { ConanMove, ConanPosition } from './types';
import { chanceText, moveText, optionText, moveSentence, tableTexts, texts } from './texts';

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

/** Reasons by the rules of the game. */
const ON_BOARD: readonly string[] = ['last-left', 'shared', 'most-objects', 'most-trophies', 'rounds', 'most-glory'];
const TAKES = /^(accomplish|withdraw|hire)/;

export const ui: GameUi = {
  GameView,
  newSelection,
  useMaterial: useCardSet,
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
  publicView: position => publicView(position as ConanPosition),
  publicMoves,
  finalScores: ({ position, history }, language) => {
    const { seats } = position as ConanPosition;
    return [{ title: tableTexts.glory[language], values: seats.map(({ pg }) => pg) }, ...gloryBySource(history, seats.length, language)];
  },
  resultText: ({ reason = '', result = '' }, position, { names, you }, language) => {
    const winners = result.split('-').flatMap((share, seat) => (share === '0' ? [] : [seat]));
    if (!ON_BOARD.includes(reason)) return undefined;
    const glory = (position as ConanPosition).seats.map(({ pg }) => pg);
    return overText({ reason, winners }, glory, { language, name: seat => names[seat] ?? '', isYou: seat => isOnly(seat, you) });
  },
  decisiveMove: ({ history, position }) => decisiveMove({ history, seats: (position as ConanPosition).seats.length }),
  decisiveText: ({ history, position }, index, names, you, language) => decisiveText({ history, seats: (position as ConanPosition).seats.length }, index, { language, name: seat => names[seat] ?? '', isYou: seat => isOnly(seat, you) }),
  soundOf: text => (TAKES.test(text) ? 'take' : 'lay'),
};
