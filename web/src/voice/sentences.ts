import { outcome, seatName, winners } from '../table/people';
import type { GameTable } from '../tables/game';
import type { Table } from '../wire/follow';
import type { Language, Result, TableEvent } from '../wire/messages';
import { aloud } from '../words/said';
import { table as words } from '../words/table';

/** What a game has to say about moves and draws. */
export type Spoken = Pick<GameTable, 'moveInWords' | 'toldInWords' | 'chanceInWords' | 'reasons'>;

/** What happened, in a sentence for whoever listens; empty where nothing needs saying. */
export function sentenceOf(event: TableEvent, table: Table, game: Spoken, language: Language): string {
  const name = (seat: number) => seatName(table, seat, language);
  const isMine = (seat: number) => table.state.you.includes(seat);
  switch (event.kind) {
    case 'played': {
      const told = game.toldInWords?.(event.text, name(event.seat), table.state.you.length === 1 && isMine(event.seat), language);
      const said = told ?? aloud.played[language](name(event.seat), game.moveInWords(event.text, language));
      const mine = table.state.phase === 'playing' && isMine(table.state.turn);
      return mine && !isMine(event.seat) ? `${said} ${aloud.yourTurn[language]}` : said;
    }
    case 'drawn':
      return game.chanceInWords(event.text, language);
    case 'started':
      return aloud.started[language];
    case 'sat':
      return aloud.sat[language](name(event.seat));
    case 'stood':
      return aloud.stood[language];
    case 'draw-offered':
      return isMine(event.seat) ? '' : words.offersDraw[language](name(event.seat));
    case 'draw-refused':
      return words.drawRefused[language];
    case 'takeback-asked':
      return isMine(event.seat) ? '' : words.asksTakeback[language](name(event.seat));
    case 'takeback-refused':
      return words.takebackRefused[language];
    case 'taken-back':
      return words.takenBack[language];
    case 'resigned':
      return aloud.resigned[language](name(event.seat));
    case 'time-ran-out':
      return aloud.timeOut[language](name(event.seat));
    case 'handed-over':
      return words.handedOver[language](table.terms.seatNames[event.seat]?.[language] ?? '');
    case 'ended':
      return endSentence(table, game, language);
    case 'rematch-offered':
      return words.rematchBy[language](table.people[event.by]?.name ?? '');
    case 'closed':
      return words.closed[language];
    case 'opened':
    case 'takeback-agreed':
    case 'voted':
    case 'rematch-agreed':
      return '';
  }
}

/** “You won.” with the reason. */
function endSentence(table: Table, game: Spoken, language: Language): string {
  return `${endHeadline(table, language)} ${reasonOf(table.state.result, game, language)}`.trim();
}

/** Why it ended; empty while it has not. */
export function reasonOf({ reason, sentence }: Result, { reasons }: Pick<Spoken, 'reasons'>, language: Language): string {
  return (reasons?.[reason ?? ''] ?? sentence)?.[language] ?? '';
}

export function endHeadline(table: Table, language: Language): string {
  switch (outcome(table)) {
    case 'won':
      return words.youWon[language];
    case 'lost':
      return words.youLost[language];
    case 'shared':
      return words.youShare[language];
    case 'drawn':
      return words.draw[language];
    case 'watched':
      return words.wins[language](winners(table, language));
  }
}
