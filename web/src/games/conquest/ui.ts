/** The user interface of Conquest and 6 Faces at a table: drawing, texts and announcements. */
import { tablePreferences } from '../../preferences/table.svelte';
import type { GameUi } from '../types';
import type { ConquestPosition, KeySymbol } from './types';
import MoveText from './MoveText.svelte';
import GameView from './GameView.svelte';
import Settings from './Settings.svelte';
import BoardControls from './BoardControls.svelte';
import SeatSummary from './SeatSummary.svelte';
import { Selection } from './input/selection.svelte';
import { capturedBy } from './captured';
import { capturedTitle, kingReasons, lotText, moveText, texts } from './texts';

export function uiFor(keySymbol: KeySymbol): GameUi {
  return {
    GameView,
    newSelection: at => new Selection(() => at().moves),
    MoveText,
    SeatSummary,
    BoardControls,
    Settings,
    // In the oblique view the board is lower than from above.
    phoneHeight: () => `calc((100vw - 1rem) * ${tablePreferences.camera === 'table' ? 0.76 : 0.905})`,
    texts,
    moveText: (text, language) => moveText(text, keySymbol, language),
    chanceText: (text, language) => lotText(text, keySymbol, language),
    ...(keySymbol === 'king' ? { reasons: kingReasons } : {}),
    finalScores: ({ history, from }, language) => [{ title: capturedTitle[language], values: [0, 1].map(seat => capturedBy(seat, history, from).length) }],
    // A game that ended on the board ended with its last move.
    decisiveMove: ({ position, history }) => ((position as ConquestPosition).outcome === undefined ? undefined : history.findLastIndex(({ seat }) => seat >= 0)),
    soundOf: text => (text.includes('x') ? 'take' : 'tumble'),
  };
}
