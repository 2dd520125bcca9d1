import { lotOf, readMove } from '../table/notation';
import { outcome, seatName } from '../table/people';
import type { Table } from '../wire/follow';
import type { Language, TableEvent } from '../wire/messages';
import { aloud } from '../words/said';
import { table as words } from '../words/table';

/** A move in words: “from d1 by d5 to f5, comes up 1”. */
export function moveInWords(text: string, language: Language): string {
  const move = readMove(text);
  const [from, second, third] = move?.squares ?? [];
  if (!move || from === undefined || second === undefined) return text;
  const route = aloud.route[language](from, third === undefined ? null : second, third ?? second);
  const parts = [move.key ? `${aloud.keyDie[language]} ${route}` : route];
  if (move.takes) parts.push(aloud.takes[language]);
  if (move.face !== null) parts.push(aloud.comesUp[language](String(move.face)));
  return parts.join(', ');
}

/** What happened, in a sentence for whoever listens; empty where nothing needs saying. */
export function sentenceOf(event: TableEvent, table: Table, language: Language): string {
  const name = (seat: number) => seatName(table, seat, language);
  switch (event.kind) {
    case 'played': {
      const said = aloud.played[language](name(event.seat), moveInWords(event.text, language));
      const mine = table.state.phase === 'playing' && table.state.you.includes(table.state.turn);
      return mine && !table.state.you.includes(event.seat) ? `${said} ${aloud.yourTurn[language]}` : said;
    }
    case 'drawn': {
      const first = lotOf(event.text);
      return first === null ? '' : aloud.begins[language](table.terms.seatNames[first]?.[language] ?? '');
    }
    case 'started':
      return aloud.started[language];
    case 'sat':
      return aloud.sat[language](name(event.seat));
    case 'stood':
      return aloud.stood[language];
    case 'draw-offered':
      return table.state.you.includes(event.seat) ? '' : words.offersDraw[language](name(event.seat));
    case 'draw-refused':
      return words.drawRefused[language];
    case 'takeback-asked':
      return table.state.you.includes(event.seat) ? '' : words.asksTakeback[language](name(event.seat));
    case 'takeback-refused':
      return words.takebackRefused[language];
    case 'taken-back':
      return words.takenBack[language];
    case 'resigned':
      return aloud.resigned[language](name(event.seat));
    case 'time-ran-out':
      return aloud.timeOut[language](name(event.seat));
    case 'ended':
      return endSentence(table, language);
    case 'rematch-offered':
      return words.rematchBy[language](table.people[event.by]?.name ?? '');
    case 'closed':
      return words.closed[language];
    case 'opened':
    case 'takeback-agreed':
    case 'voted':
    case 'handed-over':
    case 'rematch-agreed':
      return '';
  }
}

/** “You won.” with the reason. */
export function endSentence(table: Table, language: Language): string {
  return `${endHeadline(table, language)} ${table.state.result.sentence?.[language] ?? ''}`.trim();
}

export function endHeadline(table: Table, language: Language): string {
  switch (outcome(table)) {
    case 'won':
      return words.youWon[language];
    case 'lost':
      return words.youLost[language];
    case 'drawn':
      return words.draw[language];
    case 'watched': {
      const winner = table.state.result.result?.startsWith('1') ? 0 : 1;
      return words.wins[language](table.terms.seatNames[winner]?.[language] ?? '');
    }
  }
}
