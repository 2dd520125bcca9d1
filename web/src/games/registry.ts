import { conan } from './conan/entry';
import { conquest, sixfaces } from './conquest/entry';
import { domination } from './domination/entry';
import type { GameEntry } from './types';

/** Every game this client can show, in the order people see them. Another game is a folder next to this file and its name here. */
export const GAMES: readonly GameEntry[] = [conquest, sixfaces, domination, conan];

export function gameEntry(game: string): GameEntry | undefined {
  return GAMES.find(one => one.id === game);
}

/** A game this client does not know keeps its own name. */
export function titleOf(game: string): string {
  return gameEntry(game)?.title ?? game;
}
