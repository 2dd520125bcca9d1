import { conan } from './conan/entry';
import { conquest, sixfaces } from './conquest/entry';
import { domination } from './domination/entry';
import type { GameEntry } from './types';

/**
 * All games this client can show, in display order. To add a game, add a folder next to this file and its name here.
 */
export const GAMES: readonly GameEntry[] = [conquest, sixfaces, domination, conan];

export function gameEntry(game: string): GameEntry | undefined {
  return GAMES.find(one => one.id === game);
}

/** The title of a game; an unknown game keeps its id. */
export function titleOf(game: string): string {
  return gameEntry(game)?.title ?? game;
}
