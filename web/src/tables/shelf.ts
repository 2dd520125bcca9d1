import { conan } from './conan/shelf';
import { conquest, sixfaces } from './conquest/shelf';
import { domination } from './domination/shelf';
import type { OnShelf } from './game';

/** Every game this client can show, in the order people see them. Another game is a folder beside this file and its name here. */
export const SHELF: readonly OnShelf[] = [conquest, sixfaces, domination, conan];

export function onShelf(game: string): OnShelf | undefined {
  return SHELF.find(one => one.id === game);
}

/** A game this client does not know keeps its own name. */
export function titleOf(game: string): string {
  return onShelf(game)?.title ?? game;
}
