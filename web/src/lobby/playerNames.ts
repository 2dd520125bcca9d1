import type { TableSummary } from '../api/client';
import type { Language, People, Seat } from '../protocol/messages';
import { isolated } from '../i18n/isolate';
import { home } from '../i18n/messages/home';
import { savedGames } from '../i18n/messages/savedGames';
import { opponentsOf, type SavedGame } from '../storage/localGame';

export function sitterName(seat: Seat, people: People, language: Language): string | null {
  if (seat.bot !== undefined) return home.levelName[language](seat.bot);
  if (seat.person !== undefined) return isolated(people[seat.person]?.name ?? home.somebody[language]);
  return null;
}

/** All players at the table except the viewer; empty if the viewer has all seats. */
export function opponents(listed: TableSummary, people: People, me: string | null, language: Language): string[] {
  return listed.seats
    .filter(seat => seat.person === undefined || seat.person !== me)
    .map(seat => sitterName(seat, people, language))
    .filter(name => name !== null);
}

/** The opponents in a game in this browser, and whether it is the player's turn. */
export function localGameText({ opening, about }: SavedGame, language: Language): string {
  const levels = opponentsOf(opening);
  if (levels.length === 0) return home.alone[language];
  return (about.phase !== 'ended' && about.yourTurn ? savedGames.yourMove : savedGames.against)[language](levels);
}

export type GameResult = 'won' | 'lost' | 'drawn' | 'finished';

/** How a finished game of two ended for the viewer: the result reads `1-0`, `0-1` or `½-½`. */
export function resultFor(listed: TableSummary, me: string | null): GameResult {
  const shares = listed.result?.result?.split('-');
  const held = listed.seats.flatMap((seat, at) => (me !== null && seat.person === me ? [at] : []));
  if (!shares || held.length !== 1) return 'finished';
  const share = shares[held[0] as number];
  return share === '1' ? 'won' : share === '0' ? 'lost' : 'drawn';
}
