import { spaced } from '../i18n/french';
import { isolated } from '../i18n/isolate';
import { namesInGame, outcome, seatName, winners } from '../table/seats';
import type { Cast, GameUi } from '../games/types';
import type { Table } from '../protocol/tableState';
import type { Language, Result, TableEvent } from '../protocol/messages';
import { announcements } from '../i18n/messages/announcements';
import { table as texts } from '../i18n/messages/table';

/** The texts of a game for moves and draws. */
export type MoveTexts = Pick<GameUi, 'moveText' | 'moveSentence' | 'chanceText' | 'drawText' | 'reasons' | 'resultText'>;

/** The event as a sentence for screen readers; empty if it needs no announcement. */
export function eventText(event: TableEvent, table: Table, game: MoveTexts, language: Language): string {
  const name = (seat: number) => seatName(table, seat, language);
  const isMine = (seat: number) => table.state.yourSeats.includes(seat);
  // On a shared screen players are called by name, not "you".
  const isYou = (seat: number) => table.state.yourSeats.length === 1 && isMine(seat);
  switch (event.kind) {
    case 'played': {
      const told = game.moveSentence?.(event.text, name(event.seat), isYou(event.seat), language);
      const said = told ?? announcements.played[language](name(event.seat), game.moveText(event.text, language));
      const mine = table.state.phase === 'playing' && isMine(table.state.turn);
      return mine && !isMine(event.seat) ? `${said} ${announcements.yourTurn[language]}` : said;
    }
    case 'chance-drawn':
      return game.chanceText(event.text, language) || (isAfterMove(table) ? (game.drawText?.(event.text, language) ?? '') : '');
    case 'started':
      return announcements.started[language];
    case 'sat':
      return isYou(event.seat) ? announcements.youSat[language] : announcements.sat[language](name(event.seat));
    case 'left':
      return announcements.stood[language];
    case 'draw-offered':
      return isMine(event.seat) ? '' : texts.offersDraw[language](name(event.seat));
    case 'draw-declined':
      return isMine(event.seat) ? '' : texts.declinesDraw[language](name(event.seat));
    case 'takeback-requested':
      return isMine(event.seat) ? '' : texts.asksTakeback[language](name(event.seat));
    case 'takeback-declined':
      return isMine(event.seat) ? '' : texts.declinesTakeback[language](name(event.seat));
    case 'taken-back':
      return texts.takenBack[language];
    case 'resigned':
      return isYou(event.seat) ? announcements.youResigned[language] : announcements.resigned[language](name(event.seat));
    case 'time-ran-out':
      return isYou(event.seat) ? announcements.yourTimeOut[language] : announcements.timeOut[language](name(event.seat));
    case 'replaced-by-bot':
      return texts.handedOver[language](table.terms.seatNames[event.seat]?.[language] ?? '');
    case 'ended':
      return endSentence(table, game, language);
    case 'rematch-offered':
      return table.state.yourSeats.some(seat => table.state.seats[seat]?.person === event.by) ? '' : texts.rematchBy[language](isolated(table.people[event.by]?.name ?? ''));
    case 'closed':
      return texts.closed[language];
    case 'opened':
    case 'takeback-agreed':
    case 'replace-voted':
    case 'rematch-agreed':
      return '';
  }
}

/** “You won.” with the reason. */
function endSentence(table: Table, game: MoveTexts, language: Language): string {
  return `${endHeadline(table, language)} ${whyEnded(table, game, language)}`.trim();
}

/** Why the game at a table ended, with the players' names; empty while it goes on. */
export function whyEnded(table: Table, game: MoveTexts, language: Language): string {
  return reasonText(table.state.result, game, language, { names: namesInGame(table, language), you: table.state.yourSeats }, table.state.position);
}

/** Why a game ended. */
export function reasonText(result: Result, { reasons, resultText }: Pick<MoveTexts, 'reasons' | 'resultText'>, language: Language, cast?: Cast, position?: unknown): string {
  const { reason = '', sentence } = result;
  const own = cast && ((position === undefined ? undefined : resultText?.(result, position, cast, language)) ?? offBoardText(result, cast, language));
  return own ?? spaced((reasons?.[reason] ?? sentence)?.[language] ?? '');
}

/** In a game of two, who has resigned or run out of time. */
function offBoardText({ reason, result = '' }: Result, { names, you }: Cast, language: Language): string | undefined {
  const loser = result.split('-').indexOf('0');
  if (names.length !== 2 || loser < 0) return undefined;
  const isYou = you.length === 1 && you.includes(loser);
  const name = names[loser] ?? '';
  if (reason === 'resigned') return isYou ? announcements.youResigned[language] : announcements.resigned[language](name);
  if (reason === 'time') return isYou ? announcements.yourTimeOut[language] : announcements.timeOut[language](name);
  return undefined;
}

export function endHeadline(table: Table, language: Language): string {
  switch (outcome(table)) {
    case 'won':
      return texts.youWon[language];
    case 'lost':
      return table.state.seats.length > 2 ? `${texts.youLost[language]} ${texts.wins[language](winners(table, language))}` : texts.youLost[language];
    case 'shared':
      return texts.youShare[language];
    case 'drawn':
      return texts.draw[language];
    case 'watched':
      return texts.wins[language](winners(table, language));
  }
}

/**
 * Whether the last draw followed a move. The deal at the start of a game (or of the second game of a match) does not.
 */
function isAfterMove({ state: { history } }: Table): boolean {
  const [move, draw] = history.slice(-2);
  return move !== undefined && draw !== undefined && move.seat >= 0 && draw.round >= move.round;
}
