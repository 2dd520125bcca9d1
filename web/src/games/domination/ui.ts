/** The user interface of Domination at a table: drawing, texts and announcements. */
import type { GameUi } from '../types';
import EndgameReview from './endgame/EndgameReview.svelte';
import MoveText from './MoveText.svelte';
import GameView from './GameView.svelte';
import Settings from './Settings.svelte';
import DrawPicture from './rack/DrawPicture.svelte';
import BoardControls from './BoardControls.svelte';
import SeatSummary from './SeatSummary.svelte';
import { Selection } from './input/selection.svelte';
import type { Language } from '../../protocol/messages';
import type { DominationPosition } from './types';
import { leadText } from '../lead';
import { leadTaken, resultText, scoresAfter } from './decisive';
import { chanceText, drawText, final, moveText, texts } from './texts';

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
  DrawPicture,
  publicView: position => {
    // What a seat has not seen tells what it holds.
    const { deduced: _, ...open } = position as DominationPosition;
    // An empty rack keeps its place, so that the board does not move.
    return { ...open, rack: [], unseen: [] };
  },
  publicMoves: history => history.map(move => ({ ...move, text: move.text.replace(/^draw:.*/, 'draw:?') })),
  finalScores: ({ position }, language) => {
    const { scores, firstGame } = position as DominationPosition;
    const column = (title: Record<Language, string>, values: number[]) => ({ title: title[language], values });
    const territories = scores.map(score => score.territories);
    const border = scores.map(score => score.border);
    if (firstGame === undefined) return [column(final.territories, territories), column(final.border, border)];
    const before = firstGame.scores;
    return [
      column(final.both, territories.map((n, seat) => n + (before[seat]?.territories ?? 0))),
      column(final.firstGame, before.map(score => score.territories)),
      column(final.secondGame, territories),
      column(final.border, border.map((n, seat) => n + (before[seat]?.border ?? 0))),
    ];
  },
  resultText,
  moveNotes: scoresAfter,
  decisiveMove: given => leadTaken(given)?.index,
  decisiveText: (given, index, names, you, language) => {
    const { seat = -1, text = '' } = given.history[index] ?? {};
    const [lead, name, isYou] = [leadTaken(given), names[seat] ?? '', you.length === 1 && you.includes(seat)];
    const said = `${name}${language === 'en' ? ':' : '\u00a0:'} ${moveText(text, language)}.`;
    return lead === undefined ? said : `${said} ${leadText(lead, seat, name, isYou, language)}`;
  },
  soundOf: text => (text.endsWith('*') ? 'take' : 'lay'),
};
